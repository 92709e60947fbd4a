import type { Target } from '@afterglow/shared-state';
import { useEffect, useState } from 'react';
import { openThread, type Thread } from './thread.ts';

/** Opens the thread of a target and leaves it with the component. Null for the first moment. */
export function useThread(target: Target): Thread | null {
  const key = JSON.stringify(target);
  const [open, setOpen] = useState<{ key: string; thread: Thread } | null>(null);
  useEffect(() => {
    const thread = openThread(JSON.parse(key));
    setOpen({ key, thread });
    return thread.leave;
  }, [key]);
  return open?.key === key ? open.thread : null;
}
