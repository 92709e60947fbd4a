import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../federation/store/atomic.ts';

/** Process ids by name, in DATA_DIR: for people, and for tests that kill one. */
export type Processes = Record<string, number>;

/** None where a disk that was full cut the file off. */
export function readProcesses(dataFolder: string): Processes {
  const file = join(dataFolder, 'processes.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text ? (JSON.parse(text) as Processes) : {};
}

export function recordProcess(dataFolder: string, name: string, pid: number): void {
  note(() => {
    const processes = { ...readProcesses(dataFolder), [name]: pid };
    writeAtomically(join(dataFolder, 'processes.json'), JSON.stringify(processes));
  });
}

/**
 * Notes beside a checkout that its product at a port runs in production: a file for each, as several cells
 * may run from one. Read by api/src/operator/refuse-embedded.ts.
 */
export function recordProduction(cache: string, port: number, pid: number): void {
  note(() => writeAtomically(join(cache, 'production', String(port)), String(pid)));
}

/** What is only to be read keeps nobody from serving: the disk may be full. */
function note(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.error(`not noted: ${(error as Error).message}`);
  }
}
