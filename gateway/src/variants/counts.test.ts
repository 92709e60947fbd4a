import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsIn, readCounts } from './counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const warn = () => {};
const one = { site: 'localhost', page: 'home', variant: 'join', stage: 'view' } as const;

test('days are files of their own; since a day what came before is left out', () => {
  let now = new Date('2026-11-23T23:59:59Z');
  const count = countsIn(folder, warn, () => now);
  count(one);
  now = new Date('2026-11-24T00:00:00Z');
  count({ ...one, stage: 'done' });
  expect(readdirSync(folder)).toEqual(['2026-11-23.log', '2026-11-24.log']);
  expect([...readCounts(folder)]).toHaveLength(2);
  expect([...readCounts(folder, '2026-11-24')]).toEqual([{ ...one, stage: 'done' }]);
});

test('a line that was cut off, or a folder that is not there, harms nothing', () => {
  countsIn(folder, warn, () => new Date('2026-11-24T00:00:00Z'))(one);
  appendFileSync(join(folder, '2026-11-24.log'), 'localhost ho');
  expect([...readCounts(folder)]).toEqual([one]);
  expect([...readCounts(join(folder, 'none'))]).toEqual([]);
});
