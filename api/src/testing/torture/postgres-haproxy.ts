import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { somePort } from './server-process.ts';

const example = join(import.meta.dirname, '../../../../deploy/haproxy-postgres.cfg');

interface Server {
  name: string;
  port: number;
  restPort: number;
}

/** HAProxy as `deploy/haproxy-postgres.cfg` sets it up: its port is the primary's. */
export class PostgresHaproxy {
  readonly port = somePort();
  readonly #file: string;
  #child: ChildProcess | undefined;

  constructor(folder: string, servers: Server[]) {
    this.#file = join(folder, 'haproxy.cfg');
    const lines = servers.map(
      ({ name, port, restPort }) => `\tserver ${name} 127.0.0.1:${port} port ${restPort}\n`,
    );
    const text = readFileSync(example, 'utf8')
      .replace('bind 127.0.0.1:5000', `bind 127.0.0.1:${this.port}`)
      .replace(/(\tserver .*\n)+/, lines.join(''));
    writeFileSync(this.#file, `global\n\tmaxconn 2000\n${text}`);
  }

  start(): void {
    this.#child = spawn('haproxy', ['-db', '-f', this.#file], { stdio: 'ignore' });
  }

  async end(): Promise<void> {
    if (!this.#child || this.#child.exitCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}
