import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { Layout } from '@afterglow/federation/registry/remote-manifest';
import { createBrowserRouter, Outlet, type RouteObject } from '@afterglow/shared-ui/router';
import type { ComponentType, ReactNode } from 'react';
import { AreaFailure } from '../errors/area-failure.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { ChatLayout } from '../layouts/chat-layout.tsx';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { EmptyLayout } from '../layouts/empty-layout.tsx';
import { LanderLayout } from '../layouts/lander-layout.tsx';
import { PageServices } from '../layouts/page-services.tsx';
import { RemoteArea } from './remote-area.tsx';

const layouts: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};

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

/** An address that no remote of this document declares; one of `lacking` might. */
function unknownPage(lacking: string[]): ReactNode {
  if (lacking.length === 0) return <ErrorPage status={404} />;
  return <AreaFailure onRetry={() => window.location.reload()} code={lacking.join(' ')} />;
}

/** The route table: whatever the remotes of this document declare, and a 404 for the rest. */
function createRoutes(remotes: BootRemote[], lacking: string[]): RouteObject[] {
  const areas = (Object.keys(layouts) as Layout[]).map((name) => {
    const Layout = layouts[name];
    return {
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
    element: <DefaultLayout>{unknownPage(lacking)}</DefaultLayout>,
  };
  return [{ element: <Root />, errorElement: <RouteError />, children: [...areas, missing] }];
}

export function createRouter(remotes: BootRemote[], lacking: string[] = []) {
  return createBrowserRouter(createRoutes(remotes, lacking));
}
