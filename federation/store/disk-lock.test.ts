import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { whileLocked } from './disk-lock.ts';

/** What another process does as soon as this one has the right to take a lock over. */
let meanwhile = () => {};
const { linkSync } = fs;
jest.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
  linkSync(from, to);
  if (String(to).endsWith('.takeover')) meanwhile();
});
syncBuiltinESMExports();

afterAll(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(removeFolders);

test('whoever may take a lock over looks once more: it may be a new one by then', async () => {
  const lock = join(temporaryFolder(), 'registry.lock');
  fs.writeFileSync(lock, 'dead');
  fs.utimesSync(lock, new Date(0), new Date(0));
  meanwhile = () => fs.writeFileSync(lock, 'another');
  await expect(whileLocked(lock, async () => 'done', 100)).rejects.toThrow('held by another');
  expect(fs.readFileSync(lock, 'utf8')).toBe('another');
});
