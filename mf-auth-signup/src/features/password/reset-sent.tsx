import { paths, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck } from 'lucide-react';
import type { Ref } from 'react';

/** Where a link is on its way to, or is perhaps: a site may conceal who has an account. */
export interface Sent {
  email: string;
  isCertain: boolean;
}

interface Props {
  sent: Sent;
  heading?: Ref<HTMLHeadingElement> | undefined;
  onAgain: () => void;
}

export function ResetSent({ sent: { email, isCertain }, heading, onAgain }: Props) {
  const { t } = useTranslation();
  usePageTitle(t('reset.sentTitle'));
  return (
    <div className="wrapx">
      <ResultCard
        icon={MailCheck}
        title={t('reset.sentTitle')}
        heading={heading}
        actions={
          <>
            <LinkButton to={paths.login()} variant="primary" size="lg" block>
              {t('reset.toLogin')}
            </LinkButton>
            <Button variant="ghost" block onClick={onAgain}>
              {t('reset.again')}
            </Button>
          </>
        }
      >
        <p role="status">{t(isCertain ? 'reset.sentLead' : 'reset.sentPerhaps', { email })}</p>
      </ResultCard>
    </div>
  );
}
