import { setTimeout as sleep } from 'node:timers/promises';
import { whenReady } from './ready.ts';
import { type NodeCommand, type NodeProcess, spawnNode } from './spawn-node.ts';

export interface ServiceOptions extends NodeCommand {
  name: string;
  port: number;
  /** Path that answers 200 as soon as the service can do its work. */
  readyPath: string;
  /** Called with every new process, so that others can know its id. */
  onStart?(pid: number): void;
  /** Milliseconds it has to end by itself when stopped. */
  patience?: number;
}

export interface Service {
  /** Resolves once it answers; rejects when it ends before it ever did. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

const shortestPause = 250;
const longestPause = 10_000;
/** A process that lived this long was healthy: its next crash is the first again. Milliseconds. */
const healthyAfter = 30_000;

/** Keeps one program running: started now, restarted with growing pauses when it crashes. */
export function startService(options: ServiceOptions): Service {
  const { name, port, readyPath, onLine, onStart } = options;
  const stopping = new AbortController();
  let current = launch();

  function launch(): NodeProcess {
    const launched = spawnNode(options);
    if (launched.pid) onStart?.(launched.pid);
    return launched;
  }

  async function keepAlive(): Promise<void> {
    for (let pause = shortestPause; ; pause = Math.min(pause * 2, longestPause)) {
      const since = Date.now();
      const reason = await current.ended;
      if (stopping.signal.aborted) return;
      if (Date.now() - since > healthyAfter) pause = shortestPause;
      onLine(`ended unexpectedly (${reason}), starts again in ${pause / 1000} s`);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      current = launch();
    }
  }

  async function becomeReady(): Promise<void> {
    const answered = new AbortController();
    const endedEarly = current.ended.then((reason) => {
      throw new Error(`the ${name} did not start (${reason}).`);
    });
    try {
      await Promise.race([whenReady(port, readyPath, answered.signal), endedEarly]);
    } finally {
      answered.abort();
    }
    endedEarly.catch(() => {});
    void keepAlive();
  }

  return {
    ready: becomeReady(),
    async stop() {
      stopping.abort();
      await current.stop(options.patience);
    },
  };
}
