import { readdirSync, readFileSync } from 'node:fs';
import { readProcesses } from '../../tools/start/record-process.ts';

/** Milliseconds of a tick of the processor clock as Linux counts them. */
const tick = 10;

/** What a reading of /proc says; undefined of a process that ended meanwhile. */
function read(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

/** Fields of /proc/…/stat after the name, which may hold blanks. */
function statOf(pid: number): number[] {
  const line = read(pid, 'stat') ?? '';
  return line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const all = () => readdirSync('/proc').map(Number).filter(Boolean);

/** A process with its children and theirs. */
function family(pid: number, others = all()): number[] {
  const children = others.filter((one) => statOf(one)[1] === pid);
  return [pid, ...children.flatMap((one) => family(one, others))];
}

/** The processes of a product that was started with this folder, by what they are. */
export function processesOf(dataFolder: string): Record<string, number[]> {
  const { api = 0, gateway = 0 } = readProcesses(dataFolder);
  // Its own folder may lie elsewhere; what it was started with names the product's.
  const isServer = (pid: number) =>
    /bin\/postgres\0-D\0/.test(read(pid, 'cmdline') ?? '') &&
    (read(pid, 'environ') ?? '').split('\0').includes(`DATA_DIR=${dataFolder}`);
  const server = all().filter(isServer);
  if (server.length !== 1) throw new Error(`${server.length} database servers of ${dataFolder}`);
  return {
    gateway: family(gateway),
    api: family(api),
    database: server.flatMap((pid) => family(pid)),
  };
}

/** Milliseconds of processor that processes have used, children that ended among them. */
export function cpuOf(pids: number[]): number {
  const ticks = pids.map((pid) => {
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = statOf(pid).slice(11, 15);
    return user + system + childUser + childSystem;
  });
  return ticks.reduce((sum, one) => sum + one, 0) * tick;
}

/** Memory of processes in MB; what they share counts once. */
export function memoryOf(pids: number[]): number {
  const kilobytes = pids.map((pid) => {
    const [, share] = /^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup') ?? '') ?? [];
    return Number(share ?? 0);
  });
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
