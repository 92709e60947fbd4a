import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Milliseconds any answer may take; a process that hangs fails its test instead of the run. */
export const patience = 20_000;

/** Neither ended by itself nor by a signal. */
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** So many pairs of ports each of the two workers has to itself. */
const pairs = 3000;
// Below those that the system gives to connections: one of them may have taken it meanwhile.
const first = 20_000 + (Number(process.env.JEST_WORKER_ID ?? 0) % 2) * 2 * pairs;
let taken = Math.floor(Math.random() * pairs);

/** A gateway's, another one each time; the API behind it has the next one. */
export function somePort(): number {
  taken = (taken + 1) % pairs;
  return first + 2 * taken;
}

interface Server {
  /** Path of the program. */
  main: string;
  /** Where it answers, and what as soon as it runs. */
  origin: string;
  healthPath: string;
  env: Record<string, string>;
  /** A module that runs before it. */
  preload?: string | undefined;
}

/** A server of ours as a process of its own, on data of its own, to be killed at will. */
export class ServerProcess {
  readonly origin: string;
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'afterglow-torture-'));
  readonly #server: Server;
  #child: ChildProcess | undefined;

  constructor(server: Server) {
    this.#server = server;
    this.origin = server.origin;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const { main, healthPath, env: own, preload } = this.#server;
    // A campaign says how services are started; what jest was started with is none of theirs.
    const NODE_OPTIONS = process.env.SERVICE_OPTIONS ?? '';
    const env = { ...process.env, DATA_DIR: this.#dataDir, ...own, NODE_OPTIONS };
    const execArgv = preload ? [`--import=${pathToFileURL(preload).href}`] : [];
    const child = fork(main, { env, execArgv, stdio: 'ignore' });
    this.#child = child;
    while (isRunning(child)) {
      const answer = await fetch(`${this.origin}${healthPath}`, {
        signal: AbortSignal.timeout(patience),
      }).catch(() => undefined);
      if (answer?.ok) return;
      await sleep(20);
    }
    throw new Error(`${main} did not start.`);
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Asks what was preloaded into it. */
  async ask(): Promise<unknown> {
    if (!this.#child) throw new Error(`${this.#server.main} does not run.`);
    const told = once(this.#child, 'message');
    this.#child.send('');
    const [answer] = await told;
    return answer;
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

  /** Ends it properly, with what it started, and removes its data. */
  async end(): Promise<void> {
    if (this.#child && isRunning(this.#child)) {
      const gone = once(this.#child, 'exit');
      this.#child.kill('SIGTERM');
      await Promise.race([gone, sleep(12_000, undefined, { ref: false })]);
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
