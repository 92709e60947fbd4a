import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { give, owner } from '../platform/postgres/owner.ts';

/** The PgBouncer that is meant: `PGBOUNCER`, else the one on the path. */
const program = process.env.PGBOUNCER || 'pgbouncer';

const example = join(import.meta.dirname, '../../../deploy/pgbouncer.ini');

/** Throws one line where it is not installed, or does not know the statements that have names. */
function refuseOld(): void {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [version, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  if (!version) throw new Error(`There is no PgBouncer at "${program}".`);
  if (Number(major) > 1 || Number(minor) >= 21) return;
  throw new Error(`${version} knows no prepared statements; 1.21 does. PGBOUNCER names another.`);
}

/**
 * Starts one before a test server, as `deploy/` sets it up, that ends with this process.
 *
 * @param behind folder of the server's socket
 * @returns folder of its own socket, for databases of the same names
 */
export async function startPgbouncer(behind: string): Promise<string> {
  refuseOld();
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-pool-'));
  give(folder);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, '"afterglow" ""\n');
  const text = readFileSync(example, 'utf8')
    .replace('* = host=127.0.0.1', `* = host=${behind}`)
    .replace(/listen_addr = .*/, 'listen_addr =')
    .replace(/listen_port = .*/, 'listen_port = 5432')
    .replace(/unix_socket_dir = .*/, `unix_socket_dir = ${folder}`)
    .replace(/auth_type = .*/, 'auth_type = trust')
    .replace(/auth_file = .*/, `auth_file = ${users}`);
  writeFileSync(file, text);
  // It refuses to run as root, as PostgreSQL does.
  const child = spawn(program, [file], { stdio: 'ignore', ...owner });
  child.unref();
  process.once('exit', () => child.kill('SIGKILL'));
  const socket = join(folder, '.s.PGSQL.5432');
  while (!(await answers(socket))) {
    if (child.exitCode !== null) throw new Error('PgBouncer did not start.');
    await sleep(20);
  }
  return folder;
}

function answers(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path);
    socket.once('error', () => done(false));
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
  });
}
