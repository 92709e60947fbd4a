import { type Card, paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  member: Card;
  /** What the button says. */
  action: string;
  /** Between the member and the button: a field for the answer, say. */
  children?: ReactNode;
}

/** The way to the member: sign-up beside them, and what to know before. */
export function Contact({ member: { id, name }, action, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className="col-x">
      {children}
      <LinkButton size="lg" block icon={Send} to={paths.memberSignup(id)}>
        {action}
      </LinkButton>
      <p className="xs mut tc">
        {t('landing.adults')} <Link to={paths.page('terms')}>{t('landing.terms')}</Link>{' '}
        <Link to={paths.page('privacy')}>{t('landing.privacy')}</Link>
      </p>
      <p className="sm mut">{t('landing.fictional', { name })}</p>
    </div>
  );
}
