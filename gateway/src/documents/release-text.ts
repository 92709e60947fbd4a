import type { Release } from '@afterglow/federation/registry/release';
import type { Files } from '@afterglow/federation/store/files';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';

export type ReadText = (release: Release, path: string) => Promise<string | undefined>;

/** Reads texts of releases for the document. What is not as the release has it is left out. */
export function textOfReleases(files: Files, warn: (line: string) => void): ReadText {
  // A release never changes, so what was read of it once is good for ever.
  const known = new Map<string, string | undefined>();

  return async (release, path) => {
    const key = releaseKey(release.name, release.version, path);
    if (known.has(key)) return known.get(key);
    const content = (await files.read(key))?.content;
    if (!content) return undefined;
    const isWhole = digestOf(content) === release.files[path]?.integrity;
    if (!isWhole)
      warn(`${path} of ${release.name} ${release.version} is not what its release says`);
    const text = isWhole ? content.toString() : undefined;
    known.set(key, text);
    return text;
  };
}
