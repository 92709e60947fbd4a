import { useMailedLink } from '@afterglow/shared-ui/hooks/use-mailed-link';
import { useCallback, useEffect, useState } from 'react';
import { type Activation, activate, type Door, isUnanswered } from '../activation/activate.ts';

interface Options {
  /** Nothing is done before somebody wants it. */
  isAskedFirst?: boolean;
}

/** Takes a mailed token to its door and says how that went, after a reload in the middle of it, too. */
export function useTakenLink(door: Door, { isAskedFirst = false }: Options = {}) {
  const { token, stage, keep } = useMailedLink();
  const [state, setState] = useState<Activation | 'asked'>(() => {
    if (!token) return stage === 'done' ? 'done' : 'refused';
    return isAskedFirst && stage === 'new' ? 'asked' : 'working';
  });

  const run = useCallback(() => {
    if (!token) return;
    setState('working');
    keep('sent');
    void activate(token, door, stage === 'sent').then((result) => {
      setState(result);
      if (result === 'done') keep('done');
      else if (!isUnanswered(token)) keep('new');
    });
  }, [token, stage, door, keep]);

  useEffect(() => {
    if (!isAskedFirst || stage === 'sent') run();
  }, [run, isAskedFirst, stage]);

  return { state, run };
}
