import type { BootRemote } from './boot-manifest.ts';
import type { RemoteRoute } from './remote-manifest.ts';

export interface RouteMatch<R extends Routed = BootRemote> {
  remote: R;
  route: RemoteRoute;
}

interface Routed {
  name: string;
  routes: RemoteRoute[];
}

/** `/members/:id` → 2 static-first weight: more static segments win, then longer paths. */
function weight(path: string): number {
  const segments = path.split('/').filter(Boolean);
  return segments.reduce((sum, segment) => sum + (segment.startsWith(':') ? 1 : 100), 0);
}

function matches(pattern: string, pathname: string): boolean {
  const given = pathname.split('/').filter(Boolean);
  const wanted = pattern.split('/').filter(Boolean);
  if (given.length > wanted.length) return false;
  return wanted.every((segment, index) => {
    const value = given[index];
    if (segment.startsWith(':')) return value !== undefined || segment.endsWith('?');
    return value === segment;
  });
}

/** The remote and route that answer a path, or undefined: then the path is a 404. */
export function matchRoute<R extends Routed>(
  remotes: R[],
  pathname: string,
): RouteMatch<R> | undefined {
  return remotes
    .flatMap((remote) => remote.routes.map((route) => ({ remote, route })))
    .filter(({ route }) => matches(route.path, pathname))
    .sort((a, b) => weight(b.route.path) - weight(a.route.path))[0];
}
