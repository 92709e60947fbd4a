import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the processor clock as Linux counts them. */
const tick = 10;

interface Stat {
  parent: number;
  /** Milliseconds, with those of children that ended. */
  cpu: number;
}

function statOf(pid: number): Stat {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold blanks.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11, 15);
  return { parent: fields[1] ?? 0, cpu: (user + system + childUser + childSystem) * tick };
}

/** Milliseconds that a process alone was on a processor, exact to the microsecond. */
export function busyOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

/** A process and its children. */
function family(pid: number): number[] {
  const isChild = (one: number) => {
    try {
      return statOf(one).parent === pid;
    } catch {
      return false; // ended meanwhile
    }
  };
  return [pid, ...readdirSync('/proc').map(Number).filter(Boolean).filter(isChild)];
}

/** Milliseconds of processor that a process and its children have used. */
export function cpuOf(pid: number): number {
  return family(pid).reduce((sum, one) => sum + tryOf(() => statOf(one).cpu), 0);
}

/** Memory of a process and its children in MB; what they share counts once. */
export function memoryOf(pid: number): number {
  const kilobytes = family(pid).map((one) =>
    tryOf(() => {
      const [, share] =
        /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8')) ?? [];
      return Number(share ?? 0);
    }),
  );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

function tryOf(read: () => number): number {
  try {
    return read();
  } catch {
    return 0; // ended meanwhile
  }
}
