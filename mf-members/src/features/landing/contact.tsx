import { type Card, paths } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Link } from '@afterglow/shared-ui/router';
import { Send } from 'lucide-react';

interface Props {
  member: Card;
  /** What the button says. */
  action: string;
}

/** The way to the member: sign-up beside them, and what to know before. */
export function Contact({ member: { id, name }, action }: Props) {
  const { t } = useTranslation();
  return (
    <div className="col-x">
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
