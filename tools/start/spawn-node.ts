import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../setup/paths.mjs';

export interface NodeCommand {
  /** Node's own options, the script (from the repository's root) and its arguments. */
  args: string[];
  env: NodeJS.ProcessEnv;
  onLine(line: string): void;
}

export interface NodeProcess {
  pid: number | undefined;
  /** Resolves to how it ended: "exit code 0", "SIGKILL", or why it never began. */
  ended: Promise<string>;
  /** Asks it to end and waits; after `patience` milliseconds it is killed. */
  stop(patience?: number): Promise<void>;
}

/**
 * Starts a Node program with an IPC channel as its lifeline and its output by line. It gets a
 * process group of its own, so that Ctrl-C reaches the supervisor alone, which stops in order.
 */
export function spawnNode({ args, env, onLine }: NodeCommand): NodeProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', async (code, signal) => {
      // Its last lines may still be on their way; an orphan of its own may hold them open for ever.
      await Promise.race([once(child, 'close'), sleep(200)]);
      done(signal ?? `exit code ${code}`);
    });
  });
  return {
    pid: child.pid,
    ended,
    async stop(patience = 8000) {
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(killer);
    },
  };
}
