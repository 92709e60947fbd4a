import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup, restoreBackup, restoreDatabase } from './backup.ts';
import { checkFiles, putFiles, saveFiles } from './copy-files.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { removeOld } from './old-backups.ts';
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

test('a backup that fails leaves nothing that takes room', async () => {
  const installation = { connection: { host: folder }, photos: shelf({}), store: shelf({}) };
  await expect(makeBackup(installation, join(folder, 'monday'))).rejects.toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual([]);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

function backup(name: string, days: number) {
  mkdirSync(join(folder, name, 'database'), { recursive: true });
  const database = { migrations: [], tables: [], sequences: {} };
  const made_at = daysAgo(days).toISOString();
  writeManifest(join(folder, name), { format: 1, made_at, database, photos: {}, store: {} });
}

function unfinished(name: string, days: number) {
  mkdirSync(join(folder, `${name}.unfinished`, 'database'), { recursive: true });
  utimesSync(join(folder, `${name}.unfinished`), daysAgo(days), daysAgo(days));
}

test('old backups make room for new ones, and so does what a kill left; what is no backup stays', () => {
  for (const days of [1, 29, 31, 60]) backup(`day-${days}`, days);
  unfinished('killed', 1);
  unfinished('under-way', 0.1);
  writeFileSync(join(folder, 'notes.txt'), '');
  removeOld(folder, 30);
  expect(readdirSync(folder).sort()).toEqual([
    ...['day-1', 'day-29', 'notes.txt', 'under-way.unfinished'],
  ]);
});

test('what cannot be removed is named, and keeps nothing else from going', () => {
  for (const days of [1, 31, 60]) backup(`day-${days}`, days);
  const stuck = join(folder, 'day-31');
  const remove = (path: string) => {
    if (path === stuck) throw new Error('EACCES: permission denied');
    rmSync(path, { recursive: true });
  };
  expect(removeOld(folder, 30, remove)).toEqual([
    `${stuck} could not be removed: EACCES: permission denied`,
  ]);
  expect(readdirSync(folder).sort()).toEqual(['day-1', 'day-31']);
});

test('the newest backup stays, however old it is', () => {
  for (const days of [40, 50]) backup(`day-${days}`, days);
  removeOld(folder, 30);
  expect(readdirSync(folder)).toEqual(['day-40']);
});

test('a database is restored beside photos and releases that are newer; all of it is not', async () => {
  backup('monday', 1);
  const connection = { host: folder };
  const photos = shelf({ 'new.webp': 'face' });
  const all = restoreBackup({ connection, photos, store: shelf({}) }, join(folder, 'monday'));
  await expect(all).rejects.toThrow('there are photos already');
  // As far as the database, which is not there.
  await expect(restoreDatabase(connection, join(folder, 'monday'))).rejects.toThrow(
    `connect ENOENT ${folder}`,
  );
  expect(photos.written).toEqual([]);
});
