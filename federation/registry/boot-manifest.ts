import { languagesFile } from './languages-file.ts';
import { assetUrl, type Release } from './release.ts';
import type { RemoteRoute } from './remote-manifest.ts';
import type { Choice } from './resolve.ts';
import { textsIn } from './texts-in.ts';

/** A file the browser loads, checked by its hash. */
export interface BootFile {
  url: string;
  integrity: string;
}

/** Texts of a release, as far as a document names them. */
export interface BootTexts {
  /** By language. */
  texts: Record<string, BootFile>;
  /** Tells of the languages that are not named; absent in releases from before there was one. */
  languages?: BootFile;
}

/** One version of a remote, as much as the loader needs of it. */
export interface BootVersion extends BootTexts {
  version: string;
  container: string;
  entry: BootFile;
}

export interface BootRemote extends BootVersion {
  name: string;
  routes: RemoteRoute[];
  slots: string[];
  /** What a route needs beside the entry, by route name; paths beside the entry. */
  preload: Record<string, string[]>;
  /** What takes its place when it breaks. */
  previous: BootVersion | null;
}

/** A file of a release as the browser asks for it. Throws for a file the release does not name. */
export function bootFile(of: Release, path: string): BootFile {
  const file = of.files[path];
  if (!file) throw new Error(`${of.name}@${of.version} has no file ${path}`);
  return { url: assetUrl(of, path), integrity: file.integrity };
}

/** All texts of a release. */
export function bootTexts(of: Release): BootTexts {
  const texts = Object.entries(of.texts).map(([lang, path]) => [lang, bootFile(of, path)]);
  return {
    texts: Object.fromEntries(texts),
    ...(of.files[languagesFile] && { languages: bootFile(of, languagesFile) }),
  };
}

function bootVersion(of: Release): BootVersion {
  return {
    version: of.version,
    container: of.container,
    entry: bootFile(of, of.entry),
    ...bootTexts(of),
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

/**
 * What has texts, as a document in a language names it: hashes of texts that hardly anybody reads are
 * heavy. All are named of what cannot tell of the others.
 */
export function inLanguage<T extends BootTexts>(whole: T, language: string): T {
  const file = whole.languages && textsIn(whole.texts, language);
  return file ? { ...whole, texts: { [language]: file } } : whole;
}

/** A remote as a document in a language names it. */
export function bootRemoteIn(remote: BootRemote, language: string): BootRemote {
  const { previous } = remote;
  return {
    ...inLanguage(remote, language),
    previous: previous && inLanguage(previous, language),
  };
}
