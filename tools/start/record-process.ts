import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Process ids by name, in DATA_DIR: for people, and for tests that kill one. */
export type Processes = Record<string, number>;

export function readProcesses(dataFolder: string): Processes {
  const file = join(dataFolder, 'processes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Processes) : {};
}

export function recordProcess(dataFolder: string, name: string, pid: number): void {
  const processes = { ...readProcesses(dataFolder), [name]: pid };
  writeFileSync(join(dataFolder, 'processes.json'), JSON.stringify(processes));
}
