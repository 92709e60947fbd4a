import { join } from 'node:path';
import { ApiProcess } from './api-process.ts';
import { ServerProcess, somePort } from './server-process.ts';

const main = join(import.meta.dirname, '../../../../gateway/src/main.ts');

/** A gateway and the API behind it, as `WEB_PROCESSES` starts several of them; without releases. */
export class Pair {
  readonly port = somePort();
  readonly gateway: ServerProcess;
  readonly api: ApiProcess;
  readonly #metricsPort = somePort();

  /** @param env of the API */
  constructor(env: Record<string, string>) {
    this.api = new ApiProcess(env, this.port);
    this.gateway = new ServerProcess({
      main,
      origin: `http://localhost:${this.port}`,
      healthPath: '/health',
      env: {
        NODE_ENV: 'development',
        PORT: String(this.port),
        METRICS_PORT: String(this.#metricsPort),
        TRUSTED_PROXIES: '127.0.0.1,::1',
        STORE_URL: '',
        // Nothing is released here.
        STORE_DIR: join(import.meta.dirname, 'none'),
      },
    });
  }

  async start(): Promise<void> {
    await Promise.all([this.api.start(), this.gateway.start()]);
  }

  /** Event streams that it holds now, one for each open page. */
  async countStreams(): Promise<number> {
    const answer = await fetch(`http://localhost:${this.#metricsPort}/metrics`);
    const [, many = ''] = /^afterglow_open_streams (\d+)/m.exec(await answer.text()) ?? [];
    return Number(many);
  }

  async kill(): Promise<void> {
    await Promise.all([this.api.kill(), this.gateway.kill()]);
  }

  async end(): Promise<void> {
    await Promise.all([this.gateway.end(), this.api.end()]);
  }
}
