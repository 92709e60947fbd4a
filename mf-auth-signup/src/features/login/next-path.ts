import { paths } from '@afterglow/shared-state';

/**
 * Where to go after login: only a path of this site. Browsers read "//evil", "/\evil" and
 * "https:evil" as other sites, so the URL parser decides, not a prefix.
 */
export function nextPath(wanted: string | null, origin: string): string {
  if (!wanted?.startsWith('/')) return paths.members();
  const { origin: where, pathname, search } = new URL(wanted, origin);
  // `/.//evil` lies on this site; read again, what is left of it would not.
  return where === origin && !pathname.startsWith('//') ? pathname + search : paths.members();
}
