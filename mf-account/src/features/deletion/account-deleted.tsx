import { ApiError, paths, post, toast } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useMailedLink } from '@afterglow/shared-ui/hooks/use-mailed-link';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { HeartHandshake, RotateCcw, UserX } from 'lucide-react';
import { useRef, useState } from 'react';

/**
 * Without a token, what the 14 days mean; with one, the way back. Restoring asks for a press: mail
 * programs that look into links must not undo what somebody wanted.
 */
export function AccountDeleted() {
  const { t } = useTranslation();
  const { token, stage, keep } = useMailedLink();
  const [state, setState] = useState<'asking' | 'working' | 'done' | 'refused'>(
    stage === 'done' ? 'done' : 'asking',
  );
  /** Pressed before, and no answer came: that the link is spent says then that the account is back. */
  const unanswered = useRef(stage === 'sent');
  const heading = useHeadingFocus(state === 'working' ? 'asking' : state);

  function finish(): void {
    setState('done');
    keep('done');
  }

  async function restore(): Promise<void> {
    setState('working');
    keep('sent');
    try {
      await post('/api/account-restore.php', { token: token ?? '' });
      finish();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'token_used' && unanswered.current) return finish();
      if (error.status < 400 || error.status >= 500) unanswered.current = true;
      if (!unanswered.current) keep('new');
      const isOver = [400, 404, 410].includes(error.status);
      if (!isOver) toast({ kind: 'error', text: error.message });
      setState(isOver ? 'refused' : 'asking');
    }
  }

  const toLogin = (variant: 'primary' | 'outline') => (
    <LinkButton to={paths.login()} variant={variant} size="lg" block>
      {t('deleted.login')}
    </LinkButton>
  );
  if (state === 'done') {
    return (
      <ResultCard
        tone="ok"
        icon={HeartHandshake}
        title={t('deleted.restored')}
        heading={heading}
        actions={toLogin('primary')}
      >
        <p role="status">{t('deleted.restoredLead')}</p>
      </ResultCard>
    );
  }
  if (state === 'refused') {
    return (
      <ResultCard
        tone="err"
        icon={UserX}
        title={t('deleted.refused')}
        heading={heading}
        actions={toLogin('outline')}
      >
        <p role="status">{t('deleted.refusedLead')}</p>
      </ResultCard>
    );
  }
  if (token) {
    return (
      <ResultCard
        icon={RotateCcw}
        title={t('deleted.ask')}
        actions={
          <Button
            variant="primary"
            size="lg"
            block
            loading={state === 'working'}
            onClick={() => void restore()}
          >
            {t('deleted.restore')}
          </Button>
        }
      >
        {t('deleted.askLead')}
      </ResultCard>
    );
  }
  return (
    <ResultCard icon={UserX} title={t('deleted.title')} actions={toLogin('outline')}>
      <p>{t('deleted.lead')}</p>
      <p>{t('deleted.way')}</p>
    </ResultCard>
  );
}
