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

/** The remote and route that answer a path, or undefined: then the path is a 404. */
export function matchRoute<R extends Routed>(
  remotes: R[],
  pathname: string,
): RouteMatch<R> | undefined {
  return remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => valuesIn(route.path, pathname))
    .sort((a, b) => weightOf(b.route.path) - weightOf(a.route.path))[0];
}
