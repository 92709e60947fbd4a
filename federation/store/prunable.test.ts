import { kept } from '../registry/retention.ts';
import { goLive, rollBack } from '../registry/steps.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { prunable } from './prunable.ts';
import { changeRegistry } from './registry-file.ts';

afterAll(removeFolders);

const note = { who: 'test', what: '', why: '' };
const minute = 60_000;

/** A store in which mf-chat was live in eight versions today, all of them made long ago. */
async function eightVersions() {
  const own = ownStore();
  const { files, keys } = own;
  const release = (text: string, month: number) =>
    releaseLive(files, keys, 'mf-chat', text, { createdAt: `2024-0${month}-01T00:00:00.000Z` });
  const versions: string[] = [];
  for (const month of [1, 2, 3, 4, 5, 6, 7, 8]) {
    versions.push((await release(`${month}`, month)).version);
  }
  return {
    ...own,
    versions,
    release,
    /** What may go so many milliseconds from now. */
    async goneAfter(milliseconds: number): Promise<string[]> {
      const registry = await own.registry();
      if (!registry) throw new Error('nothing is released');
      const found = await prunable(files, registry, Date.now() + milliseconds);
      return found.map(({ version }) => version).sort();
    },
  };
}

test('a version that was live 17 minutes ago stays for the tabs that have it', async () => {
  const { goneAfter, chat, versions } = await eightVersions();
  const [first = ''] = versions;
  expect((await chat())?.before).not.toContain(first);
  expect(await goneAfter(17 * minute)).toEqual([]);
  expect(await goneAfter(kept - minute)).toEqual([]);
});

test('when no tab can be left that began with it, it goes', async () => {
  const { goneAfter, versions } = await eightVersions();
  const [first = '', second = ''] = versions;
  expect(await goneAfter(kept + minute)).toEqual([first, second].sort());
});

test('what is live, what it falls back to and the newest five stay for ever', async () => {
  const { goneAfter, versions, chat } = await eightVersions();
  const { live = '', before = [] } = (await chat()) ?? {};
  const stays = versions.filter((version) => version === live || before.includes(version));
  expect(stays).toHaveLength(6);
  const gone = await goneAfter(100 * kept);
  expect(stays.filter((version) => gone.includes(version))).toEqual([]);
});

test('a version that was taken back is one that tabs have', async () => {
  const { files, keys, goneAfter, versions } = await eightVersions();
  const [first = ''] = versions;
  const ref = await storeRelease(files, 'mf-chat', '1');
  await changeRegistry(files, keys, note, (current) => goLive(current, ref));
  await changeRegistry(files, keys, note, (current) => rollBack(current, 'mf-chat'));
  expect(await goneAfter(17 * minute)).not.toContain(first);
  expect(await goneAfter(kept + minute)).toContain(first);
});

test('what was just made stays, whether or not it was ever live', async () => {
  const { files, release, goneAfter } = await eightVersions();
  const made = await storeRelease(files, 'mf-chat', 'tried');
  for (const month of [1, 2, 3, 4, 5, 6]) await release(`again ${month}`, month);
  expect(await goneAfter(kept - minute)).not.toContain(made.version);
});
