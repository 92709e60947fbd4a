import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { give, owner } from '../../platform/postgres/owner.ts';
import { hasProcess, namedProcess } from '../../platform/postgres/running.ts';
import { somePort } from './server-process.ts';

const example = join(import.meta.dirname, '../../../../deploy/patroni.yml');

/** Where Debian keeps the programs of the newest PostgreSQL that it has. */
function postgresPrograms(): string {
  const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
  return `/usr/lib/postgresql/${versions[0]}/bin`;
}

/** The processes of a server that say to replicas what it writes. */
function walSendersOf(postmaster: number | undefined): number[] {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const pids = children.split(' ').filter(Boolean).map(Number);
  return pids.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walsender'));
}

/** One PostgreSQL with the Patroni that looks after it, as `deploy/patroni.yml` says. */
export class PatroniNode {
  readonly name: string;
  readonly port = somePort();
  readonly restPort = this.port + 1;
  readonly #folder: string;
  readonly #data: string;
  #child: ChildProcess | undefined;
  #silent: number[] = [];

  constructor(name: string, folder: string, etcdPort: number) {
    this.name = name;
    this.#folder = join(folder, name);
    this.#data = join(this.#folder, 'data');
    mkdirSync(this.#folder);
    give(this.#folder);
    const here = `127.0.0.1:${this.port}`;
    const text = readFileSync(example, 'utf8')
      .replace('name: one', `name: ${name}`)
      .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
      .replaceAll('10.0.0.11:8008', `127.0.0.1:${this.restPort}`)
      .replaceAll('10.0.0.11:5432', here)
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replace('wal_keep_size: 1GB', 'wal_keep_size: 128MB')
      .replace('shared_buffers: 8GB', 'shared_buffers: 128MB')
      .replace(/data_dir: .*/, `data_dir: ${this.#data}`)
      .replace(/bin_dir: .*/, `bin_dir: ${postgresPrograms()}`)
      .replace(/pgpass: .*/, `pgpass: ${this.#folder}/pgpass`)
      .replace(/unix_socket_directories: .*/, `unix_socket_directories: ${this.#folder}`);
    writeFileSync(join(this.#folder, 'patroni.yml'), text);
  }

  get superuser(): pg.ClientConfig {
    return { host: '127.0.0.1', port: this.port, user: 'postgres', password: 'change-me' };
  }

  /** Whether it says of itself that it is a running `primary`, `replica` or `sync`. */
  async is(role: string): Promise<boolean> {
    const signal = AbortSignal.timeout(2000);
    return fetch(`http://127.0.0.1:${this.restPort}/${role}`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  start(): void {
    const log = openSync(join(this.#folder, 'log'), 'a');
    const args = [join(this.#folder, 'patroni.yml')];
    const env = { ...process.env, HOME: this.#folder, LC_ALL: 'C.UTF-8' };
    const stdio = ['ignore', log, log] as const;
    this.#child = spawn('patroni', args, { ...owner, env, cwd: this.#folder, stdio: [...stdio] });
  }

  /** Replicas hear nothing more, though nobody hangs up: what it wrote from now on it alone has. */
  silence(): void {
    this.#silent = walSendersOf(this.#postmaster);
    for (const pid of this.#silent) process.kill(pid, 'SIGSTOP');
  }

  /** The server is gone in a moment; whoever looks after it goes on. */
  async killServer(): Promise<void> {
    const pid = this.#postmaster;
    if (pid === undefined || !hasProcess(this.#data)) return;
    for (const one of [pid, ...this.#silent.splice(0)]) process.kill(one, 'SIGKILL');
    while (hasProcess(this.#data)) await sleep(10);
  }

  get #postmaster(): number | undefined {
    return namedProcess(join(this.#data, 'postmaster.pid'));
  }

  /** As if the machine had no power any more. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    await this.killServer();
  }
}
