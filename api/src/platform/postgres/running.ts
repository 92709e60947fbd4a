import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Is the process that the data folder names alive, and the server of this folder? */
export function hasProcess(data: string): boolean {
  return isServer(namedProcess(join(data, 'postmaster.pid')), data);
}

/** The process that a lock file names; undefined when there is no file, or no process in it. */
export function namedProcess(lockFile: string): number | undefined {
  if (!existsSync(lockFile)) return undefined;
  const pid = Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * Numbers of processes are given out again, after a restart of the machine soon: a living one need
 * not be a server, nor that of this folder.
 */
export function isServer(pid: number | undefined, data: string): boolean {
  if (pid === undefined || !isAlive(pid)) return false;
  if (existsSync('/proc/self/cwd')) return worksIn(pid) === realpathSync(data);
  try {
    const program = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
    return program.includes('postgres');
  } catch {
    return false; // ended just now
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** PostgreSQL works in its data folder; what has ended works nowhere. */
function worksIn(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** Does a server take connections at the socket? */
export function accepts(folder: string): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(join(folder, '.s.PGSQL.5432'));
    socket.on('connect', () => {
      socket.destroy();
      answer(true);
    });
    socket.on('error', () => answer(false));
  });
}
