import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import { useState } from 'react';
import { AreaFailure } from '../errors/area-failure.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { usePlatform } from './platform-context.ts';

/** An address that no remote of this document declares. One that the document lacked might. */
export function UnknownPage() {
  const { platform, router } = usePlatform();
  const [looking, setLooking] = useState(false);
  async function look() {
    setLooking(true);
    const found = await platform.find().catch(() => []);
    // Looks again who draws this address.
    const { location } = router.state;
    const { state } = location;
    if (found.length > 0) await router.navigate(location, { replace: true, state });
    setLooking(false);
  }
  if (looking) return <RouteSkeleton layout="default" />;
  if (platform.lacking.length === 0) return <ErrorPage status={404} />;
  return <AreaFailure onRetry={() => void look()} code={platform.lacking.join(' ')} />;
}
