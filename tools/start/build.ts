import { setPriority } from 'node:os';
import { spawnNode } from './spawn-node.ts';

/** Megabytes of heap for the build; enough for two packages at a time. */
const heap = 2048;

export interface Build {
  /** Rejects when something could not be built or released and was never live before. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Builds and releases into the local store what changed since its last release, or packages by name. */
export function release(
  what: 'changed' | string[],
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Build {
  const lifeline = new URL('./lifeline.ts', import.meta.url).href;
  // By name into a store of a developer's own, in which nobody misses what went.
  const names = what === 'changed' ? ['--changed'] : [...what, '--without=*'];
  const command = ['federation/release/cli.ts', ...names, '--lenient', '--no-browser'];
  const child = spawnNode({
    args: [`--max-old-space-size=${heap}`, `--import=${lifeline}`, ...command],
    // Two builds run at a time; each of them would otherwise take a thread for every core.
    env: { ...env, RAYON_NUM_THREADS: '1' },
    onLine,
  });
  // The API starts at the same time and is what a person waits for on the second start.
  if (child.pid) setPriority(child.pid, 5);
  const done = child.ended.then((how) => {
    if (how !== 'exit code 0') throw new Error('the build failed, see above.');
  });
  return { done, stop: child.stop };
}
