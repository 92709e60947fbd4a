import type { Release } from '../registry/release.ts';
import type { BuiltFile } from './built-files.ts';
import type { Files } from './files.ts';
import { digestOf, readRelease, releaseKey } from './releases.ts';

/** Files on their way at the same time; matters for stores over a network. */
const atOnce = 8;

/**
 * Stores a release and resolves to the digest of its release.json, which is written last: without
 * it a release does not exist, however many of its files do. What is stored is never written again.
 */
export async function upload(files: Files, release: Release, built: BuiltFile[]): Promise<string> {
  const { name, version } = release;
  const stored = await readRelease(files, name, version);
  if (stored) return stored.digest;
  const contents = built.flatMap(({ path, content, brotli }) => [
    { path, content },
    ...(brotli ? [{ path: `${path}.br`, content: brotli }] : []),
  ]);
  const worker = async () => {
    for (let next = contents.shift(); next; next = contents.shift())
      await files.write(releaseKey(name, version, next.path), next.content);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const [key, text] = [releaseKey(name, version, 'release.json'), JSON.stringify(release, null, 2)];
  // Two that make the same release at once say different times: the first one's counts for both.
  return files.alone(async () => {
    await files.create(key, text);
    return digestOf((await files.read(key))?.content ?? text);
  });
}
