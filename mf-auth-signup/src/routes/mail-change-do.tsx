import { ApiError, paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useMailedToken } from '@afterglow/shared-ui/hooks/use-mailed-token';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck, MailX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Activation, activate } from '../features/activation/activate.ts';
import { LinkOutcome } from '../features/mailed-link/link-outcome.tsx';

/** /mail-change/do: the link that was mailed to a new address. This page's POST takes it. */
export default function MailChangePage() {
  const { t } = useTranslation();
  const token = useMailedToken();
  const [state, setState] = useState<Activation>('working');
  const isMember = useSession((session) => session.user !== null);
  usePageTitle(t('mailChange.title'));

  const run = useCallback(() => {
    setState('working');
    if (token) void activate(token, '/api/email-confirm.php').then(setState);
  }, [token]);
  useEffect(run, [run]);

  if (state instanceof ApiError) {
    return (
      <ErrorState title={t('mailChange.working')} retryLabel={t('retry')} onRetry={run}>
        {state.message}
      </ErrorState>
    );
  }
  const next = isMember
    ? { to: paths.settings(), label: t('mailChange.toSettings') }
    : { to: paths.login(), label: t('login.submit') };
  if (!token || state === 'refused') {
    return (
      <LinkOutcome
        tone="err"
        icon={MailX}
        title={t('mailChange.refusedTitle')}
        lead={t('mailChange.refusedLead')}
        {...next}
      />
    );
  }
  if (state === 'done') {
    return (
      <LinkOutcome
        tone="ok"
        icon={MailCheck}
        title={t('mailChange.title')}
        lead={t('mailChange.lead')}
        {...next}
      />
    );
  }
  return (
    <div className="wrapx">
      <ResultCard icon={MailCheck} title={t('mailChange.working')}>
        <p role="status">{t('activation.moment')}</p>
      </ResultCard>
    </div>
  );
}
