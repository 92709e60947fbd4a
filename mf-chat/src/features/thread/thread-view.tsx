import {
  type Card,
  type Quote,
  type Target,
  useOutbox,
  useSettings,
} from '@afterglow/shared-state';
import { ErrorState } from '@afterglow/shared-ui/components/feedback/error-state';
import { ThreadSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useMemo, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { ConfirmFirst, useUnconfirmed } from '../composer/confirm-first.tsx';
import { FreeLimit } from '../composer/free-limit.tsx';
import { useObservable } from '../observable.ts';
import { MessageList } from './message-list.tsx';
import { type Opener, Openers } from './openers.tsx';
import { sameTarget } from './targets.ts';
import type { Thread } from './thread.ts';
import { ThreadHeader } from './thread-header.tsx';
import styles from './thread-view.module.scss';

interface Props {
  thread: Thread;
  target: Target;
}

/** One conversation: who, what was said, and a place to answer. */
export function ThreadView({ thread, target }: Props) {
  const { t } = useTranslation();
  const state = useObservable(thread.state);
  const { messages: waiting } = useOutbox();
  const { profile, conversation, messages, status, error, canWrite } = state;
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

  if (status === 'failed') {
    return (
      <ErrorState
        title={t('thread.failed')}
        retryLabel={t('retry')}
        onRetry={() => void thread.reload()}
      >
        {error?.message}
      </ErrorState>
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
      canWrite={canWrite}
    >
      {({ openWith, answer }) => {
        const mayWrite = canWrite && !unconfirmed;
        if (isNew) return <Openers profile={profile} {...(mayWrite && { onChoose: openWith })} />;
        return (
          <MessageList
            {...{ thread, state, outgoing }}
            name={profile.name}
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
  canWrite: boolean;
  children: (write: {
    openWith: (opener: Opener) => void;
    answer: (quote: Quote) => void;
  }) => React.ReactNode;
}

function ReadyThread({ profile, target, conversation, canWrite, children }: ReadyThreadProps) {
  const { t } = useTranslation();
  const maxLength = useSettings((settings) => settings.message_length);
  const unconfirmed = useUnconfirmed();
  const [opener, setOpener] = useState<Opener | null>(null);
  const [quote, setQuote] = useState<Quote | null>(null);
  return (
    <section className={styles.thread} aria-label={t('thread.label', { name: profile.name })}>
      <ThreadHeader profile={profile} conversation={conversation} />
      {children({ openWith: (chosen) => setOpener({ ...chosen }), answer: setQuote })}
      {unconfirmed && <ConfirmFirst name={profile.name} />}
      {!unconfirmed && !canWrite && <FreeLimit />}
      {!unconfirmed && canWrite && (
        <Composer
          target={target}
          profile={profile}
          conversation={conversation}
          maxLength={maxLength}
          insert={opener}
          quote={quote}
          onUnquote={() => setQuote(null)}
        />
      )}
    </section>
  );
}
