import { setTimeout as sleep } from 'node:timers/promises';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { describeWithNats } from '../../testing/describe-with-nats.ts';
import { OwnNats } from '../../testing/own-nats.ts';
import { createLog } from '../log.ts';
import type { Bus } from './bus.ts';
import { readBus } from './bus-env.ts';
import { openBus } from './open-bus.ts';

describeWithNats('NATS', () => {
  let nats: OwnNats;
  let database: TestDatabase;
  const open: Bus[] = [];
  beforeAll(async () => {
    nats = await OwnNats.start();
    database = await cloneDatabase();
  });
  afterAll(async () => {
    await Promise.all(open.map((bus) => bus.close()));
    await nats.stop();
    await database.drop();
  });

  /** A bus with what it hears, and what it says in the log. */
  async function openOne(url: string, secret = 'ours') {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => lines.push(line) });
    const options = { database: database.connection, access: readBus(url), secret };
    const bus = await openBus(options, log);
    open.push(bus);
    const heard: unknown[] = [];
    bus.on(({ n }) => heard.push(n));
    return { bus, heard, lines };
  }

  const check = ({ bus }: { bus: Bus }) => Promise.all(bus.wires.map((wire) => wire.check()));

  test('installations that share a server do not hear each other', async () => {
    const [one, two] = [await openOne(nats.url), await openOne(nats.url)];
    const stranger = await openOne(nats.url, 'theirs');
    await one.bus.tellOthers([{ topic: 'counted', to: [], n: 1 }]);
    await Promise.all([two, stranger].map(check));
    expect([two.heard, stranger.heard]).toEqual([[1], []]);
  });

  test('a server that is not there yet holds up no start, and is found when it comes', async () => {
    await nats.stop();
    const [one, two] = [await openOne(nats.url), await openOne(nats.url)];
    expect(one.bus.isHeard).toBe(true);
    await one.bus.tellOthers([{ topic: 'counted', to: [], n: 1 }]);
    await two.bus.check();
    expect(two.heard).toEqual([1]);
    await nats.start();
    while (!one.bus.isAllHeard) await sleep(10);
    await check(one);
  });

  test('a server that lets nobody in with this password is told in the log, once', async () => {
    const { bus, lines } = await openOne(nats.url.replace('a-password', 'another'));
    await expect(bus.wires.at(-1)?.check()).rejects.toThrow();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('Authorization Violation');
    expect(lines[0]).toContain('notices by NATS');
  });
});
