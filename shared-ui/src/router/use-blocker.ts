import { use, useEffect, useId, useState } from 'react';
import { type Blocker, type BlockerFunction, IDLE_BLOCKER } from 'react-router';
import { RouterBridgeContext } from './router-bridge-context.ts';

/**
 * Holds navigation back while `shouldBlock` says so; works in the shell and in remotes.
 * React Router's own hook needs a data router of its own.
 *
 * @returns state `unblocked`, `blocked` (then `proceed()` or `reset()`) or `proceeding`
 */
export function useBlocker(shouldBlock: boolean | BlockerFunction): Blocker {
  const router = use(RouterBridgeContext);
  if (!router) throw new Error('useBlocker needs the router of the shell');

  const key = useId();
  const [blocker, setBlocker] = useState<Blocker>(IDLE_BLOCKER);

  useEffect(() => {
    const unsubscribe = router.subscribe((state) =>
      setBlocker(state.blockers.get(key) ?? IDLE_BLOCKER),
    );
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [router, key]);

  useEffect(() => {
    router.getBlocker(key, (change) =>
      typeof shouldBlock === 'function' ? shouldBlock(change) : shouldBlock,
    );
  }, [router, key, shouldBlock]);

  return blocker;
}
