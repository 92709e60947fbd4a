import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { give } from '../platform/postgres/owner.ts';
import { refuseEmbedded } from './refuse-embedded.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afterglow-embedded-'));
  give(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a database that a start made is worked on, unless a product here runs in production', () => {
  const notes = join(folder, 'production');
  const note = (port: number, pid: number | string) =>
    writeFileSync(join(notes, String(port)), String(pid));
  mkdirSync(join(folder, 'postgres'));
  refuseEmbedded(folder, notes);
  mkdirSync(notes);
  const ended = 2 ** 30;
  note(4400, ended);
  note(4600, '');
  refuseEmbedded(folder, notes);
  // Of two cells the one that was started last has ended.
  note(4400, process.pid);
  note(4500, ended);
  expect(() => refuseEmbedded(folder, notes)).toThrow('runs in production');
});
