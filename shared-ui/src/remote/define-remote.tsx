import { BridgeRouter, Route, Routes } from '@afterglow/shared-ui/router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { RouteSkeleton } from '../components/skeletons.tsx';
import { type Lifecycles, lifecyclesOf } from './lifecycles.tsx';
import { RemoteErrorBoundary } from './remote-error-boundary.tsx';
import type { RemoteProps } from './remote-props.ts';
import { type RouteLoader, retryableLazy } from './retryable-lazy.ts';

/** The part of remote.json that rendering needs. */
export interface RemoteManifest {
  name: string;
  routes: readonly { name: string; path: string; layout: string }[];
}

/**
 * Turns a remote.json and one loader per route name into what the shell mounts.
 *
 * Routes that share a loader share their component, which stays mounted while the member moves
 * between them. A path outside the remote renders nothing.
 *
 * @param fallbacks what to show while a route's code loads; by default a skeleton of its layout
 * @throws at definition time when a route has no loader
 */
export function defineRemote(
  remote: RemoteManifest,
  loaders: Record<string, RouteLoader>,
  fallbacks: Record<string, ReactNode> = {},
): Lifecycles {
  const pages = new Map<RouteLoader, { page: () => ComponentType; key: string }>();
  const routes = remote.routes.map(({ name, path, layout }) => {
    const loader = loaders[name];
    if (!loader) throw new Error(`${remote.name}: route "${name}" has no loader`);
    const page = pages.get(loader) ?? { page: retryableLazy(loader), key: name };
    pages.set(loader, page);
    return { path, ...page, fallback: fallbacks[name] ?? <RouteSkeleton layout={layout} /> };
  });

  function RemoteRoot({ router, onError }: RemoteProps) {
    return (
      <BridgeRouter router={router}>
        <Routes>
          {routes.map(({ path, key, page, fallback }) => {
            const Page = page();
            return (
              <Route
                key={path}
                path={path}
                element={
                  <RemoteErrorBoundary key={key} onError={onError}>
                    <Suspense fallback={fallback}>
                      <Page />
                    </Suspense>
                  </RemoteErrorBoundary>
                }
              />
            );
          })}
          <Route path="*" element={null} />
        </Routes>
      </BridgeRouter>
    );
  }
  return lifecyclesOf(RemoteRoot);
}
