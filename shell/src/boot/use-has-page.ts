import { matchRoute } from '@afterglow/federation/registry/route-match';
import { useCallback } from 'react';
import { usePlatform } from './platform-context.ts';

/** Whether a remote of this document answers an address; the shell links to nothing else. */
export function useHasPage(): (path: string) => boolean {
  const { platform } = usePlatform();
  return useCallback((path) => matchRoute(platform.remotes, path) !== undefined, [platform]);
}
