import type { ApiError, Target } from '@afterglow/shared-state';
import { ThreadSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useMemo } from 'react';
import { useObservable } from '../observable.ts';
import { FailedThread } from './failed-thread.tsx';
import { NotThere } from './not-there.tsx';
import { ReadyThread } from './ready-thread.tsx';
import type { Thread } from './thread.ts';
import styles from './thread-view.module.scss';
import { useOutgoing } from './use-outgoing.ts';

interface Props {
  thread: Thread;
  target: Target;
}

/** One conversation, or why there is none to see. */
export function ThreadView({ thread, target }: Props) {
  const state = useObservable(thread.state);
  const { profile, conversation, messages, status, error } = state;
  const here = useMemo<Target>(
    () => (conversation ? { conversation } : target),
    [conversation, target],
  );
  const outgoing = useOutgoing(messages, profile?.id, here, target);

  if (status === 'failed') {
    // Whom a gift is for stands in the conversation.
    const waiting = outgoing.filter(({ kind }) => kind !== 'gift');
    const isGone = isNowhere(error);
    if (isGone && waiting.length === 0) return <NotThere />;
    return (
      <FailedThread
        isGone={isGone}
        reason={error?.message}
        outgoing={waiting}
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
  return <ReadyThread key={profile.id} {...{ thread, state, profile, outgoing }} target={here} />;
}

/** There is nobody, or the address was never one. */
const isNowhere = (error: ApiError | null) => error?.status === 404 || error?.code === 'validation';
