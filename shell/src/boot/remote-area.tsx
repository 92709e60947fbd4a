import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { matchRoute } from '@afterglow/federation/registry/route-match';
import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useLocation } from '@afterglow/shared-ui/router';
import { AreaFailure } from '../errors/area-failure.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { Guard } from './guard.tsx';
import { RemoteMount } from './remote-mount.tsx';

interface Props {
  remote: BootRemote;
}

/** The main area of a page, drawn by a remote. It stays mounted between routes of that remote. */
export function RemoteArea({ remote }: Props) {
  const { pathname } = useLocation();
  const route = matchRoute([remote], pathname)?.route;
  return (
    <Guard name={route?.guard ?? 'none'}>
      <RemoteMount
        key={remote.name}
        remote={remote.name}
        expose="entry"
        loading={<RouteSkeleton layout={route?.layout ?? 'default'} />}
        failure={(retry) => <AreaFailure onRetry={retry} code={remote.name} />}
        missing={<ErrorPage status={404} />}
      />
    </Guard>
  );
}
