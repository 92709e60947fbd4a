import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFiles, putFiles, saveFiles } from './copy-files.ts';
import { readManifest } from './manifest.ts';
import type { Shelf } from './shelf.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function shelf(files: Record<string, string>): Shelf & { written: string[] } {
  const written: string[] = [];
  return {
    written,
    keys: async () => Object.keys(files),
    read: async (key) => (files[key] === 'gone' ? undefined : Buffer.from(files[key] ?? '')),
    write: async (key, content) => void written.push(`${key}: ${Buffer.from(content)}`),
  };
}

test('files go there and back; what is named first, as the registry is, comes back last', async () => {
  const from = shelf({ 'registry.json': 'live', 'releases/a/entry.js': 'code', 'b.webp': 'gone' });
  const sums = await saveFiles(from, folder);
  expect(Object.keys(sums)).toEqual(['registry.json', 'releases/a/entry.js']);
  checkFiles(folder, sums);
  const to = shelf({});
  await putFiles(to, folder, sums);
  expect(to.written).toEqual(['releases/a/entry.js: code', 'registry.json: live']);
});

test.each([
  ['changed', (path: string) => writeFileSync(path, 'other')],
  ['lost', (path: string) => rmSync(path)],
])('a file that was %s is found, and is not put back', async (_what, harm) => {
  const sums = await saveFiles(shelf({ 'photos/x/full.webp': 'face' }), folder);
  harm(join(folder, 'photos/x/full.webp'));
  expect(() => checkFiles(folder, sums)).toThrow('photos/x/full.webp is damaged');
  const to = shelf({});
  await expect(putFiles(to, folder, sums)).rejects.toThrow('is damaged');
  expect(to.written).toEqual([]);
});

test('a folder without a whole backup is said to be none', () => {
  expect(() => readManifest(folder)).toThrow('holds no whole backup');
  writeFileSync(join(folder, 'manifest.json'), '{"format": 2}');
  expect(() => readManifest(folder)).toThrow('newer revision');
  expect(existsSync(folder) && readdirSync(folder)).toEqual(['manifest.json']);
});
