import type pg from 'pg';
import { readBus } from '../../platform/bus/bus-env.ts';
import { openBus } from '../../platform/bus/open-bus.ts';
import { createLog } from '../../platform/log.ts';

/** What another process heard since it was asked last. */
export interface Hearing {
  heard: number;
  /** Milliseconds from before it was told. */
  p50: number;
  p99: number;
}

/** Another process that hears; `process.send` says what, whenever it is asked. */
const [connection = '', url, secret = ''] = process.argv.slice(2);
const database = JSON.parse(connection) as pg.ClientConfig;
const bus = await openBus({ database, access: readBus(url), secret }, createLog('silent'));
let late: number[] = [];
bus.on(({ at }) => {
  // The clock that counts from the start of the machine is the same in all its processes.
  late.push(Number(process.hrtime.bigint() - BigInt(String(at))) / 1e6);
});

process.on('message', () => {
  const sorted = late.sort((a, b) => a - b);
  const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  process.send?.({ heard: sorted.length, p50: part(0.5), p99: part(0.99) } satisfies Hearing);
  late = [];
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
