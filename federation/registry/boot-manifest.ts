import { assetUrl, type Release } from './release.ts';
import type { RemoteRoute } from './remote-manifest.ts';
import type { Choice } from './resolve.ts';
import { textsIn } from './texts-in.ts';

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
  /** What a route needs beside the entry, by route name; paths beside the entry. */
  preload: Record<string, string[]>;
  /** What takes its place when it breaks. A document names its texts in the document's language alone. */
  previous: BootVersion | null;
}

/** A file of a release as the browser asks for it. Throws for a file the release does not name. */
export function bootFile(of: Release, path: string): BootFile {
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
 * The remotes a document starts with. `find` returns a stored release or undefined; a remote of
 * which no version can be read is left out rather than taking the page down.
 */
export function bootRemotes(
  choices: Record<string, Choice>,
  find: (name: string, version: string) => Release | undefined,
): BootRemote[] {
  return Object.entries(choices).flatMap(([name, { version, previous }]) => {
    const [first, second] = [version, previous].flatMap((wanted) => {
      const found = wanted === null ? undefined : find(name, wanted);
      const { manifest, preload } = found ?? {};
      return found && manifest ? [{ boot: bootVersion(found), manifest, preload }] : [];
    });
    if (!first) return [];
    const { routes, slots } = first.manifest;
    const { boot, preload = {} } = first;
    return [{ name, ...boot, routes, slots, preload, previous: second?.boot ?? null }];
  });
}

/** A remote as a document in a language names it: hashes of texts that hardly anybody reads are heavy. */
export function bootRemoteIn(remote: BootRemote, language: string): BootRemote {
  const { previous } = remote;
  const file = previous && textsIn(previous.texts, language);
  return file ? { ...remote, previous: { ...previous, texts: { [language]: file } } } : remote;
}

/** Files to preload for a path of the live release: the container and what its route needs. */
export function preloadFiles(of: Release, routeName: string): BootFile[] {
  return [of.entry, ...(of.preload[routeName] ?? [])].map((path) => bootFile(of, path));
}
