import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useLocation } from '@afterglow/shared-ui/router';
import { useMemo } from 'react';
import { AreaFailure } from '../errors/area-failure.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { Guard } from './guard.tsx';
import type { LayoutName } from './layout-names.ts';
import { usePlatform } from './platform-context.ts';
import { RemoteMount } from './remote-mount.tsx';
import { routerOfPlace } from './router-of-place.ts';

interface Props {
  remote: BootRemote;
  layout: LayoutName;
}

/**
 * The main area of a page, drawn by a remote. It stays mounted between routes of that remote under the
 * same layout.
 */
export function RemoteArea({ remote, layout }: Props) {
  const { pathname } = useLocation();
  const { platform, router } = usePlatform();
  const placeRouter = useMemo(() => {
    function isShown(path: string): boolean {
      const match = matchRoute(platform.remotes, path);
      return match?.remote.name === remote.name && match.route.layout === layout;
    }
    return routerOfPlace(router, isShown);
  }, [platform, router, remote, layout]);
  const route = matchRoute([remote], pathname)?.route;
  const loading = <RouteSkeleton layout={route?.layout ?? 'default'} />;
  return (
    <Guard name={route?.guard ?? 'none'} loading={loading}>
      <RemoteMount
        key={remote.name}
        remote={remote.name}
        expose="entry"
        router={placeRouter}
        loading={loading}
        failure={(retry) => <AreaFailure onRetry={retry} code={remote.name} />}
        missing={<ErrorPage status={404} />}
      />
    </Guard>
  );
}
