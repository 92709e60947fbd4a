import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Navigator, Router } from 'react-router';
import type { PageRouter } from './page-router.ts';
import { RouterBridgeContext } from './router-bridge-context.ts';

interface Props {
  router: PageRouter;
  children: ReactNode;
}

/**
 * Gives a React root the shell's router: it reads the location from it and navigates through it, so
 * history, scroll and blockers stay in one pair of hands.
 */
export function BridgeRouter({ router, children }: Props) {
  const { location, historyAction } = useSyncExternalStore(router.subscribe, () => router.state);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  return (
    <RouterBridgeContext value={router}>
      <Router location={location} navigationType={historyAction} navigator={navigator}>
        {children}
      </Router>
    </RouterBridgeContext>
  );
}

function navigatorOf(router: PageRouter): Navigator {
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (delta) => void router.navigate(delta),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
}
