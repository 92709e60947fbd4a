import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, cloneDatabase } from '../database.ts';
import { production } from '../production.ts';
import { Pair } from './pair.ts';

/** More than Node lets wait by itself, and no more than the system does. */
const many = Math.min(1000, Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')));

let pair: Pair;
const sockets: Socket[] = [];

beforeAll(async () => {
  const database = await cloneDatabase();
  pair = new Pair({ ...production, DATABASE_URL: addressOf(database.connection) });
  await pair.start();
}, 60_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => pair.end(), 30_000);

function knock(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  return new Promise((taken) => socket.once('connect', taken));
}

test.each([
  { who: 'a gateway', of: () => ({ port: pair.port, pid: pair.gateway.pid }) },
  { who: 'an API', of: () => ({ port: pair.port + 1, pid: pair.api.pid }) },
])(
  'a thousand that come at once wait while $who is busy [R12]',
  async ({ of }) => {
    const { port, pid } = of();
    process.kill(pid, 'SIGSTOP');
    try {
      const all = Promise.all(Array.from({ length: many }, () => knock(port))).then(() => 'all');
      // Who finds no place is not refused, but silently knocks again.
      expect(await Promise.race([all, sleep(10_000, 'some', { ref: false })])).toBe('all');
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  },
  20_000,
);
