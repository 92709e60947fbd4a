import { paths } from '@afterglow/shared-state';

/**
 * Where to go after login: only a path of this site. Browsers read "//evil", "/\evil" and
 * "https:evil" as other sites, so the URL parser decides, not a prefix.
 */
export function nextPath(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return paths.members();
  const url = new URL(wanted, origin);
  return url.origin === origin ? url.pathname + url.search : paths.members();
}
