import { type ContextType, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
} from 'react-router';
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
  const navigation = useMemo(() => navigationOf(router), [router]);
  const place = useMemo(
    () => ({ location, navigationType: historyAction }),
    [location, historyAction],
  );
  return (
    <RouterBridgeContext value={router}>
      <NavigationContext value={navigation}>
        <LocationContext value={place}>{children}</LocationContext>
      </NavigationContext>
    </RouterBridgeContext>
  );
}

/** What React Router's `Router` gives to its hooks, at an address without a base. */
function navigationOf(router: PageRouter): ContextType<typeof NavigationContext> {
  const navigator: Navigator = {
    createHref: router.createHref,
    encodeLocation: router.encodeLocation,
    go: (delta) => void router.navigate(delta),
    push: (to, state) => void router.navigate(to, { state }),
    replace: (to, state) => void router.navigate(to, { state, replace: true }),
  };
  return { basename: '/', navigator, static: false, useTransitions: undefined, future: {} };
}
