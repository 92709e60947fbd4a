import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noteUsedStore } from './used-store.ts';

const ownFolder = mkdtempSync(join(tmpdir(), 'afterglow-used-store-'));
afterAll(() => rmSync(ownFolder, { recursive: true }));

const said: string[] = [];
const note = (folder: string, storeAddress: string) =>
  noteUsedStore({ ownFolder: folder, port: 4400, storeAddress }, (line) => said.push(line));

test.each([
  ['/var/store', '/var/store'],
  ['s3://bucket/prefix?endpoint=https://s3.example', 's3://bucket/prefix'],
])('the store %s is noted as %s', (address, store) => {
  note(ownFolder, address);
  const noted = JSON.parse(readFileSync(join(ownFolder, 'used-store.json'), 'utf8'));
  expect(noted).toEqual({ pid: process.pid, port: 4400, store });
  expect(said).toEqual([]);
});

test('a gateway that cannot note it serves all the same', () => {
  note(join(ownFolder, 'used-store.json'), '/var/store');
  expect(said).toEqual([expect.stringMatching(/^cannot note the store in use: E/)]);
});
