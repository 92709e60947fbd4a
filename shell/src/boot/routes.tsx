import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { Layout } from '@afterglow/federation/registry/remote-manifest';
import {
  createBrowserRouter,
  type DataRouter,
  Outlet,
  type RouteObject,
} from '@afterglow/shared-ui/router';
import type { ComponentType, ReactNode } from 'react';
import { RouteError } from '../errors/route-error.tsx';
import { ChatLayout } from '../layouts/chat-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { EmptyLayout } from '../layouts/empty-layout.tsx';
import { LanderLayout } from '../layouts/lander-layout.tsx';
import { PageServices } from '../layouts/page-services.tsx';
import { RemoteArea } from './remote-area.tsx';
import { UnknownPage } from './unknown-page.tsx';

const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};

const layoutNames = Object.keys(layouts) as Layout[];
const idOf = (layout: Layout) => `layout ${layout}`;

function Root() {
  return (
    <>
      <Outlet />
      <PageServices />
    </>
  );
}

/** The routes of one remote under one layout; their parent draws the remote. */
function areaRoutes(remote: BootRemote, layout: Layout): RouteObject[] {
  const own = remote.routes.filter((route) => route.layout === layout);
  if (own.length === 0) return [];
  const children = own.map(({ name, path }) => ({ id: name, path, element: null }));
  return [{ element: <RemoteArea remote={remote} />, children }];
}

/** Adds the routes of remotes that were found later, and looks again who draws this address. */
async function addRoutes(router: DataRouter, remotes: BootRemote[]): Promise<void> {
  for (const name of layoutNames) {
    const children = remotes.flatMap((remote) => areaRoutes(remote, name));
    router.patchRoutes(idOf(name), children);
  }
  await router.navigate(router.state.location, { replace: true });
}

/** The route table: whatever the remotes of this document declare, and a 404 for the rest. */
function createRoutes(remotes: BootRemote[]): RouteObject[] {
  const areas = layoutNames.map((name) => {
    const Layout = layouts[name];
    return {
      id: idOf(name),
      element: (
        <Layout>
          <Outlet />
        </Layout>
      ),
      children: remotes.flatMap((remote) => areaRoutes(remote, name)),
    };
  });
  const missing = {
    path: '*',
    element: (
      <DefaultLayout>
        <UnknownPage onFound={addRoutes} />
      </DefaultLayout>
    ),
  };
  return [{ element: <Root />, errorElement: <RouteError />, children: [...areas, missing] }];
}

export function createRouter(remotes: BootRemote[]) {
  return createBrowserRouter(createRoutes(remotes));
}
