import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type DataRouter, type Navigator, Router } from 'react-router';
import { RouterBridgeContext } from './router-bridge-context.ts';

interface Props {
  router: DataRouter;
  /** Whether this root draws an address. One that it does not is shown by another, which takes its place. */
  draws?: (pathname: string) => boolean;
  children: ReactNode;
}

const everything = () => true;

/**
 * Gives a React root of its own the shell's router: it reads the location from it and navigates
 * through it, so history, scroll and blockers stay in one pair of hands.
 */
export function BridgeRouter({ router, draws = everything, children }: Props) {
  const lastDrawn = useMemo(() => stateFor(router, draws), [router, draws]);
  const { location, historyAction } = useSyncExternalStore(router.subscribe, lastDrawn);
  const navigator = useMemo(() => navigatorOf(router), [router]);
  return (
    <RouterBridgeContext value={router}>
      <Router location={location} navigationType={historyAction} navigator={navigator}>
        {children}
      </Router>
    </RouterBridgeContext>
  );
}

/** The router's state at the last address that is drawn here: the page stays until the next one stands. */
function stateFor(router: DataRouter, draws: (pathname: string) => boolean) {
  let last = router.state;
  return () => {
    if (draws(router.state.location.pathname)) last = router.state;
    return last;
  };
}

function navigatorOf(router: DataRouter): Navigator {
  return {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (delta) => void router.navigate(delta),
    push: (to, state, options) => void router.navigate(to, { ...options, state }),
    replace: (to, state, options) => void router.navigate(to, { ...options, state, replace: true }),
  };
}
