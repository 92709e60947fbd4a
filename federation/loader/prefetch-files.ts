import type { BootFile, BootRemote, BootTexts, BootVersion } from '../registry/boot-manifest.ts';
import { textsIn } from '../registry/texts-in.ts';

/** Addresses of what a route of the live version needs. */
export interface RouteFiles {
  /** To load the remote: its container and texts, where those of the language are known. */
  remote: string[];
  /** To draw the page: code and styles. */
  page: string[];
}

const folderOf = ({ url }: BootFile) => url.slice(0, url.lastIndexOf('/') + 1);

/** The texts in a language; undefined where only `languages` can tell which those are. */
const wordsIn = ({ texts, languages }: BootTexts, language: string) =>
  language in texts || !languages ? textsIn(texts, language) : undefined;

export function filesOfRoute(remote: BootRemote, route: string, language: string): RouteFiles {
  const { entry, preload } = remote;
  const folder = folderOf(entry);
  const words = wordsIn(remote, language);
  return {
    remote: [entry.url, ...(words ? [words.url] : [])],
    page: (preload[route] ?? []).map((path) => folder + path),
  };
}

/** Addresses of all that a version needs in a language, as far as the document names it. */
export function filesOfVersion(
  version: BootVersion & Partial<BootRemote>,
  language: string,
): string[] {
  const { entry, preload = {}, languages } = version;
  const folder = folderOf(entry);
  const code = [...new Set(Object.values(preload).flat())].map((path) => folder + path);
  const words = wordsIn(version, language) ?? languages;
  return [entry.url, ...code, ...(words ? [words.url] : [])];
}

/**
 * Brings files into the browser's cache, where the loader finds them a moment later; there they are
 * checked. Rejects when one is lost or `signal` aborts.
 */
export async function prefetchFiles(addresses: string[], signal: AbortSignal): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address, { signal });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    }),
  );
}
