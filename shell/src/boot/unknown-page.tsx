import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { RouteSkeleton } from '@afterglow/shared-ui/components/feedback/skeletons';
import type { DataRouter } from '@afterglow/shared-ui/router';
import { useState } from 'react';
import { AreaFailure } from '../errors/area-failure.tsx';
import { ErrorPage } from '../errors/error-page.tsx';
import { usePlatform } from './platform-context.ts';

interface Props {
  /** Adds the pages of remotes that were found, and shows the one of this address. */
  onFound: (router: DataRouter, remotes: BootRemote[]) => Promise<void>;
}

/** An address that no remote of this document declares. One that the document lacked might. */
export function UnknownPage({ onFound }: Props) {
  const { platform, router } = usePlatform();
  const [looking, setLooking] = useState(false);
  async function look() {
    setLooking(true);
    const found = await platform.find().catch(() => []);
    if (found.length > 0) await onFound(router, found);
    setLooking(false);
  }
  if (looking) return <RouteSkeleton layout="default" />;
  if (platform.lacking.length === 0) return <ErrorPage status={404} />;
  return <AreaFailure onRetry={() => void look()} code={platform.lacking.join(' ')} />;
}
