import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, type Stats, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { locateBinaries } from './binaries.ts';
import { owner } from './owner.ts';

export interface Placement {
  binaries: string;
  data: string;
  socket: string;
}

const shelter = '/var/lib/afterglow';

/**
 * Where the database lives. Normally `<dataDir>/postgres`; when we are root and the folder is
 * behind a closed one (such as /root), the account PostgreSQL runs as could not reach it, so
 * data and binaries move to /var/lib/afterglow.
 */
export function place(dataDir: string): Placement {
  const { name, home } = homeOf(dataDir);
  mkdirSync(home, { recursive: true });
  // A socket's path may have about 100 characters.
  const near = join(home, 'socket');
  const socket = near.length < 80 ? near : join(tmpdir(), `afterglow-${name}`);
  return { binaries: reachableBinaries(), data: join(home, 'postgres'), socket };
}

/** Whether there is one; makes nothing. */
export function isPlaced(dataDir: string): boolean {
  return existsSync(join(homeOf(dataDir).home, 'postgres'));
}

function homeOf(dataDir: string): { name: string; home: string } {
  const wanted = resolve(dataDir);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 16);
  return { name, home: reachable(wanted) ? wanted : join(shelter, name) };
}

function reachableBinaries(): string {
  const installed = locateBinaries();
  if (reachable(installed)) return installed;
  const version = createHash('sha256').update(installed).digest('hex').slice(0, 16);
  const copy = join(shelter, `binaries-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(shelter, { recursive: true });
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return copy;
}

/** Can "nobody" walk down to this path? Always true when we are not root. */
function reachable(path: string): boolean {
  if (!owner) return true;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && !isOpen(statSync(folder), owner.uid)) return false;
  }
  return true;
}

function isOpen({ uid, mode }: Stats, user: number): boolean {
  return (mode & (uid === user ? 0o100 : 0o001)) !== 0;
}
