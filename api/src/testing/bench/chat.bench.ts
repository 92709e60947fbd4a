import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../platform/postgres/embedded.ts';
import { give } from '../../platform/postgres/owner.ts';
import { place } from '../../platform/postgres/placement.ts';
import { production } from '../production.ts';
import type { Client, Load, Measured } from './chat-clients.ts';
import { makePairs } from './make-pairs.ts';
import { cpuOf, memoryOf } from './processes.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '15' },
    /** `1000x200`: so many clients, so many messages a second; several with commas. */
    rounds: { type: 'string', default: '1000x33,1000x200,3000x33,3000x200' },
  },
});
const seconds = Number(values.seconds);
const rounds = values.rounds.split(',').map((round) => round.split('x').map(Number));
const port = 20_000 + Math.floor(Math.random() * 10_000);
const origin = `http://localhost:${port + 1}`;
const file = (name: string) => join(import.meta.dirname, name);

/** Somebody under load: how to reach it, and the processes it is. */
interface Subject {
  pids: number[];
  end: () => Promise<void>;
}

async function startProduct(url: string, dataDir: string, database: number): Promise<Subject> {
  const env = {
    ...process.env,
    // As it runs for members: no demo life beside it.
    ...production,
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const execArgv = process.env.API_ARGV?.split(' ') ?? [];
  const child = fork(file('../../main.ts'), { env, execArgv, stdio: 'inherit' });
  for (;;) {
    const answer = await fetch(`${origin}/api/health.php`).catch(() => undefined);
    if (answer?.ok) return { pids: [child.pid ?? 0, database], end: () => end(child) };
    if (child.exitCode !== null) throw new Error('The API did not start.');
    await sleep(50);
  }
}

async function startRelay(): Promise<Subject> {
  const child = fork(file('bare-relay.ts'), [String(port + 1)]);
  await once(child, 'message');
  return { pids: [child.pid ?? 0], end: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

interface Round extends Measured {
  /** Milliseconds of processor for each message, and MB at the end, of each process. */
  cpu: number[];
  memory: number[];
}

async function measure(subject: Subject, load: Load): Promise<Round> {
  const clients = fork(file('chat-clients.ts'));
  try {
    const used = () => subject.pids.map(cpuOf);
    let before: number[] = [];
    let cpu: number[] = [];
    let memory: number[] = [];
    clients.send(load);
    for (;;) {
      const [said] = await Promise.race([
        once(clients, 'message'),
        once(clients, 'exit').then(() => Promise.reject(new Error('The clients gave up.'))),
      ]);
      if (said === 'begin') before = used();
      else if (said === 'end') {
        cpu = used().map((now, index) => (now - (before[index] ?? 0)) / (load.perSecond * seconds));
        memory = subject.pids.map(memoryOf);
      } else return { ...(said as Measured), cpu, memory };
    }
  } finally {
    clients.kill();
  }
}

const shown = (numbers: number[], digits: number) =>
  numbers.map((one) => one.toFixed(digits)).join(' + ');

function report(what: string, round: Round): void {
  const { p50, p99, cpu, memory, sent, refused, lost, broken } = round;
  console.log(
    `  ${what.padEnd(8)} p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  CPU ${shown(cpu, 2)} ms a message  memory ${shown(memory, 0)} MB  sent ${sent}, refused ${refused}, lost ${lost}, streams broken ${broken}`,
  );
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'afterglow-bench-'));
  give(dataDir);
  const embedded = await startEmbedded(dataDir);
  try {
    const { host, user, database } = embedded.connection;
    const most = Math.max(...rounds.map(([clients = 0]) => clients));
    const everybody = await makePairs(embedded.connection, dataDir, most);
    const server = Number(
      readFileSync(join(place(dataDir).data, 'postmaster.pid'), 'utf8').split('\n')[0],
    );
    const url = `postgres://${user}@base/${database}?host=${host}`;
    console.log('API and database, beside a bare relay that stores nothing:');
    for (const [many = 0, perSecond = 0] of rounds) {
      const clients: Client[] = everybody.slice(0, many);
      const load = { origin, clients, perSecond, seconds };
      console.log(`${many} clients, ${perSecond} messages a second, ${seconds} s`);
      const relay = await startRelay();
      const bare = await measure(relay, load).finally(relay.end);
      report('relay', bare);
      const product = await startProduct(url, dataDir, server);
      const ours = await measure(product, load).finally(product.end);
      report('product', ours);
      const times = (part: 'p50' | 'p99') => (ours[part] / bare[part]).toFixed(1);
      console.log(
        `  product ÷ relay: p50 ${times('p50')}, p99 ${times('p99')}; load ${loadavg()[0]?.toFixed(1)}`,
      );
    }
  } finally {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await main();
process.exit();
