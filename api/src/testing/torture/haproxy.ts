import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { somePort } from './server-process.ts';

const deploy = join(import.meta.dirname, '../../../../deploy');

/** HAProxy as `deploy/` sets it up, for two gateways at other ports, and without TLS. */
export class Haproxy {
  #folder = mkdtempSync(join(tmpdir(), 'afterglow-haproxy-'));
  #ports: number[];
  #connections: number;
  #child: ChildProcess | undefined;

  /** @param connections that it takes at once; each has two of the files it may open */
  constructor(ports: number[], connections = 2000) {
    this.#ports = ports;
    this.#connections = connections;
  }

  /** Resolves when it answers for a gateway that has an API. */
  async listen(): Promise<string> {
    const port = somePort();
    const [one, two] = this.#ports;
    const text = readFileSync(join(deploy, 'haproxy.cfg'), 'utf8')
      .replace('maxconn 20000', `maxconn ${this.#connections}`)
      .replace(/^\s*bind :80$/m, `\tbind 127.0.0.1:${port}`)
      .replace(/^\s*(bind (:443|\[::\]\S+)|http-request (redirect|set-header)) .*$/gm, '')
      .replaceAll('/etc/haproxy/', `${deploy}/`)
      // Nothing is released here, and so no gateway has pages to serve.
      .replace('uri /ready', 'uri /health')
      .replaceAll(':4400', `:${one}`)
      .replaceAll(':4402', `:${two}`)
      .replace('10.0.0.10:8405', `127.0.0.1:${somePort()}`);
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, text);
    this.#child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
    const origin = `http://localhost:${port}`;
    while (this.#child.exitCode === null) {
      const answer = await fetch(`${origin}/api/health.php`).catch(() => undefined);
      if (answer?.ok) return origin;
      await sleep(50);
    }
    throw new Error('HAProxy did not start.');
  }

  async end(): Promise<void> {
    if (this.#child && this.#child.exitCode === null) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
