import { Children, isValidElement, type ReactNode } from 'react';
import { matchPath, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router';

interface RouteProps {
  path: string;
  element: ReactNode;
}

/** One page of `Routes`, which reads what is said here; it draws nothing itself. */
export function Route(_: RouteProps): ReactNode {
  return null;
}

interface Match extends RouteProps {
  params: Readonly<Record<string, string | undefined>>;
}

/** The more of an address a path says by itself, the more it weighs; `*` is what is left. */
function weightOf({ path, params }: Match): number {
  const weigh = (segment: string): number => {
    if (segment === '*') return -1;
    if (!segment.startsWith(':')) return 100;
    return params[segment.slice(1).replace('?', '')] === undefined ? 0 : 1;
  };
  const segments = path.split('/').filter(Boolean);
  return segments.reduce((sum, segment) => sum + weigh(segment), 0);
}

/** As it is read: `/members/j%C3%B6rg` is `/members/jörg`; a slash within a segment stays encoded. */
function readable(pathname: string): string {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment));
    return segments.map((segment) => segment.replaceAll('/', '%2F')).join('/');
  } catch {
    // Half an encoding is taken as it stands.
    return pathname;
  }
}

/** Without the slashes at its end: addresses lead on from there. */
function withoutEnd(pathname: string): string {
  let length = pathname.length;
  while (length > 1 && pathname[length - 1] === '/') length -= 1;
  return pathname.slice(0, length);
}

function bestOf(children: ReactNode, pathname: string): Match | undefined {
  const address = readable(pathname);
  const matches = Children.toArray(children).flatMap((child) => {
    const { props } = isValidElement<RouteProps>(child) ? child : {};
    const params = props && matchPath(props.path, address)?.params;
    return params ? [{ ...props, params }] : [];
  });
  return matches.sort((a, b) => weightOf(b) - weightOf(a))[0];
}

/**
 * Draws the page whose path says most of the address; none draws nothing. Remotes have a flat list, and
 * React Router's own brings what only nests, loads and redirects: half of what the page takes of it.
 */
export function Routes({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const match = bestOf(children, pathname);
  if (!match) return null;
  const { params, path, element } = match;
  const pathnameBase = withoutEnd(pathname);
  const matches = [{ params, pathname, pathnameBase, route: { path } }];
  return (
    <RouteContext value={{ outlet: null, matches, isDataRoute: false }}>{element}</RouteContext>
  );
}
