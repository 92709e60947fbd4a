import { type ChatMessage, type Outgoing, type Target, useOutbox } from '@afterglow/shared-state';
import { useMemo } from 'react';
import { sameTarget } from './targets.ts';

/** What is on its way to here, under whichever of its targets it was written. */
export function useOutgoing(messages: ChatMessage[], ...targets: [Target, Target]): Outgoing[] {
  const { messages: waiting } = useOutbox();
  const [here, target] = targets;
  return useMemo(() => {
    // An event may bring a message before its own answer does.
    const stored = new Set(messages.map(({ client_id }) => client_id));
    return waiting.filter(
      (message) =>
        !stored.has(message.client_id) &&
        (sameTarget(message.target, here) || sameTarget(message.target, target)),
    );
  }, [waiting, messages, here, target]);
}
