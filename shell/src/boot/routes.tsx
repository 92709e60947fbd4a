import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import {
  createBrowserRouter,
  type DataRouter,
  Outlet,
  type RouteObject,
} from '@afterglow/shared-ui/router';
import { RouteError } from '../errors/route-error.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { layouts, within } from '../layouts/layouts.ts';
import { PageServices } from '../layouts/page-services.tsx';
import { holdUntilReady } from './hold.ts';
import type { LayoutName } from './layout-names.ts';
import type { Platform } from './platform.ts';
import { RemoteArea } from './remote-area.tsx';
import { UnknownPage } from './unknown-page.tsx';

const layoutNames = Object.keys(layouts) as LayoutName[];
const idOf = (layout: LayoutName) => `layout ${layout}`;

function Root() {
  return (
    <>
      <Outlet />
      <PageServices />
    </>
  );
}

type Hold = NonNullable<Extract<RouteObject['loader'], (...given: never) => unknown>>;

/** The routes of one remote under one layout; their parent draws the remote. */
function areaRoutes(remote: BootRemote, layout: LayoutName, loader: Hold): RouteObject[] {
  const own = remote.routes.filter((route) => route.layout === layout);
  if (own.length === 0) return [];
  const children = own.map(({ name, path }) => ({ id: name, path, element: null, loader }));
  return [{ element: <RemoteArea remote={remote} layout={layout} />, children }];
}

/** Adds the routes of remotes that were found later, and looks again who draws this address. */
const addRoutes = (hold: Hold) =>
  async function add(router: DataRouter, remotes: BootRemote[]): Promise<void> {
    for (const name of layoutNames) {
      const children = remotes.flatMap((remote) => areaRoutes(remote, name, hold));
      router.patchRoutes(idOf(name), children);
    }
    await router.navigate(router.state.location, { replace: true });
  };

/** A layout with the pages that ask for it, and the layouts within it. */
function layoutRoute(name: LayoutName, remotes: BootRemote[], hold: Hold): RouteObject {
  const Layout = layouts[name];
  const inner = layoutNames.filter((other) => within[other] === name);
  return {
    id: idOf(name),
    element: (
      <Layout>
        <Outlet />
      </Layout>
    ),
    children: [
      ...remotes.flatMap((remote) => areaRoutes(remote, name, hold)),
      ...inner.map((other) => layoutRoute(other, remotes, hold)),
    ],
  };
}

/** The route table: whatever the remotes of this document declare, and a 404 for the rest. */
function createRoutes(remotes: BootRemote[], hold: Hold): RouteObject[] {
  const areas = layoutNames
    .filter((name) => !within[name])
    .map((name) => layoutRoute(name, remotes, hold));
  const missing = {
    path: '*',
    element: (
      <DefaultLayout>
        <UnknownPage onFound={addRoutes(hold)} />
      </DefaultLayout>
    ),
  };
  return [{ element: <Root />, errorElement: <RouteError />, children: [...areas, missing] }];
}

export function createRouter(platform: Platform): DataRouter {
  const { remotes } = platform;
  const shown = () => router.state.location.pathname;
  const hold: Hold = ({ request }) => holdUntilReady(platform, shown, request);
  const names = remotes.flatMap(({ routes }) => routes.map(({ name }) => name));
  // The first page is drawn at once: its files come with the document.
  const loaderData = Object.fromEntries(names.map((name) => [name, null]));
  const router = createBrowserRouter(createRoutes(remotes, hold), {
    hydrationData: { loaderData },
  });
  return router;
}
