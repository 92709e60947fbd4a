import type { Registry } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { BuiltFile } from '../release/built-files.ts';
import type { Files } from '../store/files.ts';
import { readRelease, releaseKey } from '../store/releases.ts';
import type { ReadableRelease } from './gate-input.ts';

/** Every live release of a store. */
export async function liveReleases(
  files: Files,
  { channels }: Registry,
): Promise<ReadableRelease[]> {
  const found = Object.entries(channels).map(async ([name, { live, digests }]) => {
    const stored = await readRelease(files, name, live, digests[live]);
    if (!stored) return [];
    const read = async (path: string) => {
      const file = await files.read(releaseKey(name, live, path));
      if (!file) throw new Error(`${name} ${live} has lost ${path}`);
      return file.content;
    };
    return [{ release: stored.release, read }];
  });
  return (await Promise.all(found)).flat();
}

/** A release that was just built and is not stored yet. */
export function builtRelease(release: Release, files: BuiltFile[]): ReadableRelease {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    release,
    async read(path) {
      const content = contents.get(path);
      if (!content) throw new Error(`${release.name} was built without ${path}`);
      return content;
    },
  };
}
