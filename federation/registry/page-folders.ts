import type { Release } from './release.ts';
import type { RemoteRoute } from './remote-manifest.ts';
import { parametersOf, valuesIn } from './route-pattern.ts';

/** Where the folders are that a parameter may name: `/landers/:lander` names one of src/landers/*. */
export const folderOf = (parameter: string) => `src/${parameter}s/`;

/** The same for all parameters of a route. */
export function pageFolders({ path }: RemoteRoute): string[] {
  return parametersOf(path).map(folderOf);
}

/** What a parameter can be where a release has a folder for each. Empty where it can be anything. */
export function folderNames({ sources = {} }: Pick<Release, 'sources'>, parameter: string) {
  const beginning = folderOf(parameter);
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
  return [...(valuesIn(path, pathname) ?? [])].every(([parameter, value]) => {
    const names = folderNames(release, parameter);
    return names.length === 0 || names.includes(value);
  });
}
