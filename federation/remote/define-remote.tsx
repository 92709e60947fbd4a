import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { BridgeRouter, matchPath, Route, Routes } from '@afterglow/shared-ui/router';
import type { RemoteManifest, RemoteRoute } from '../registry/remote-manifest.ts';
import { type Lifecycles, lifecyclesOf, type ParcelProps } from './lifecycles.tsx';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteProps } from './remote-props.ts';
import { LoadedPage, type RouteLoader, type RoutePage, routePage } from './route-page.tsx';

/** The part of remote.json that rendering needs. */
interface Rendered extends Pick<RemoteManifest, 'name'> {
  routes: readonly Pick<RemoteRoute, 'name' | 'path' | 'layout'>[];
}

interface Remote extends Lifecycles {
  /** Brings the code of the page at a path, which is about to be shown, and what it asks for. */
  preload(pathname: string): Promise<unknown>;
}

/**
 * Turns a remote.json and one loader per route name into what the shell mounts.
 *
 * Routes that share a loader share their component, which stays mounted while the member moves
 * between them. A path outside the remote renders nothing. Mounting takes until the code of the
 * first page is there; until then the shell shows something in its place.
 *
 * @throws at definition time when a route has no loader
 */
export function defineRemote(remote: Rendered, loaders: Record<string, RouteLoader>): Remote {
  const pages = new Map<RouteLoader, { page: RoutePage; key: string }>();
  const routes = remote.routes.map(({ name, path, layout }) => {
    const loader = loaders[name];
    if (!loader) throw new Error(`${remote.name}: route "${name}" has no loader`);
    const page = pages.get(loader) ?? { page: routePage(loader), key: name };
    pages.set(loader, page);
    return { path, ...page, fallback: <RouteSkeleton layout={layout} /> };
  });

  function RemoteRoot({ router, onError }: RemoteProps) {
    return (
      <BridgeRouter router={router}>
        <Routes>
          {routes.map(({ path, key, page, fallback }) => (
            <Route
              key={path}
              path={path}
              element={
                <RemoteErrorBoundary key={key} onError={onError}>
                  <LoadedPage page={page} fallback={fallback} />
                </RemoteErrorBoundary>
              }
            />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </BridgeRouter>
    );
  }

  const pageAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname))?.page;

  const lifecycles = lifecyclesOf(RemoteRoot);
  return {
    ...lifecycles,
    preload: async (pathname) => pageAt(pathname)?.prepare(pathname),
    async mount(props: ParcelProps) {
      await pageAt(props.router.state.location.pathname)?.load();
      return lifecycles.mount(props);
    },
  };
}
