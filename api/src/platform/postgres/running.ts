import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Is the process that the data folder names alive? */
export function hasProcess(data: string): boolean {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const [pid] = readFileSync(file, 'utf8').split('\n');
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false; // no such process
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
