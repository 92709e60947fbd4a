import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, Measured } from './chat-clients.ts';
import { cpuOf, memoryOf } from './processes.ts';
import type { Subject } from './product.ts';

/** What so many pages and messages were like for them, and for the processes that served them. */
export interface Round extends Measured {
  /** Milliseconds of processor for each message, and MB at the end, of each process. */
  cpu: number[];
  memory: number[];
  /** Milliseconds of processor for each message that the pages themselves took. */
  pages: number;
}

/** Has pages in a process of their own write to each other, each with a stream open. */
export async function measureChat(subject: Subject, load: Omit<Load, 'origin'>): Promise<Round> {
  const clients = fork(join(import.meta.dirname, 'chat-clients.ts'));
  try {
    const pids = [...subject.pids, clients.pid ?? 0];
    const used = () => pids.map(cpuOf);
    let before: number[] = [];
    let cpu: number[] = [];
    let memory: number[] = [];
    clients.send({ ...load, origin: subject.origin });
    for (;;) {
      const [said] = await Promise.race([
        once(clients, 'message'),
        once(clients, 'exit').then(() => Promise.reject(new Error('The clients gave up.'))),
      ]);
      if (said === 'begin') before = used();
      else if (said === 'end') {
        cpu = used().map(
          (now, index) => (now - (before[index] ?? 0)) / (load.perSecond * load.seconds),
        );
        memory = subject.pids.map(memoryOf);
      } else {
        const pages = cpu.pop() ?? 0;
        return { ...(said as Measured), cpu, memory, pages };
      }
    }
  } finally {
    clients.kill();
  }
}

const shown = (numbers: number[], digits: number) =>
  numbers.map((one) => one.toFixed(digits)).join(' + ');

/** A line of a table. */
export function reportChat(what: string, round: Round): void {
  const { p50, p99, cpu, memory, pages, sent, refused, lost, broken } = round;
  console.log(
    `  ${what.padEnd(8)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  CPU ${shown(cpu, 2)} (pages ${pages.toFixed(2)}) ms a message  memory ${shown(memory, 0)} MB  sent ${sent}, refused ${refused}, lost ${lost}, streams broken ${broken}`,
  );
}
