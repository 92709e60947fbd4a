import { paths, usePageTitle, useSession, useSettings } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { Navigate } from '@afterglow/shared-ui/router';
import { MailX } from 'lucide-react';
import { ResendActivation } from '../features/activation/resend-activation.tsx';

export default function ActivateError() {
  const { t } = useTranslation();
  const isMember = useSession((session) => session.user !== null);
  const isConfirmed = useSession((session) => session.user?.status === 'active');
  const email = useSettings((settings) => settings.support_email);
  usePageTitle(t('activation.failed'));
  // The address was confirmed by another link, in another tab maybe.
  if (isConfirmed) return <Navigate to={paths.activateDone()} replace />;
  return (
    <div className="wrapx">
      <ResultCard
        tone="err"
        icon={MailX}
        title={t('activation.failed')}
        actions={
          <>
            {isMember ? (
              <ResendActivation main />
            ) : (
              <LinkButton to={paths.login()} variant="primary" size="lg" block>
                {t('activation.toLogin')}
              </LinkButton>
            )}
            {email && <a href={`mailto:${email}`}>{t('activation.support')}</a>}
          </>
        }
      >
        {t(isMember ? 'activation.failedMember' : 'activation.failedLead')}
      </ResultCard>
    </div>
  );
}
