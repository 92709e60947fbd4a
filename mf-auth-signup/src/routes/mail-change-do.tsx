import { ApiError, paths, usePageTitle, useSession } from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck, MailX } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Activation, activate } from '../features/activation/activate.ts';
import { useMailedToken } from '../features/password/use-mailed-token.ts';

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
  const refused = !token || state === 'refused';
  const done = state === 'done';
  const next = isMember ? (
    <LinkButton to={paths.settings()} variant="primary" size="lg" block>
      {t('mailChange.toSettings')}
    </LinkButton>
  ) : (
    <LinkButton to={paths.login()} variant="primary" size="lg" block>
      {t('login.submit')}
    </LinkButton>
  );
  if (refused) {
    return (
      <div className="wrapx">
        <ResultCard tone="err" icon={MailX} title={t('mailChange.refusedTitle')} actions={next}>
          {t('mailChange.refusedLead')}
        </ResultCard>
      </div>
    );
  }
  return (
    <div className="wrapx">
      <ResultCard
        tone={done ? 'ok' : 'primary'}
        icon={MailCheck}
        title={done ? t('mailChange.title') : t('mailChange.working')}
        actions={done && next}
      >
        <p role="status">{done ? t('mailChange.lead') : t('activation.moment')}</p>
      </ResultCard>
    </div>
  );
}
