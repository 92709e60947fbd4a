import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readBus } from '../../platform/bus/bus-env.ts';
import { openBus } from '../../platform/bus/open-bus.ts';
import { gathered } from '../../platform/gathered.ts';
import { createLog } from '../../platform/log.ts';
import { insert, insertAndNotify } from './bus-commits.ts';
import type { Hearing } from './bus-listener.ts';

const secret = 'the same for both processes of the bench';
/** Whoever has so many under way gets no more: they would only wait for each other. */
const most = 4000;

type Send = (notice: { topic: string; to: string[]; at: string }) => Promise<unknown>;

/** From this process to another, by one kind of bus. */
class Line {
  readonly tell: Send;
  readonly end: () => Promise<unknown>;
  #listener: ChildProcess;

  private constructor(listener: ChildProcess, tell: Send, end: () => Promise<unknown>) {
    this.#listener = listener;
    this.tell = tell;
    this.end = end;
  }

  static async open(connection: pg.PoolConfig, url = ''): Promise<Line> {
    const options = { database: connection, access: readBus(url), secret };
    const bus = await openBus(options, createLog('silent'));
    const args = [JSON.stringify(connection), url, secret];
    const listener = fork(join(import.meta.dirname, 'bus-listener.ts'), args);
    await once(listener, 'message');
    const tell = gathered(async (notices: Parameters<Send>[0][]) => {
      await bus.tellOthers(notices);
      return notices.map(() => undefined);
    });
    return new Line(listener, tell, async () => {
      listener.disconnect();
      await bus.close();
    });
  }

  /** What was heard since it was asked last. */
  async hearing(): Promise<Hearing> {
    const answer = once(this.#listener, 'message');
    this.#listener.send('how much');
    return ((await answer) as [Hearing])[0];
  }
}

/** Sends at a rate whatever becomes of it, and says how much of it was heard and how late. */
async function offer(line: Line, send: Send, rate: number, seconds: number): Promise<string> {
  await line.hearing();
  const start = performance.now();
  let [due, underWay, failed] = [0, 0, 0];
  while (performance.now() - start < seconds * 1000) {
    const until = ((performance.now() - start) * rate) / 1000;
    for (; due < until; due += 1) {
      if (underWay >= most) continue;
      underWay += 1;
      send({ topic: 'bench', to: [], at: String(process.hrtime.bigint()) })
        .catch(() => {
          failed += 1;
        })
        .finally(() => {
          underWay -= 1;
        });
    }
    await sleep(4);
  }
  while (underWay > 0) await sleep(5);
  const took = (performance.now() - start) / 1000;
  // What is taken is heard in a moment.
  await sleep(300);
  const { heard, p50, p99 } = await line.hearing();
  const figures = [`${(heard / took).toFixed(0)}/s`, `${p50.toFixed(1)}`, `${p99.toFixed(1)} ms`];
  return figures.map((one) => one.padStart(10)).join('') + (failed > 0 ? ` ${failed} failed` : '');
}

/** Notices from one process to another at rising rates: heard, p50 and p99 of each way. */
export async function tableOfNotices(
  connection: pg.PoolConfig,
  { url, rates, seconds }: { url: string | undefined; rates: number[]; seconds: number },
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 32 });
  const byDatabase = await Line.open(connection);
  const byNats = url ? await Line.open(connection, url) : undefined;
  const after =
    (line: Line): Send =>
    async (notice) => {
      await pool.query({ name: 'plain', text: insert });
      await line.tell(notice);
    };
  const inCommit: Send = (notice) =>
    pool.query({ name: 'told', text: insertAndNotify, values: [JSON.stringify(notice)] });
  const ways: [string, Line | undefined, (line: Line) => Send][] = [
    ['a row, NOTIFY in its commit', byDatabase, () => inCommit],
    ['a row, then PostgreSQL', byDatabase, after],
    ['a row, then NATS', byNats, after],
    ['PostgreSQL, no row', byDatabase, (line) => line.tell],
    ['NATS, no row', byNats, (line) => line.tell],
  ];
  console.log('\nFrom process to process                        heard       p50       p99 ');
  for (const rate of rates) {
    for (const [name, line, sendBy] of ways) {
      if (!line) continue;
      const figures = await offer(line, sendBy(line), rate, seconds);
      console.log(`${String(rate).padStart(6)}/s  ${name.padEnd(30)}${figures}`);
    }
  }
  await Promise.all([byDatabase.end(), byNats?.end(), pool.end()]);
}
