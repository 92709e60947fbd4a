import type { i18n } from '@afterglow/shared-ui/i18n';
import { Route, Routes } from '@afterglow/shared-ui/router';
import type { ReactNode } from 'react';
import type { Draw, DrawingAsked } from '../registry/drawing.ts';
import type { RemoteManifest, RemoteRoute } from '../registry/remote-manifest.ts';
import { valuesIn } from '../registry/route-pattern.ts';
import { type Drawer, drawn } from './drawn.tsx';

/** The part of remote.json that drawing needs. */
interface Described extends Pick<RemoteManifest, 'name'> {
  routes: readonly Pick<RemoteRoute, 'name' | 'path'>[];
}

interface Given {
  asked: DrawingAsked;
  /** Values of the path. */
  params: ReadonlyMap<string, string>;
  /** For texts of a page's own. */
  i18n: i18n;
}

interface Parts extends Omit<Drawer, 'name'> {
  /** What a route looks like, by name. A page that throws draws itself in the browser alone. */
  pages: Record<string, (given: Given) => ReactNode | Promise<ReactNode>>;
}

/**
 * Turns the routes of a remote into what the gateway draws them with before any script has reached
 * the browser: the same components.
 */
export function defineDrawing(remote: Described, { pages, ...parts }: Parts): Draw {
  return async (asked) => {
    const route = remote.routes.find(({ name }) => name === asked.route);
    const page = pages[asked.route];
    const params = route && valuesIn(route.path, asked.pathname);
    if (!params || !page) return undefined;
    return drawn({ name: remote.name, ...parts }, asked, async (i18n) => (
      <Routes>
        <Route path={route.path} element={await page({ asked, params, i18n })} />
      </Routes>
    ));
  };
}
