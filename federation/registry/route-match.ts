import type { BootRemote } from './boot-manifest.ts';
import type { RemoteRoute } from './remote-manifest.ts';
import { valuesIn, weightOf } from './route-pattern.ts';

export interface RouteMatch<R extends Routed = BootRemote> {
  remote: R;
  route: RemoteRoute;
}

interface Routed {
  name: string;
  routes: RemoteRoute[];
}

const ranked = new WeakMap<readonly Routed[], RouteMatch<Routed>[]>();

/** All routes, those first that say more of an address. */
function rankedRoutes<R extends Routed>(remotes: R[]): RouteMatch<R>[] {
  const before = ranked.get(remotes) as RouteMatch<R>[] | undefined;
  if (before) return before;
  const routes = remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .sort((a, b) => weightOf(b.route.path) - weightOf(a.route.path));
  ranked.set(remotes, routes);
  return routes;
}

/** Addresses that were looked for among some remotes: a page asks for those of its links again and again. */
const found = new WeakMap<readonly Routed[], Map<string, RouteMatch<Routed> | undefined>>();
const most = 200;

/** The remote and route that answer a path, or undefined: then the path is a 404. */
export function matchRoute<R extends Routed>(
  remotes: R[],
  pathname: string,
): RouteMatch<R> | undefined {
  const before = found.get(remotes) ?? new Map<string, RouteMatch<Routed> | undefined>();
  found.set(remotes, before);
  if (before.has(pathname)) return before.get(pathname) as RouteMatch<R> | undefined;
  if (before.size >= most) before.clear();
  const match = rankedRoutes(remotes).find(({ route }) => valuesIn(route.path, pathname));
  before.set(pathname, match);
  return match;
}
