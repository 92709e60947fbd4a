import { chmodSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
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

test('a store that cannot be used says so in one line', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  chmodSync(file, 0o600);
  await expect(diskFiles(file).write('registry.json', '{}')).rejects.toThrow(
    /^the store \S+ cannot be used: it is no folder$/,
  );
});
