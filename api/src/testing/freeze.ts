import { globSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A thread that is stopped, as Linux shows it. */
const isStopped = (stat: string) => / \(.*\) T /s.test(readFileSync(stat, 'utf8'));

/**
 * Stops a process in the middle of what it does. Returns when none of its threads runs any more: on a
 * busy machine they go on for a moment.
 */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  while (!globSync(`/proc/${pid}/task/*/stat`).every(isStopped)) await sleep(1);
}
