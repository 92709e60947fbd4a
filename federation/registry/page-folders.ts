import type { Release } from './release.ts';
import type { RemoteRoute } from './remote-manifest.ts';

/**
 * What a parameter can be where a release has a folder for each: `/landers/:lander` names one of
 * src/landers/*. Empty where it can be anything.
 */
export function folderNames({ sources = {} }: Pick<Release, 'sources'>, parameter: string) {
  const beginning = `src/${parameter}s/`;
  return Object.keys(sources)
    .filter((folder) => folder.startsWith(beginning))
    .map((folder) => folder.slice(beginning.length));
}

/** Whether an address that matches a route leads to a page, as far as the release alone can tell. */
export function hasPage(
  release: Pick<Release, 'sources'>,
  { path }: RemoteRoute,
  pathname: string,
): boolean {
  const given = pathname.split('/').filter(Boolean);
  const wanted = path.split('/').filter(Boolean);
  return wanted.every((segment, index) => {
    const value = given[index];
    if (!segment.startsWith(':') || value === undefined) return true;
    const names = folderNames(release, segment.replace(/\W/g, ''));
    return names.length === 0 || names.includes(value);
  });
}
