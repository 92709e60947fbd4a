import { namedVersions, type Registry, type ReleaseRef } from '../registry/registry.ts';
import type { Release } from '../registry/release.ts';
import type { BuiltFile } from '../store/built-files.ts';
import type { Files } from '../store/files.ts';
import { readRelease, releaseKey } from '../store/releases.ts';
import type { ReadableRelease } from './gate-input.ts';

/** A release as it lies in a store. */
export function storedRelease(files: Files, release: Release): ReadableRelease {
  const { name, version } = release;
  return {
    release,
    async read(path) {
      const file = await files.read(releaseKey(name, version, path));
      if (!file) throw new Error(`${name} ${version} has lost ${path}`);
      return file.content;
    },
  };
}

async function storedReleases(
  files: Files,
  { channels }: Registry,
  wanted: Omit<ReleaseRef, 'digest'>[],
): Promise<ReadableRelease[]> {
  const found = wanted.map(async ({ name, version }) => {
    const digest = channels[name]?.digests[version];
    const stored = await readRelease(files, name, version, digest);
    return stored ? [storedRelease(files, stored.release)] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Every release of a store that the registry gives to some browser at the first try. */
export async function releasesInUse(files: Files, registry: Registry): Promise<ReadableRelease[]> {
  const wanted = Object.entries(registry.channels).flatMap(([name, channel]) =>
    [...namedVersions({ ...channel, before: [] })].map((version) => ({ name, version })),
  );
  return storedReleases(files, registry, wanted);
}

/** What browsers fall back on when a remote fails. */
export async function fallbacksOf(files: Files, registry: Registry): Promise<Release[]> {
  const wanted = Object.entries(registry.channels).flatMap(([name, { before }]) =>
    before.slice(0, 1).map((version) => ({ name, version })),
  );
  return (await storedReleases(files, registry, wanted)).map(({ release }) => release);
}

/** A release that was just built and is not stored yet; `maps` are those of its files, by path. */
export function builtRelease(
  release: Release,
  files: BuiltFile[],
  maps: ReadonlyMap<string, string>,
): ReadableRelease {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return {
    release,
    async read(path) {
      const content = contents.get(path);
      if (!content) throw new Error(`${release.name} was built without ${path}`);
      return content;
    },
    sourceMap: (path) => maps.get(path),
  };
}
