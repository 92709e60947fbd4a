import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freeze } from './freeze.ts';

/** Where the server is installed, if it is. */
export function natsServer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];
  return folders.map((folder) => join(folder, 'nats-server')).find(existsSync);
}

/** A server of NATS for one test that takes it away. */
export class OwnNats {
  readonly port: number;
  #child: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  /** One that runs, on a port of its own. */
  static async start(): Promise<OwnNats> {
    const own = new OwnNats(await freePort());
    await own.start();
    return own;
  }

  get url(): string {
    return `nats://afterglow:a-password@127.0.0.1:${this.port}`;
  }

  /** Starts it again on the same port, and returns once it takes connections. */
  async start(): Promise<void> {
    const access = ['--user', 'afterglow', '--pass', 'a-password'];
    const where = ['-a', '127.0.0.1', '-p', String(this.port)];
    this.#child = spawn(natsServer() ?? 'nats-server', [...where, ...access], { stdio: 'ignore' });
    // It neither holds up whoever started it nor outlives them.
    const child = this.#child;
    child.unref();
    process.once('exit', () => child.kill('SIGKILL'));
    while (!(await isThere(this.port))) await sleep(10);
  }

  /** Power off: nobody is told. */
  async stop(): Promise<void> {
    if (!this.#child) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
    this.#child = undefined;
  }

  /** Says nothing more, and closes nothing, until `thaw`. */
  async freeze(): Promise<void> {
    if (this.#child?.pid) await freeze(this.#child.pid);
  }

  async thaw(): Promise<void> {
    this.#child?.kill('SIGCONT');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function isThere(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
