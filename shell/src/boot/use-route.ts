import type { Hideable, RemoteRoute } from '@afterglow/federation/registry/remote-manifest';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { useLocation } from '@afterglow/shared-ui/router';
import { usePlatform } from './platform-context.ts';

/** What the remote of this address says of its page in `remote.json`; undefined when nobody's. */
export function useRoute(): RemoteRoute | undefined {
  const { platform } = usePlatform();
  const { pathname } = useLocation();
  return matchRoute(platform.remotes, pathname)?.route;
}

/** Whether the page asks to be shown without a part of the shell. */
export function useIsHidden(part: Hideable): boolean {
  return useRoute()?.hides?.includes(part) ?? false;
}
