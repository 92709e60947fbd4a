import { ApiError, paths, post, toast, useSession } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useMailedToken } from '@afterglow/shared-ui/hooks/use-mailed-token';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { groups, type Notice } from './notifications.ts';

type State = 'asking' | 'one' | 'all' | 'refused';

const kinds: readonly string[] = [...groups.people, ...groups.us];

/** Asks what is to end: mail programs that look into links must not end it by that. */
export function StopMail() {
  const { t } = useTranslation();
  const token = useMailedToken();
  const isMember = useSession((state) => state.user !== null);
  const [state, setState] = useState<State>('asking');
  const [working, setWorking] = useState<State | null>(null);
  const heading = useHeadingFocus(state);
  const type = token?.split('.')[1] ?? '';
  const known = kinds.includes(type) ? (type as Notice) : null;

  async function stop(what: 'one' | 'all'): Promise<void> {
    setWorking(what);
    try {
      const query = { token: token ?? '', ...(what === 'one' && { only: true }) };
      await post('/api/unsubscribe.php', undefined, { query });
      setState(what);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404 || error.status === 400) setState('refused');
      else toast({ kind: 'error', text: error.message });
    }
    setWorking(null);
  }

  const next = isMember ? (
    <LinkButton to={paths.notifications()} variant="outline" size="lg" block>
      {t('stopMail.settings')}
    </LinkButton>
  ) : (
    <LinkButton to={paths.login({ to: paths.notifications() })} variant="outline" size="lg" block>
      {t('stopMail.settings')}
    </LinkButton>
  );
  if (!known || state === 'refused') {
    return (
      <ResultCard
        tone="err"
        icon={MailX}
        title={t('stopMail.refused')}
        heading={heading}
        actions={next}
      >
        <p role="status">{t('stopMail.refusedLead')}</p>
      </ResultCard>
    );
  }
  if (state !== 'asking') {
    return (
      <ResultCard
        tone="ok"
        icon={MailCheck}
        title={t('stopMail.done')}
        heading={heading}
        actions={next}
      >
        <p role="status">
          {state === 'one'
            ? t('stopMail.doneOne', { type: t(`notifications.types.${known}`) })
            : t('stopMail.doneAll')}
        </p>
      </ResultCard>
    );
  }
  return (
    <ResultCard
      icon={MailX}
      title={t('stopMail.title')}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            block
            loading={working === 'one'}
            onClick={() => void stop('one')}
          >
            {t('stopMail.one', { type: t(`notifications.types.${known}`) })}
          </Button>
          <Button
            variant="outline"
            size="lg"
            block
            loading={working === 'all'}
            onClick={() => void stop('all')}
          >
            {t('stopMail.all')}
          </Button>
        </>
      }
    >
      {t('stopMail.lead')}
    </ResultCard>
  );
}
