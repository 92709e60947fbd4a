import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { second } from '../clock.ts';
import type { Placement } from './placement.ts';
import { isAlive, isServer, namedProcess } from './running.ts';

/** More than any system gives to a process. */
const nobody = 2_147_483_647;

/**
 * After a crash PostgreSQL refuses to start over two kinds of lock files: an empty one, and one whose
 * process number belongs to somebody else by now. Everything else it judges better by itself.
 */
export function mendStaleLocks({ data, socket }: Placement): void {
  for (const file of [join(data, 'postmaster.pid'), join(socket, '.s.PGSQL.5432.lock')]) {
    if (existsSync(file)) mend(file, data);
  }
}

function mend(file: string, data: string): void {
  const pid = namedProcess(file);
  if (pid === undefined) {
    // A server that starts this very moment writes into its file at once.
    if (Date.now() - statSync(file).mtimeMs > second) rmSync(file);
    return;
  }
  if (!isAlive(pid) || isServer(pid, data)) return;
  // What else the file says, it still needs to see that no process of the old server is left.
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [nobody, ...rest].join('\n'));
}
