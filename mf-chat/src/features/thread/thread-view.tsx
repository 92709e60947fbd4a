import {
  type ApiError,
  type Card,
  type Id,
  navigateTo,
  paths,
  type Quote,
  type Target,
  useOutbox,
  useSession,
  useSettings,
} from '@afterglow/shared-state';
import { LinkButton } from '@afterglow/shared-ui/components/actions/link-button';
import { EmptyState } from '@afterglow/shared-ui/components/feedback/empty-state';
import { ThreadSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { MessageCircleOff } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { ConfirmFirst, useUnconfirmed } from '../composer/confirm-first.tsx';
import { FreeLimit } from '../composer/free-limit.tsx';
import { Unreachable } from '../composer/unreachable.tsx';
import { useObservable } from '../observable.ts';
import { Safety } from '../safety/safety.tsx';
import { useConversationEntries } from '../safety/use-conversation-entries.ts';
import { useSafetyStep } from '../safety/use-safety-step.ts';
import { FailedThread } from './failed-thread.tsx';
import { MessageList } from './message-list.tsx';
import { type Opener, Openers } from './openers.tsx';
import { sameTarget } from './targets.ts';
import type { Thread, ThreadState } from './thread.ts';
import { ThreadHeader } from './thread-header.tsx';
import styles from './thread-view.module.scss';

interface Props {
  thread: Thread;
  target: Target;
}

/** One conversation: who, what was said, and a place to answer. */
export function ThreadView({ thread, target }: Props) {
  const state = useObservable(thread.state);
  const { messages: waiting } = useOutbox();
  const { profile, conversation, messages, status, error, canWrite, reachable, gone } = state;
  const unconfirmed = useUnconfirmed();
  const here = useMemo<Target>(
    () => (conversation ? { conversation } : target),
    [conversation, target],
  );
  const outgoing = useMemo(() => {
    // An event may bring a message before its own answer does.
    const stored = new Set(messages.map(({ client_id }) => client_id));
    return waiting.filter(
      (message) =>
        !stored.has(message.client_id) &&
        (sameTarget(message.target, here) || sameTarget(message.target, target)),
    );
  }, [waiting, messages, here, target]);

  if (status === 'failed' && isNowhere(error)) return <NotThere />;
  if (status === 'failed') {
    return (
      <FailedThread
        reason={error?.message}
        // Whom a gift is for stands in the conversation.
        outgoing={outgoing.filter(({ kind }) => kind !== 'gift')}
        onRetry={() => void thread.reload()}
      />
    );
  }
  if (status === 'loading' || !profile) {
    return (
      <div className={styles.thread} aria-busy="true">
        <ThreadSkeleton />
      </div>
    );
  }
  const isNew = messages.length === 0 && outgoing.length === 0;
  return (
    <ReadyThread
      key={profile.id}
      profile={profile}
      target={here}
      conversation={conversation}
      state={state}
      onForget={thread.forget}
    >
      {({ openWith, answer, report }) => {
        const mayWrite = canWrite && !unconfirmed && reachable && !gone;
        if (isNew) return <Openers profile={profile} {...(mayWrite && { onChoose: openWith })} />;
        return (
          <MessageList
            {...{ thread, state, outgoing }}
            name={profile.name}
            onReport={report}
            {...(mayWrite && { onAnswer: answer })}
          />
        );
      }}
    </ReadyThread>
  );
}

interface ReadyThreadProps {
  profile: Card;
  target: Target;
  conversation: string | null;
  state: ThreadState;
  onForget: (message: Id) => void;
  children: (write: {
    openWith: (opener: Opener) => void;
    answer: (quote: Quote) => void;
    report: (message: Id) => void;
  }) => React.ReactNode;
}

function ReadyThread({ profile, target, conversation, state, ...props }: ReadyThreadProps) {
  const { t } = useTranslation();
  const maxLength = useSettings((settings) => settings.message_length);
  const credits = useSession((session) => session.user?.credits ?? 0);
  const unconfirmed = useUnconfirmed();
  const [opener, setOpener] = useState<Opener | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  const { canWrite, reachable, gone } = state;

  const navigate = useNavigate();
  const { ask, ...asked } = useSafetyStep();
  const after = {
    onLeft: () => navigate(paths.chats(), { replace: true }),
    // Said by a toast, which outlives this page.
    onBack: () => navigateTo(paths.memberChat(profile.id)),
  };
  // What was closed elsewhere is not open here; a receipt may be read first.
  useEffect(() => {
    if (state.closed && !asked.open) navigate(paths.chats(), { replace: true });
  }, [state.closed, asked.open, navigate]);
  const entries = useConversationEntries({
    member: profile,
    conversation,
    onReport: () => void ask({ kind: 'report' }),
    onDecline: () => void ask({ kind: 'decline' }),
    ...after,
  });

  return (
    <section className={styles.thread} aria-label={t('thread.label', { name: profile.name })}>
      <ThreadHeader profile={profile} entries={entries} />
      {props.children({
        openWith: (chosen) => setOpener({ ...chosen }),
        answer: setQuote,
        report: (message) => void ask({ kind: 'report', message }),
      })}
      <Safety
        member={profile}
        conversation={conversation}
        {...asked}
        {...after}
        onForget={props.onForget}
      />
      {gone || !reachable ? (
        <Unreachable name={profile.name} isGone={gone} />
      ) : unconfirmed ? (
        <ConfirmFirst name={profile.name} />
      ) : !canWrite ? (
        <FreeLimit />
      ) : (
        <Composer
          target={target}
          profile={profile}
          conversation={conversation}
          credits={credits}
          maxLength={maxLength}
          insert={opener}
          quote={quote}
          onUnquote={() => setQuote(null)}
        />
      )}
    </section>
  );
}

/** There is nobody, or the address was never one. */
const isNowhere = (error: ApiError | null) => error?.status === 404 || error?.code === 'validation';

/** Nobody can tell from it whether there ever was one. */
function NotThere() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={MessageCircleOff}
      title={t('notThere.title')}
      action={<LinkButton to={paths.chats()}>{t('thread.back')}</LinkButton>}
    >
      {t('notThere.text')}
    </EmptyState>
  );
}
