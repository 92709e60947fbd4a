import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Client, Load, Measured } from './chat-clients.ts';
import { measureDisk } from './disk.ts';
import { makePairs } from './make-pairs.ts';
import { cpuOf, memoryOf } from './processes.ts';
import { type Subject, startBare, startProduct } from './product.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** `1000x200`: so many clients, so many messages a second; several with commas. */
    rounds: { type: 'string', default: '1000x33,1000x200,3000x33,3000x200' },
    /** Writes as many messages as fast as they are answered, so many at a time: for CPU beside other load. */
    'at-once': { type: 'string', default: '0' },
    /** Says where a message spends its time, too; that costs some. */
    trace: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const rounds = values.rounds.split(',').map((round) => round.split('x').map(Number));
const file = (name: string) => join(import.meta.dirname, name);

interface Round extends Measured {
  /** Milliseconds of processor for each message, and MB at the end, of each process. */
  cpu: number[];
  memory: number[];
  /** Milliseconds of processor for each message that the pages themselves took. */
  pages: number;
}

async function measure(subject: Subject, load: Omit<Load, 'origin'>): Promise<Round> {
  const clients = fork(file('chat-clients.ts'));
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
        cpu = used().map((now, index) => (now - (before[index] ?? 0)) / (load.perSecond * seconds));
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

function report(what: string, round: Round): void {
  const { p50, p99, cpu, memory, pages, sent, refused, lost, broken } = round;
  console.log(
    `  ${what.padEnd(8)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  CPU ${shown(cpu, 2)} (pages ${pages.toFixed(2)}) ms a message  memory ${shown(memory, 0)} MB  sent ${sent}, refused ${refused}, lost ${lost}, streams broken ${broken}`,
  );
}

await withDatabase(async (connection, dataDir) => {
  const most = Math.max(...rounds.map(([clients = 0]) => clients));
  const everybody = await makePairs(connection, dataDir, most);
  console.log('API and database, beside a bare relay that stores nothing:');
  for (const [many = 0, perSecond = 0] of rounds) {
    const clients: Client[] = everybody.slice(0, many);
    const load = { clients, perSecond, seconds, warmUp: 10, atOnce: Number(values['at-once']) };
    console.log(`${many} clients, ${perSecond} messages a second, ${seconds} s`);
    const disk = await measureDisk(dataDir, perSecond, 5);
    console.log(`  disk     p50 ${disk.p50.toFixed(1)} ms  p99 ${disk.p99.toFixed(1)} ms`);
    const relay = await startBare('bare-relay.ts');
    const bare = await measure(relay, load).finally(relay.end);
    report('relay', bare);
    const tracing = values.trace ? ['--import', file('trace.ts')] : [];
    const product = await startProduct(connection, dataDir, tracing);
    const ours = await measure(product, load).finally(product.end);
    report('product', ours);
    const times = (part: 'p50' | 'p99') => (ours[part] / bare[part]).toFixed(1);
    console.log(
      `  product ÷ relay: p50 ${times('p50')}, p99 ${times('p99')}; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
});
process.exit();
