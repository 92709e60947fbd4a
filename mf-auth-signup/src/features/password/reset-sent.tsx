import { paths, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck } from 'lucide-react';

interface Props {
  email: string;
  onAgain: () => void;
}

/** Says no more than the server did: a site may conceal who has an account. */
export function ResetSent({ email, onAgain }: Props) {
  const { t } = useTranslation();
  usePageTitle(t('reset.sentTitle'));
  return (
    <div className="wrapx">
      <ResultCard
        icon={MailCheck}
        title={t('reset.sentTitle')}
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
        <p role="status">{t('reset.sentLead', { email })}</p>
      </ResultCard>
    </div>
  );
}
