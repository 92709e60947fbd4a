import type { Registry } from './registry.ts';
import { assetUrl, type Release } from './release.ts';
import type { RemoteRoute } from './remote-manifest.ts';

/** A file the browser loads, checked by its hash. */
export interface BootFile {
  url: string;
  integrity: string;
}

/** One version of a remote, as much as the loader needs of it. */
export interface BootVersion {
  version: string;
  container: string;
  entry: BootFile;
  texts: Record<string, BootFile>;
}

export interface BootRemote extends BootVersion {
  name: string;
  routes: RemoteRoute[];
  slots: string[];
  previous: BootVersion | null;
}

function bootFile(of: Release, path: string): BootFile {
  const file = of.files[path];
  if (!file) throw new Error(`${of.name}@${of.version} has no file ${path}`);
  return { url: assetUrl(of, path), integrity: file.integrity };
}

function bootVersion(of: Release): BootVersion {
  const texts = Object.entries(of.texts).map(([lang, path]) => [lang, bootFile(of, path)]);
  return {
    version: of.version,
    container: of.container,
    entry: bootFile(of, of.entry),
    texts: Object.fromEntries(texts),
  };
}

/**
 * The remotes a document starts with. `find` returns a stored release or undefined; a remote whose
 * live release cannot be read is left out rather than taking the page down.
 */
export function bootRemotes(
  registry: Registry,
  find: (name: string, version: string) => Release | undefined,
): BootRemote[] {
  return Object.entries(registry.channels).flatMap(([name, channel]) => {
    const live = find(name, channel.live);
    if (!live?.manifest) return [];
    const previous = channel.previous ? find(name, channel.previous) : undefined;
    return [
      {
        name,
        ...bootVersion(live),
        routes: live.manifest.routes,
        slots: live.manifest.slots,
        previous: previous ? bootVersion(previous) : null,
      },
    ];
  });
}

/** Files to preload for a path of the live release: the container and what its route needs. */
export function preloadFiles(of: Release, routeName: string): BootFile[] {
  return [of.entry, ...(of.preload[routeName] ?? [])].map((path) => bootFile(of, path));
}
