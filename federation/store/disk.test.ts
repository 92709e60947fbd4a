import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { filesContract } from '../testing/files-contract.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { diskFiles } from './disk.ts';

afterAll(removeFolders);

describe('a store on disk', () => {
  filesContract(() => diskFiles(join(temporaryFolder(), 'store')));
});

test('what a killed process left half written is not there', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'releases'));
  writeFileSync(join(folder, 'releases/a.js.1234.tmp'), 'half');
  expect(await diskFiles(folder).list('releases')).toEqual([]);
});

test('a lock that a killed process left is taken over', async () => {
  const folder = temporaryFolder();
  const lock = join(folder, 'registry.lock');
  writeFileSync(lock, 'somebody');
  utimesSync(lock, new Date(0), new Date(0));
  await expect(diskFiles(folder).alone(async () => 'done')).resolves.toBe('done');
});

test('one waiter at a time takes over what was left: another would remove the new lock', async () => {
  const folder = temporaryFolder();
  const lock = join(folder, 'registry.lock');
  const old = (path: string) => utimesSync(path, new Date(0), new Date(0));
  writeFileSync(lock, 'somebody');
  old(lock);
  const mark = `${lock}.takeover`;
  writeFileSync(mark, '');
  const waiting = diskFiles(folder).alone(async () => 'done');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(readFileSync(lock, 'utf8')).toBe('somebody');
  // It died.
  old(mark);
  await expect(waiting).resolves.toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test('a store that cannot be used says so in one line', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  await expect(diskFiles(file).write('registry.json', '{}')).rejects.toThrow(
    /^the store \S+ cannot be used: it is no folder$/,
  );
});
