import { post } from '@afterglow/shared-state';
import { useRef } from 'react';
import { typingEvery } from '../typing-times.ts';

/** Tells the other one that a message is being written, by who has `seen` so much. Lost signals do no harm. */
export function useTypingSignal(conversation: string | null, seen: () => number): () => void {
  const last = useRef(0);
  return () => {
    if (!conversation || Date.now() - last.current < typingEvery) return;
    last.current = Date.now();
    post('/api/typing.php', { conversation, seq: seen() }).catch(() => undefined);
  };
}
