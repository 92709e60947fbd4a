import type { Target } from '@afterglow/shared-state';
import { useLayoutEffect, useState } from 'react';
import { openThread, type Thread } from './thread.ts';

/** Opens the thread of a target and leaves it with the component. Null before the first paint. */
export function useThread(target: Target): Thread | null {
  const [open, setOpen] = useState<{ key: string; thread: Thread } | null>(null);
  // One that began under the member's address is the same under its own.
  const isOpen =
    'conversation' in target && open?.thread.state.get().conversation === target.conversation;
  const key = isOpen ? open.key : JSON.stringify(target);
  useLayoutEffect(() => {
    const thread = openThread(JSON.parse(key));
    setOpen({ key, thread });
    return thread.leave;
  }, [key]);
  return open?.key === key ? open.thread : null;
}
