import {
  type ChatMessage,
  type Id,
  type Outgoing,
  type Target,
  useOutbox,
} from '@afterglow/shared-state';
import { useMemo } from 'react';
import { isFor } from './targets.ts';

/** What is on its way to a member, under whichever of their targets it was written. */
export function useOutgoing(
  messages: ChatMessage[],
  member: Id | undefined,
  ...targets: [Target, Target]
): Outgoing[] {
  const { messages: waiting } = useOutbox();
  const [here, target] = targets;
  return useMemo(() => {
    // An event may bring a message before its own answer does.
    const stored = new Set(messages.map(({ client_id }) => client_id));
    return waiting.filter(
      (message) => !stored.has(message.client_id) && isFor(message, member, here, target),
    );
  }, [waiting, messages, member, here, target]);
}
