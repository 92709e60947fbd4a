import { paths, usePageTitle, useSession, useSettings } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailX } from 'lucide-react';
import { ResendActivation } from '../features/activation/resend-activation.tsx';

export default function ActivateError() {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.user !== null);
  const email = useSettings((settings) => settings.support_email);
  usePageTitle(t('activation.failed'));
  return (
    <div className="wrapx">
      <ResultCard
        tone="err"
        icon={MailX}
        title={t('activation.failed')}
        actions={
          <>
            {isMember ? (
              <ResendActivation />
            ) : (
              <LinkButton to={paths.login()} variant="primary" size="lg" block>
                {t('activation.toLogin')}
              </LinkButton>
            )}
            {email && <a href={`mailto:${email}`}>{t('activation.support')}</a>}
          </>
        }
      >
        {t('activation.failedLead')}
      </ResultCard>
    </div>
  );
}
