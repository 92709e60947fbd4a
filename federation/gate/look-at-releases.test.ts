import { emptyRegistry, type Registry } from '../registry/registry.ts';
import { goLive, pinSite, startCanary } from '../registry/steps.ts';
import { releaseKey } from '../store/releases.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseOf } from '../testing/releases.ts';
import { storeRelease } from '../testing/stored-release.ts';
import { builtRelease, releasesInUse, storedRelease } from './look-at-releases.ts';

afterAll(removeFolders);

/** A registry with a version of mf-chat in each place that it has for one. */
async function product() {
  const { files } = ownStore();
  const store = (text: string) => storeRelease(files, 'mf-chat', text);
  const [before, live, trial, pinned] = await Promise.all(
    (['before', 'live', 'trial', 'pinned'] as const).map(store),
  );
  if (!before || !live || !trial || !pinned) throw new Error('all four were stored');
  const both = [before, live].reduce<Registry>(goLive, emptyRegistry);
  const registry = pinSite(startCanary(both, trial, 10), pinned, 'one.example');
  const found = async () =>
    (await releasesInUse(files, registry)).map(({ release }) => release.version);
  return { files, registry, live, trial, pinned, found };
}

test('in use is what browsers get at the first try', async () => {
  const { live, trial, pinned, found } = await product();
  expect(await found()).toEqual([live, trial, pinned].map(({ version }) => version));
});

test('what the store lost is not; what it has by another digest is an alarm', async () => {
  const { files, live, trial, pinned, found } = await product();
  await files.remove(`releases/mf-chat/${pinned.version}`);
  expect(await found()).toEqual([live, trial].map(({ version }) => version));
  const key = releaseKey('mf-chat', trial.version, 'release.json');
  await files.write(key, `${(await files.read(key))?.content} `);
  await expect(found()).rejects.toThrow('is not what the registry names');
});

test('a release is read from where it lies, and says what it lost', async () => {
  const { files, registry, live } = await product();
  const [found] = await releasesInUse(files, registry);
  expect(String(await found?.read('entry.js'))).toBe('entry.js of live');
  const { read, sourceMap } = storedRelease(files, releaseOf('e'));
  await expect(read('entry.js')).rejects.toThrow(`mf-chat ${'e'.repeat(12)} has lost entry.js`);
  expect([sourceMap, found?.release.version]).toEqual([undefined, live.version]);
});

test('what was just built is read from memory, with the maps of its files', async () => {
  const content = Buffer.from('code');
  const built = [{ path: 'entry.js', content, brotli: null }];
  const { read, sourceMap } = builtRelease(releaseOf('e'), built, new Map([['entry.js', 'map']]));
  expect(await read('entry.js')).toBe(content);
  await expect(read('route.js')).rejects.toThrow('mf-chat was built without route.js');
  expect([sourceMap?.('entry.js'), sourceMap?.('route.js')]).toEqual(['map', undefined]);
});
