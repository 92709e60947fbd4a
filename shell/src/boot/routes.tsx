import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import {
  createBrowserRouter,
  type DataRouter,
  Outlet,
  type RouteObject,
} from '@afterglow/shared-ui/router';
import type { ComponentType, ReactNode } from 'react';
import { RouteError } from '../errors/route-error.tsx';
import { AccountLayout } from '../layouts/account-layout.tsx';
import { ChatLayout } from '../layouts/chat-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { EmptyLayout } from '../layouts/empty-layout.tsx';
import { LanderLayout } from '../layouts/lander-layout.tsx';
import { PageServices } from '../layouts/page-services.tsx';
import type { LayoutName } from './layout-names.ts';
import { RemoteArea } from './remote-area.tsx';
import { UnknownPage } from './unknown-page.tsx';

const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  account: AccountLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};

/** A layout within another; that one stays as it is when its reader goes from one to the other. */
const within: Partial<Record<LayoutName, LayoutName>> = { account: 'default' };

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

/** The routes of one remote under one layout; their parent draws the remote. */
function areaRoutes(remote: BootRemote, layout: LayoutName): RouteObject[] {
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

/** A layout with the pages that ask for it, and the layouts within it. */
function layoutRoute(name: LayoutName, remotes: BootRemote[]): RouteObject {
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
      ...remotes.flatMap((remote) => areaRoutes(remote, name)),
      ...inner.map((other) => layoutRoute(other, remotes)),
    ],
  };
}

/** The route table: whatever the remotes of this document declare, and a 404 for the rest. */
function createRoutes(remotes: BootRemote[]): RouteObject[] {
  const areas = layoutNames
    .filter((name) => !within[name])
    .map((name) => layoutRoute(name, remotes));
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
