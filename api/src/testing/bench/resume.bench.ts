import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { place } from '../../platform/postgres/placement.ts';
import { production } from '../production.ts';
import { Pair } from '../torture/pair.ts';
import type { Client } from './chat-clients.ts';
import { makePairs } from './make-pairs.ts';
import { cpuOf } from './processes.ts';
import { withDatabase } from './with-database.ts';

/** What it costs a gateway, its API and the database when many pages come back at once. */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
  },
});
const streams = Number(values.streams);
/** So many knock at the same time. */
const atOnce = 100;

interface Page {
  line: IncomingMessage;
  lastId: string;
}

/** Opens a stream and waits until it is told where it is. */
function open(origin: string, client: Client, index: number, lastId = ''): Promise<Page> {
  const headers = {
    cookie: client.cookie,
    // Each at home somewhere else: the limits are those of many people.
    'x-forwarded-for': `10.${Math.floor(index / 200)}.${index % 200}.1`,
    ...(lastId && { 'last-event-id': lastId }),
  };
  return new Promise((opened, failed) => {
    get(`${origin}/api/events.php`, { headers, agent: false }, (line) => {
      if (line.statusCode !== 200) return failed(new Error(`A stream: ${line.statusCode}`));
      line.setEncoding('utf8').on('error', () => {});
      line.on('data', (text: string) => {
        const [, id] = /^id: (.+)$/m.exec(text) ?? [];
        if (id) opened({ line, lastId: id });
      });
    }).on('error', failed);
  });
}

async function openAll(origin: string, clients: Client[], before: Page[]): Promise<Page[]> {
  const pages: Page[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < clients.length; index = next++) {
      const client = clients[index];
      if (client) pages[index] = await open(origin, client, index, before[index]?.lastId);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return pages;
}

await withDatabase(async (connection, dataDir) => {
  const clients = await makePairs(connection, dataDir, streams);
  const { host, user, database } = connection;
  const pair = new Pair({
    ...production,
    DATABASE_URL: `postgres://${user}@base/${database}?host=${host}`,
  });
  await pair.start();
  const server = readFileSync(join(place(dataDir).data, 'postmaster.pid'), 'utf8').split('\n')[0];
  const pids = [pair.gateway.pid, pair.api.pid, Number(server)];
  const origin = pair.gateway.origin;
  let pages = await openAll(origin, clients, []);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { line } of pages) line.destroy();
    // Longer than a session is kept in memory: whoever comes back is at another process than before.
    await sleep(12_000);
    const before = pids.map(cpuOf);
    const began = performance.now();
    pages = await openAll(origin, clients, pages);
    const took = performance.now() - began;
    const cpu = pids.map((pid, index) =>
      ((cpuOf(pid) - (before[index] ?? 0)) / streams).toFixed(2),
    );
    console.log(
      `  CPU ${cpu.join(' + ')} ms a stream (gateway, API, database); ${Math.round((streams * 1000) / took)} a second; load ${loadavg()[0]?.toFixed(1)}`,
    );
  }
  for (const { line } of pages) line.destroy();
  await pair.end();
});
process.exit();
