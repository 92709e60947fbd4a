import {
  type Card,
  navigateTo,
  type Outgoing,
  outbox,
  paths,
  type Quote,
  type Target,
  useSession,
  useSettings,
} from '@afterglow/shared-state';
import { useTranslation } from '@afterglow/shared-ui/i18n';
import { useNavigate } from '@afterglow/shared-ui/router';
import { useEffect, useState } from 'react';
import { Composer } from '../composer/composer.tsx';
import { ConfirmFirst, useUnconfirmed } from '../composer/confirm-first.tsx';
import { FreeLimit } from '../composer/free-limit.tsx';
import { Unreachable } from '../composer/unreachable.tsx';
import { Safety } from '../safety/safety.tsx';
import { useConversationEntries } from '../safety/use-conversation-entries.ts';
import { useSafetyStep } from '../safety/use-safety-step.ts';
import { MessageList } from './message-list.tsx';
import { type Insert, Openers } from './openers.tsx';
import type { Thread } from './thread.ts';
import { ThreadHeader } from './thread-header.tsx';
import type { ThreadState } from './thread-state.ts';
import styles from './thread-view.module.scss';

interface Props {
  thread: Thread;
  state: ThreadState;
  profile: Card;
  target: Target;
  outgoing: Outgoing[];
}

/** One conversation: who, what was said, and a place to answer, or why nothing can be written. */
export function ReadyThread({ thread, state, profile, target, outgoing }: Props) {
  const { t } = useTranslation();
  const maxLength = useSettings((settings) => settings.message_length);
  const credits = useSession((session) => session.user?.credits ?? 0);
  const unconfirmed = useUnconfirmed();
  const [insert, setInsert] = useState<Insert | null>(null);
  const [wanted, setQuote] = useState<Quote | null>(null);
  const { conversation, messages, canWrite, reachable, gone } = state;
  const why = gone ? 'gone' : reachable ? null : 'text';
  const mayWrite = canWrite && !unconfirmed && !why;
  const isNew = messages.length === 0 && outgoing.length === 0;
  // What has gone meanwhile cannot be answered any more.
  const quote = messages.some(({ id }) => id === wanted?.id) ? wanted : null;

  /** What was refused goes back to where it was written. */
  function edit({ client_id, kind, body, label, refusal, reply_to }: Outgoing): void {
    // An opener that is no longer offered is refused as one; its words are not.
    const key = kind === 'icebreaker' && refusal !== 'validation' && { key: body };
    setInsert({ label: label ?? body, ...key, isRefused: true });
    if (reply_to) setQuote(reply_to);
    outbox.discard(client_id);
  }

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
      {isNew ? (
        <Openers
          profile={profile}
          {...(mayWrite && { onChoose: (chosen) => setInsert({ ...chosen }) })}
        />
      ) : (
        <MessageList
          {...{ thread, state, outgoing }}
          name={profile.name}
          onReport={(message) => void ask({ kind: 'report', message })}
          {...(mayWrite && { onAnswer: setQuote, onEdit: edit })}
        />
      )}
      <Safety
        member={profile}
        conversation={conversation}
        {...asked}
        {...after}
        onForget={thread.forget}
      />
      <Unreachable name={profile.name} why={why} />
      {why ? null : unconfirmed ? (
        <ConfirmFirst name={profile.name} />
      ) : !canWrite ? (
        <FreeLimit />
      ) : (
        <Composer
          {...{ target, profile, conversation, credits, maxLength, quote }}
          seen={thread.seen}
          insert={insert}
          onUnquote={() => setQuote(null)}
        />
      )}
    </section>
  );
}
