import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../setup/paths.mjs';
import { whenAskedToStop } from '../start/stop-signals.ts';

/**
 * Plants faults in the files of some patterns. It ends with this process, however that ends.
 *
 * @returns whether all were tested
 */
export async function runStryker(mutated: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  // What one that was killed hard has left.
  rmSync(join(cache, 'mutation'), { recursive: true, force: true });
  const lifeline = new URL('../start/lifeline.ts', import.meta.url).href;
  const program = join(root, 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js');
  const args = ['run', 'tools/mutation/stryker.config.mjs', '--mutate', mutated];
  const stryker = spawn(process.execPath, [`--import=${lifeline}`, program, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    // Ctrl-C reaches this process alone, which stops it with all that runs tests for it.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(stryker, 'exit');
  whenAskedToStop(async () => {
    process.kill(-(stryker.pid ?? 0), 'SIGTERM');
    await ended;
  });
  const [code] = await ended;
  // The copies that it planted faults in, where it was stopped.
  rmSync(join(cache, 'mutation/sandbox'), { recursive: true, force: true });
  return code === 0;
}
