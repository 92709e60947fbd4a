import { ApiError, usePageTitle } from '@afterglow/shared-state';
import { Button } from '@afterglow/shared-ui/components/actions/button';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ResultCard } from '@afterglow/shared-ui/components/feedback/result-card';
import { useHeadingFocus } from '@afterglow/shared-ui/hooks/use-heading-focus';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { MailCheck, MailX, ShieldQuestion } from 'lucide-react';
import { LinkOutcome } from './link-outcome.tsx';
import { useTakenLink } from './use-taken-link.ts';

interface Way {
  to: string;
  label: string;
}

interface Words {
  title: string;
  working: string;
  lead: string;
  refusedTitle: string;
  refusedLead: string;
}

interface Props {
  door: '/api/email-confirm.php' | '/api/email-undo.php';
  words: Words;
  /** Asked before anything is done: mail programs open links, too. */
  ask?: { title: string; lead: string; label: string };
  /** The way on, when it was done and when it was refused. */
  done: Way;
  refused: Way;
}

/** A page that takes the mailed token in its address by its own POST, and says how it ended. */
export function MailedChange({ door, words, ask, done, refused }: Props) {
  const { t } = useTranslation();
  const { state, run } = useTakenLink(door, { isAskedFirst: ask !== undefined });
  const heading = useHeadingFocus(state);
  const isRefused = state === 'refused';
  const atWork = state === 'asked' && ask ? ask.title : words.working;
  const ended = isRefused ? words.refusedTitle : words.title;
  usePageTitle(isRefused || state === 'done' ? ended : atWork);

  if (state instanceof ApiError) {
    return (
      <ErrorState
        title={words.working}
        asHeading
        heading={heading}
        retryLabel={t('retry')}
        onRetry={run}
      >
        {state.message}
      </ErrorState>
    );
  }
  if (isRefused) {
    return (
      <LinkOutcome
        tone="err"
        icon={MailX}
        heading={heading}
        title={words.refusedTitle}
        lead={words.refusedLead}
        {...refused}
      />
    );
  }
  if (state === 'done') {
    return (
      <LinkOutcome
        tone="ok"
        icon={MailCheck}
        title={words.title}
        heading={heading}
        lead={words.lead}
        {...done}
      />
    );
  }
  if (ask && state === 'asked') {
    return (
      <div className="wrapx">
        <ResultCard
          icon={ShieldQuestion}
          tone="warn"
          title={ask.title}
          heading={heading}
          actions={
            <Button variant="primary" size="lg" block onClick={run}>
              {ask.label}
            </Button>
          }
        >
          <p>{ask.lead}</p>
        </ResultCard>
      </div>
    );
  }
  return (
    <div className="wrapx">
      <ResultCard icon={MailCheck} title={words.working} heading={heading}>
        <p role="status">{t('activation.moment')}</p>
      </ResultCard>
    </div>
  );
}
