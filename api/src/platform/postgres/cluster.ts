import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { give, runAsOwner } from './owner.ts';
import type { Placement } from './placement.ts';
import { accepts, hasProcess } from './running.ts';
import { mendStaleLocks } from './stale-locks.ts';

const settings = {
  listen_addresses: '',
  max_connections: '120',
  // For sites that come from another database.
  max_prepared_transactions: '5',
  // Who is banned or erased is held together with everybody they have a conversation with.
  max_locks_per_transaction: '256',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  // Statements hold what members write; they never go into a log.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Makes an empty cluster if there is none. A half-made one never gets the final name. */
export async function createCluster(place: Placement): Promise<void> {
  if (existsSync(join(place.data, 'PG_VERSION'))) return;
  const unfinished = `${place.data}.new-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  give(unfinished);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const args = ['-D', unfinished, '-U', 'afterglow', '--auth=trust', ...locale];
  await runAsOwner(join(place.binaries, 'bin', 'initdb'), args, dirname(unfinished));
  renameSync(unfinished, place.data);
}

/** Starts the server, or adopts one that outlived the process which started it. */
export async function startCluster(
  place: Placement,
  extra: Record<string, string> = {},
): Promise<void> {
  mkdirSync(place.socket, { recursive: true, mode: 0o700 });
  give(place.socket);
  if (await isRunning(place)) return;
  mendStaleLocks(place);
  const all = { ...settings, unix_socket_directories: place.socket, ...extra };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(place.data, 'server.log');
  const args = ['start', '-w', '-t', '60', '-s', '-D', place.data, '-l', log];
  await runAsOwner(pgCtl(place), [...args, '-o', options.join(' ')], place.data);
}

/** Stops the server: open transactions are rolled back, nothing committed is lost. */
export async function stopCluster(place: Placement): Promise<void> {
  if (!(await isRunning(place))) return;
  await runAsOwner(pgCtl(place), ['stop', '-s', '-m', 'fast', '-D', place.data], place.data);
}

function pgCtl(place: Placement): string {
  return join(place.binaries, 'bin', 'pg_ctl');
}

/**
 * Does it answer? While there is a process that does not (yet, or no more), it gets ten seconds
 * to become either.
 */
async function isRunning(place: Placement): Promise<boolean> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (!hasProcess(place.data)) return false;
    if (await accepts(place.socket)) return true;
    await sleep(100);
  }
  return false;
}
