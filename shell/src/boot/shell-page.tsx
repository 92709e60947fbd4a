import { matchRoute } from '@afterglow/federation/registry/route-match';
import { useLocation } from '@afterglow/shared-ui/router';
import { useMemo } from 'react';
import { RouteErrors } from '../errors/route-error.tsx';
import { laid } from '../layouts/laid.tsx';
import { layouts } from '../layouts/layouts.ts';
import { PageServices } from '../layouts/page-services.tsx';
import type { LayoutName } from './layout-names.ts';
import { usePlatform } from './platform-context.ts';
import { RemoteArea } from './remote-area.tsx';
import { UnknownPage } from './unknown-page.tsx';

const isLayout = (name: string | undefined): name is LayoutName =>
  name !== undefined && name in layouts;

/** What the remotes of this document declare for the address, in its layout; a 404 for the rest. */
function AddressedPage() {
  const { platform } = usePlatform();
  const { pathname } = useLocation();
  const match = matchRoute(platform.remotes, pathname);
  const remote = match?.remote;
  const layout = match?.route.layout;
  return useMemo(() => {
    if (!remote || !isLayout(layout)) return laid('default', <UnknownPage />);
    return laid(layout, <RemoteArea remote={remote} layout={layout} />);
  }, [remote, layout]);
}

/** All that is on screen. */
export function ShellPage() {
  return (
    <RouteErrors>
      <AddressedPage />
      <PageServices />
    </RouteErrors>
  );
}
