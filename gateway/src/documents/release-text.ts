import type { Release } from '@afterglow/federation/registry/release';
import type { Files } from '@afterglow/federation/store/files';
import { digestOf, releaseKey } from '@afterglow/federation/store/releases';

export type ReadText = (release: Release, path: string) => Promise<string | undefined>;

/** Reads texts of releases for the document. What is not as the release has it is left out. */
export function textOfReleases(files: Files, warn: (line: string) => void): ReadText {
  const said = new Set<string>();
  return async (release, path) => {
    const key = releaseKey(release.name, release.version, path);
    const content = (await files.read(key))?.content;
    if (!content) return undefined;
    if (digestOf(content) === release.files[path]?.integrity) return content.toString();
    if (!said.has(key)) {
      said.add(key);
      warn(`${path} of ${release.name} ${release.version} is not what its release says`);
    }
    return undefined;
  };
}

/** Reads each once: a release never changes, so what was read of it is good for ever. */
export function readOnce(read: ReadText): ReadText {
  const known = new Map<string, string>();
  return async (release, path) => {
    const key = releaseKey(release.name, release.version, path);
    const text = known.get(key) ?? (await read(release, path));
    if (text !== undefined) known.set(key, text);
    return text;
  };
}
