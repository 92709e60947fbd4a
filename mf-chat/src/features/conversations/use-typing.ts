import { bus, session } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { typingLasts } from '../typing-times.ts';

/** Conversations in which the other one is typing right now. */
export function useTyping(): ReadonlySet<string> {
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = (conversation: string) => {
      clearTimeout(timers.get(conversation));
      setTyping((before) => new Set([...before].filter((known) => known !== conversation)));
    };
    const offs = [
      bus.on('chat:typing', ({ conversation }) => {
        clearTimeout(timers.get(conversation));
        timers.set(
          conversation,
          setTimeout(() => stop(conversation), typingLasts),
        );
        setTyping((before) => new Set([...before, conversation]));
      }),
      bus.on('chat:message', ({ conversation, profile }) => {
        if (profile !== session.getState().user?.id) stop(conversation);
      }),
    ];
    return () => {
      for (const off of offs) off();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  return typing;
}
