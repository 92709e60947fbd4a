import { useCallback, useRef } from 'react';

type Work = () => Promise<void> | void;

/**
 * Sends one change after the other, however quickly they were chosen: what was chosen last is what stays.
 *
 * @param onEnd called each time nothing is on its way any more
 * @returns what waits for its turn, does its work, and is settled with that
 */
export function useTurns(onEnd = () => {}): (work: Work) => Promise<void> {
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  return useCallback((work) => {
    waiting.current += 1;
    const turn = line.current.then(work).finally(() => {
      waiting.current -= 1;
      if (waiting.current === 0) latest.current();
    });
    line.current = turn.catch(() => {});
    return turn;
  }, []);
}
