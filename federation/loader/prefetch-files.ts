import type { BootRemote, BootVersion } from '../registry/boot-manifest.ts';

/** Addresses of what a route of the live version needs. */
export interface RouteFiles {
  /** To load the remote: its container and texts. */
  remote: string[];
  /** To draw the page: code and styles. */
  page: string[];
}

export function filesOfRoute(
  { entry, preload, texts }: BootRemote,
  route: string,
  language: string,
): RouteFiles {
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const words = texts[language] ?? texts.nl ?? texts.en;
  return {
    remote: [entry.url, ...(words ? [words.url] : [])],
    page: (preload[route] ?? []).map((path) => folder + path),
  };
}

/** Addresses of all that a version consists of, as far as the document names it. */
export function filesOfVersion(version: BootVersion & Partial<BootRemote>): string[] {
  const { entry, preload = {}, texts } = version;
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const code = [...new Set(Object.values(preload).flat())].map((path) => folder + path);
  return [entry.url, ...code, ...Object.values(texts).map(({ url }) => url)];
}

/**
 * Takes files anew, past the browser's cache: a file that was damaged on its way may have been kept
 * there, and would fail again for ever. Never rejects.
 */
export async function refreshFiles(addresses: string[]): Promise<void> {
  await Promise.allSettled(
    addresses.map(async (address) => (await fetch(address, { cache: 'reload' })).arrayBuffer()),
  );
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
