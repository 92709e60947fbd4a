import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { observationsIn } from './observations.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-observations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seen = (at: number, document: string) => ({
  at,
  remote: 'mf-chat',
  version: 'b'.repeat(12),
  failed: true,
  client: 'client',
  document,
});

test('two processes see what either was told, each thing once', () => {
  const [one, two] = [observationsIn(folder), observationsIn(folder)];
  const now = 1_800_000_000_000;
  one.add([seen(now, 'a')]);
  two.add([seen(now + 61_000, 'b')]);
  const documents = (of: typeof one) => of.recent(now + 62_000).map(({ document }) => document);
  expect(documents(one)).toEqual(['a', 'b']);
  expect(documents(two)).toEqual(['a', 'b']);
  one.add([seen(now + 62_000, 'c')]);
  expect(documents(two)).toEqual(['a', 'b', 'c']);
});

test('what is older than ten minutes is gone, from the disk as well', () => {
  const of = observationsIn(folder);
  expect(of.recent(1_800_000_000_000 + 2_000_000)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
