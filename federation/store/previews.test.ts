import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { refOf } from '../testing/registries.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { newPair } from './key-files.ts';
import { newerThanLive, previewsOf, writePreview } from './previews.ts';

afterAll(removeFolders);

const [one, two] = ['1'.repeat(12), '2'.repeat(12)];

/** A branch with two packages, of which one was previewed once more for a later commit. */
async function previewed() {
  const { files, keys, store } = ownStore();
  const write = (version: string, name: string, commit: string, pair = keys.pair) =>
    writePreview(files, pair, refOf(version, name), { branch: 'feat/summer ü', commit });
  await write('a', 'mf-chat', one);
  await write('b', 'mf-landers', one);
  await write('c', 'mf-chat', two);
  const versions = async (of: { branch?: string; commit?: string }) => {
    const found = Object.entries(await previewsOf(files, keys.accepted, of));
    return Object.fromEntries(found.map(([name, { version }]) => [name, version[0]]));
  };
  return { files, store, write, versions };
}

test('a commit comes first, then its branch; the rest is live', async () => {
  const { versions } = await previewed();
  const branch = 'feat/summer ü';
  expect(await versions({ branch })).toEqual({ 'mf-chat': 'c', 'mf-landers': 'b' });
  expect(await versions({ branch, commit: one })).toEqual({ 'mf-chat': 'a', 'mf-landers': 'b' });
  expect(await versions({ branch, commit: two })).toEqual({ 'mf-chat': 'c', 'mf-landers': 'b' });
  expect(await versions({ commit: two })).toEqual({ 'mf-chat': 'c' });
  expect(await versions({ branch: 'feat' })).toEqual({});
  expect(await versions({})).toEqual({});
});

test('what a stranger put there, or moved there, is no preview', async () => {
  const { files, write, versions } = await previewed();
  await write('d', 'mf-chat', two, newPair());
  expect(await versions({ commit: two })).toEqual({});
  const [stolen = ''] = (await files.list('previews/commit')).filter((key) =>
    key.endsWith('mf-landers'),
  );
  const content = (await files.read(stolen))?.content ?? '';
  const other = Buffer.from('other').toString('base64url');
  await files.write(`previews/branch/${other}/mf-landers`, content);
  expect(await versions({ branch: 'other' })).toEqual({});
});

test('what was previewed before something newer went live is not shown over it', async () => {
  const { files, keys, registry } = ownStore();
  const preview = async (name: string, text: string, createdAt: string) => {
    const ref = await storeRelease(files, name, text, { createdAt });
    await writePreview(files, keys.pair, ref, { branch: 'main', commit: one });
    return ref;
  };
  await preview('mf-chat', 'one', '2026-11-01T10:00:00.000Z');
  const createdAt = '2026-11-02T10:00:00.000Z';
  await releaseLive(files, keys, 'mf-chat', 'two', { createdAt });
  await releaseLive(files, keys, 'mf-landers', 'one', { createdAt });
  const landers = await preview('mf-landers', 'two', '2026-11-03T10:00:00.000Z');
  const first = await preview('mf-garden', 'one', '2026-11-01T10:00:00.000Z');
  const live = await registry();
  if (!live) throw new Error('nothing is live');
  const found = await previewsOf(files, keys.accepted, { branch: 'main', commit: one });
  expect(await newerThanLive(files, live, found)).toEqual({
    'mf-landers': { version: landers.version, digest: landers.digest },
    'mf-garden': { version: first.version, digest: first.digest },
  });
});
