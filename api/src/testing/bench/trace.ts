import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, ServerResponse } from 'node:http';
import pg from 'pg';
import { Together } from '../../platform/together.ts';

/**
 * Loaded before the API (`node --import`), it notes where a message spends its time and says so when
 * the API ends. It looks from outside: the product knows nothing of it.
 */
interface Trace {
  mark: string;
  /** Milliseconds of each stage. */
  stages: Record<string, number>;
  statements: number;
  began: number;
  last: number;
  committed?: number;
}

/** Connections, plans and compiled code come in the first seconds. */
const warmUp = 10_500;
const stages = [
  ...['accept', 'wait for a connection', 'look', 'write and commit'],
  ...['answer', 'read and write to streams'],
];

const current = new AsyncLocalStorage<Trace>();
const traces = new Map<string, Trace>();

function add(trace: Trace, stage: string, milliseconds: number): void {
  trace.stages[stage] = (trace.stages[stage] ?? 0) + milliseconds;
}

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const mark = request.headers['x-mark'];
  if (typeof mark !== 'string') return;
  const now = performance.now();
  const trace: Trace = { mark, stages: {}, statements: 0, began: now, last: now };
  traces.set(mark, trace);
  current.enterWith(trace);
  response.once('finish', () => {
    if (trace.committed) add(trace, 'answer', performance.now() - trace.committed);
  });
});

type Connect = (...rest: unknown[]) => Promise<pg.PoolClient>;
const pool = pg.Pool.prototype as unknown as { connect: Connect };
const connect = pool.connect;
pool.connect = function (this: pg.Pool, ...rest) {
  const trace = current.getStore();
  return trace ? waited(trace, this) : connect.apply(this, rest);
};

async function waited(trace: Trace, on: pg.Pool): Promise<pg.PoolClient> {
  const before = performance.now();
  if (trace.statements === 0) add(trace, 'accept', before - trace.began);
  const connection = await connect.call(on);
  add(trace, 'wait for a connection', performance.now() - before);
  return connection;
}

type Query = (asked: object, ...rest: unknown[]) => unknown;
const client = pg.Client.prototype as unknown as { query: Query };
const query = client.query;
client.query = function (this: pg.Client, asked, ...rest) {
  const trace = current.getStore();
  // Only what the product asks for a message; others have other ways to ask.
  if (trace && asked instanceof Together) traced(trace, asked);
  return query.call(this, asked, ...rest);
};

/** What is looked at before, and what is written. */
function traced(trace: Trace, together: Together): void {
  const before = performance.now();
  const { asked, callback } = together;
  together.callback = (...answered) => {
    if (!trace.committed) {
      const now = performance.now();
      const isCommitted = asked.at(-1)?.text === 'commit';
      trace.statements += asked.length;
      add(trace, isCommitted ? 'write and commit' : 'look', now - before);
      trace.last = now;
      if (isCommitted) trace.committed = now;
    }
    callback(...answered);
  };
}

const write = ServerResponse.prototype.write;
ServerResponse.prototype.write = function (
  this: ServerResponse,
  ...args: Parameters<typeof write>
) {
  for (const [, mark = ''] of String(args[0]).matchAll(/"body":"bench (\d+)"/g)) {
    const trace = traces.get(mark);
    if (!trace) continue;
    trace.stages['read and write to streams'] = performance.now() - (trace.committed ?? trace.last);
  }
  return write.apply(this, args);
} as typeof write;

process.on('exit', () => {
  const all = [...traces.values()];
  const first = Math.min(...all.map(({ began }) => began));
  const counted = all.filter(({ began }) => began > first + warmUp);
  if (counted.length === 0) return;
  const statements = counted.reduce((sum, one) => sum + one.statements, 0) / counted.length;
  console.log(`  trace of ${counted.length} messages, ${statements.toFixed(1)} statements each:`);
  for (const stage of stages) {
    const times = counted.flatMap((one) => one.stages[stage] ?? []).sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.toFixed(1);
    console.log(`    ${stage.padEnd(26)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms`);
  }
});
