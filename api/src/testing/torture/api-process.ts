import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const main = join(import.meta.dirname, '../../main.ts');

/** Milliseconds any answer may take; a process that hangs fails its test instead of the run. */
const patience = 20_000;

/** Neither ended by itself nor by a signal. */
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** The real API as a process of its own, on data of its own, to be killed at will. */
export class ApiProcess {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'afterglow-torture-'));
  // Below those that the system gives to connections: one of them may have taken it meanwhile.
  readonly #port = 20_000 + Math.floor(Math.random() * 12_000);
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #cookie = '';

  /** On a database of its own, unless `env` names one. */
  constructor(env: Record<string, string> = {}) {
    this.#env = env;
  }

  get origin(): string {
    return `http://localhost:${this.#port + 1}`;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const own = { DATA_DIR: this.#dataDir, PORT: String(this.#port) };
    const env = { ...process.env, ...own, ...this.#env };
    const child = fork(main, { env: { ...env, NODE_OPTIONS: '' }, execArgv: [], stdio: 'ignore' });
    this.#child = child;
    while (isRunning(child)) {
      const answer = await fetch(`${this.origin}/api/health.php`, {
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(20);
    }
    throw new Error('The API did not start.');
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Asks it to end, as whoever puts a new version in its place, and returns how it ended. */
  async stop(): Promise<number | null> {
    if (!this.#child) return null;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    const [code] = (await gone) as [number | null];
    return code;
  }

  /** Power off: no warning, nothing can be finished. */
  async kill(): Promise<void> {
    if (!this.#child || !isRunning(this.#child)) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  /** Ends it properly, with its database, and removes its data. */
  async end(): Promise<void> {
    if (this.#child && isRunning(this.#child)) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await Promise.race([gone, sleep(12_000, undefined, { ref: false })]);
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async login(email: string, password: string): Promise<void> {
    const answer = await this.send('POST', '/api/user.php', { email, password });
    if (!answer.ok) throw new Error(`Login failed: ${await answer.text()}`);
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** A request as our own pages send it. A form is sent as a browser sends one. */
  send(method: string, path: string, body?: object | URLSearchParams): Promise<Response> {
    const isForm = body instanceof URLSearchParams;
    return fetch(`${this.origin}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      headers: {
        origin: this.origin,
        'request-type': 'client',
        cookie: this.#cookie,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  }

  async json<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.send(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
