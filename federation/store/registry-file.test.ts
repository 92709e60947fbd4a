import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../registry/registry.ts';
import { goLive } from '../registry/steps.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { refOf } from '../testing/registries.ts';
import { diskFiles } from './disk.ts';
import { Unreachable } from './files.ts';
import { readHistory } from './history.ts';
import { newPair } from './key-files.ts';
import { changeRegistry, type Keys, readRegistry } from './registry-file.ts';
import { adopt, resign } from './resign.ts';

afterAll(removeFolders);

const pair = newPair();
const keys: Keys = { pair, accepted: [pair.publicKey] };
const note = { who: '', what: '', why: '' };

function store() {
  const folder = temporaryFolder();
  const files = diskFiles(folder);
  const file = join(folder, 'registry.json');
  const release = (digit: string, why = '') =>
    changeRegistry(files, keys, { who: 'ada', what: `mf-chat ${digit} live`, why }, (current) =>
      goLive(current, refOf(digit)),
    );
  return { folder, files, file, release };
}

test('every change is signed, numbered and in the history with who, when and why', async () => {
  const { files, release } = store();
  const first = await release('a');
  const second = await release('b', 'a new layout');
  expect(second.sequence).toBe(first.sequence + 1);
  expect(await readRegistry(files, keys.accepted)).toEqual(second);
  const history = await readHistory(files, 10);
  expect(history).toMatchObject([
    {
      sequence: second.sequence,
      change: { who: 'ada', what: 'mf-chat b live', why: 'a new layout' },
    },
    { sequence: first.sequence },
  ]);
  expect(Date.parse(history[0]?.change?.at ?? '')).toBeGreaterThan(Date.now() - 10_000);
});

test('a step that changes nothing writes nothing', async () => {
  const { files, release } = store();
  await release('a');
  const stamp = await files.stamp('registry.json');
  await release('a');
  expect(await files.stamp('registry.json')).toBe(stamp);
});

test('a step that throws leaves everything as it was', async () => {
  const { files, release } = store();
  const before = await release('a');
  const broken = changeRegistry(files, keys, note, () => {
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(await readRegistry(files, keys.accepted)).toEqual(before);
});

test('an old registry that was put back is not built upon', async () => {
  const { file, release } = store();
  await release('a');
  const old = readFileSync(file);
  await release('b');
  writeFileSync(file, old);
  await expect(release('c')).rejects.toThrow(/registry\.json \(#\d+\) is older than its history/);
});

test('a registry signed by somebody else is not built upon', async () => {
  const { files, release } = store();
  const stranger = newPair();
  const theirs = { pair: stranger, accepted: [stranger.publicKey] };
  await changeRegistry(files, theirs, note, (current) => goLive(current, refOf('e')));
  await expect(release('a')).rejects.toThrow(/which is not accepted/);
});

test('a killed process that did not get to the history is made up for', async () => {
  const { folder, files, release } = store();
  const first = await release('a');
  rmSync(join(folder, 'history'), { recursive: true });
  await release('b');
  expect((await readHistory(files, 10)).map(({ sequence }) => sequence)).toContain(first.sequence);
});

test('a step is told as done once it is live, also when the history finds no room', async () => {
  const { files, release } = store();
  const first = await release('a');
  const full = new Unreachable('the store is full');
  const noRoom = { ...files, create: () => Promise.reject(full) };
  const step = (current: Registry) => goLive(current, refOf('b'));
  // It makes up for what is missing before it takes a step.
  await expect(changeRegistry(noRoom, keys, note, step)).rejects.toThrow(full);
  expect(await readRegistry(files, keys.accepted)).toEqual(first);
  const laterNoRoom = {
    ...files,
    create: (key: string, content: string) =>
      key.includes(String(first.sequence)) ? files.create(key, content) : Promise.reject(full),
  };
  const second = await changeRegistry(laterNoRoom, keys, note, step);
  expect(await readRegistry(files, keys.accepted)).toEqual(second);
  const third = await release('c');
  expect((await readHistory(files, 10)).map(({ sequence }) => sequence)).toEqual([
    third.sequence,
    second.sequence,
    first.sequence,
  ]);
});

test('an unsigned registry is taken for none, but never in production', async () => {
  const { file, release } = store();
  writeFileSync(file, JSON.stringify({ sequence: 3, channels: {} }));
  process.env.NODE_ENV = 'production';
  await expect(release('a')).rejects.toThrow('the registry is not signed');
  process.env.NODE_ENV = 'test';
  expect((await release('a')).sequence).toBeGreaterThan(3);
});

test('in production a registry that vanished is not begun anew', async () => {
  const { file, release } = store();
  await release('a');
  rmSync(file);
  process.env.NODE_ENV = 'production';
  await expect(release('b')).rejects.toThrow(/registry\.json is gone/);
  process.env.NODE_ENV = 'test';
  await release('b');
});

test('after a key was lost a person can vouch for the registry', async () => {
  const { folder, files, release } = store();
  const before = await release('a');
  const source = {
    folder: join(folder, 'keys'),
    privateKey: undefined,
    publicKeys: undefined,
    production: false,
  };
  const signer = { files, keys: source, who: 'ada', why: 'laptop stolen' };
  await expect(resign(signer, 'key rotated')).rejects.toThrow(/not accepted/);
  await adopt(signer);
  await resign(signer, 'key rotated');
  const [last, adopted] = await readHistory(files, 2);
  expect(adopted?.sequence).toBeGreaterThan(before.sequence);
  expect(last?.sequence).toBe((adopted?.sequence ?? 0) + 1);
  expect(adopted?.change).toMatchObject({ why: 'laptop stolen', what: 'registry signed anew' });
});
