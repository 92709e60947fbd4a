import { writePreview } from '../store/previews.ts';
import { removeFolders } from '../testing/folder.ts';
import { ownStore } from '../testing/own-store.ts';
import { releaseLive, storeRelease } from '../testing/stored-release.ts';
import { previewPackages } from './preview-packages.ts';

afterAll(removeFolders);

const main = { branch: 'main', commit: 'abc' };
const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`;

/** Version 1 of mf-chat was previewed on main before version 2 went live; mf-landers is live. */
async function product() {
  const { files, keys, registry } = ownStore();
  const preview = async (name: string, text: string, createdAt: string) => {
    const ref = await storeRelease(files, name, text, { createdAt });
    await writePreview(files, keys.pair, ref, main);
    return ref;
  };
  const chat = await preview('mf-chat', 'one', day(1));
  await releaseLive(files, keys, 'mf-chat', 'two', { createdAt: day(2) });
  await releaseLive(files, keys, 'mf-landers', 'one', { createdAt: day(2) });
  const seen = await registry();
  if (!seen) throw new Error('nothing is live');
  /** What a run shows that made, or did not make, a package. */
  const shown = async (name: string, version: string, built: boolean) => {
    const outcomes = [{ name, version, built, milliseconds: 0 }];
    const packages = await previewPackages(
      files,
      keys.accepted,
      { outcomes, failures: [], seen },
      main,
    );
    return Object.fromEntries(Object.entries(packages).map(([of, { version }]) => [of, version]));
  };
  return { preview, shown, chat };
}

test('a preview on main shows nothing that is older than what is live', async () => {
  const { preview, shown } = await product();
  const { version } = await preview('mf-landers', 'two', day(3));
  expect(await shown('mf-landers', version, true)).toEqual({ 'mf-landers': version });
  const other = await preview('mf-members', 'one', day(3));
  expect(await shown('mf-members', other.version, true)).toEqual({
    'mf-landers': version,
    'mf-members': other.version,
  });
});

test('a package that this run did not make is shown as it is live', async () => {
  const { preview, shown } = await product();
  const { version } = await preview('mf-landers', 'two', day(3));
  expect(await shown('mf-landers', version, false)).toEqual({});
});

test('what this run made is shown although the same was made before what is live', async () => {
  const { shown, chat } = await product();
  expect(await shown('mf-chat', chat.version, true)).toEqual({ 'mf-chat': chat.version });
});
