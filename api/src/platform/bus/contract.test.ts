import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describeWithNats } from '../../testing/describe-with-nats.ts';
import { freeze } from '../../testing/freeze.ts';
import { OwnNats } from '../../testing/own-nats.ts';
import { OwnPostgres } from '../../testing/own-postgres.ts';
import { type Database, openDatabase } from '../database.ts';
import { createLog } from '../log.ts';
import type { Bus, Notice } from './bus.ts';
import { readBus } from './bus-env.ts';
import { openBus } from './open-bus.ts';
import { publish } from './publish.ts';

/** What carries notices, as a test takes it away. */
interface Server {
  start(): Promise<void>;
  stop(): Promise<void>;
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

let postgres: OwnPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  db = openDatabase(postgres.connection);
});
afterAll(async () => {
  await db.destroy();
  await postgres.end();
});

/** A bus and what it heard. */
class Ear {
  bus: Bus;
  heard: unknown[] = [];
  gaps = 0;

  constructor(bus: Bus) {
    this.bus = bus;
    bus.on(({ n }: Notice) => this.heard.push(n));
    bus.onGap(() => {
      this.gaps += 1;
    });
  }

  /** Waits until something is true; throws after ten seconds. */
  async until(isTrue: () => boolean): Promise<void> {
    const deadline = Date.now() + 10_000;
    while (!isTrue()) {
      if (Date.now() > deadline) throw new Error(`Waited for ${isTrue}`);
      await sleep(10);
    }
  }

  forget(): void {
    this.heard = [];
    this.gaps = 0;
  }

  /** Everything that is told by now is heard, whichever way it came. */
  async check(): Promise<void> {
    await Promise.all(this.bus.wires.map((wire) => wire.check()));
  }
}

const notice = (n: number) => ({ topic: 'counted', to: [], n });

interface Started {
  server: Server;
  /** BUS_URL. */
  url?: string;
}

/** What every bus promises, whatever carries its notices. */
function promises(start: () => Promise<Started>) {
  let server: Server;
  let ears: [Ear, Ear, Ear];
  const open = async (url: string | undefined) => {
    const options = { database: postgres.connection, access: readBus(url), secret: 'a secret' };
    return new Ear(await openBus(options, createLog('silent')));
  };
  beforeAll(async () => {
    const started = await start();
    server = started.server;
    ears = [await open(started.url), await open(started.url), await open(started.url)];
  });
  beforeEach(async () => {
    // What the test before this one told may still be on its way.
    for (const ear of ears) {
      await ear.until(() => ear.bus.isAllHeard);
      await ear.check();
      ear.forget();
    }
  });
  afterAll(async () => {
    await Promise.all(ears.map(({ bus }) => bus.close()));
  });

  test('who tells others is heard by each of them, once and in order, and not by itself', async () => {
    const [one, two, three] = ears;
    const all = Array.from({ length: 500 }, (_, n) => n);
    for (let n = 0; n < all.length; n += 5) {
      await one.bus.tellOthers(all.slice(n, n + 5).map(notice));
    }
    await Promise.all(ears.map((ear) => ear.check()));
    expect(two.heard).toEqual(all);
    expect(three.heard).toEqual(all);
    expect(one.heard).toEqual([]);
  });

  test('what was told before a check is heard after it, whoever told it', async () => {
    const [one, two] = ears;
    for (let n = 0; n < 50; n += 1) {
      await one.bus.tellOthers([notice(n)]);
      await two.check();
      expect(two.heard.at(-1)).toBe(n);
    }
  });

  test('what a transaction tells is heard when it is committed, never before, and by its process too', async () => {
    const undo = new Error('undone');
    const undone = db.transaction().execute(async (trx) => {
      await publish(trx, notice(1));
      throw undo;
    });
    await expect(undone).rejects.toBe(undo);
    await db.transaction().execute(async (trx) => {
      await publish(trx, notice(2));
      await Promise.all(ears.map((ear) => ear.check()));
      for (const { heard } of ears) expect(heard).toEqual([]);
    });
    await Promise.all(ears.map((ear) => ear.check()));
    for (const { heard } of ears) expect(heard).toEqual([2]);
  });

  test('a server that is killed is missed, and whoever hears again says that there was a gap', async () => {
    const [one, two] = ears;
    await server.stop();
    for (const ear of ears) await ear.until(() => !ear.bus.isAllHeard);
    await expect(one.check()).rejects.toThrow();
    await server.start();
    for (const ear of ears) await ear.until(() => ear.bus.isAllHeard && ear.gaps > 0);
    expect(ears.map(({ gaps }) => gaps)).toEqual([1, 1, 1]);
    await one.bus.tellOthers([notice(1)]);
    await two.check();
    expect(two.heard).toEqual([1]);
  });

  test('a connection that died in silence is given up for another by the check', async () => {
    const [one] = ears;
    await server.freeze();
    try {
      await expect(one.check()).rejects.toThrow();
    } finally {
      await server.thaw();
    }
    await one.until(() => one.bus.isAllHeard && one.gaps > 0);
    await one.check();
  });

  return {
    server: () => server,
    ears: () => ears,
  };
}

describe('by PostgreSQL', () => {
  promises(async () => {
    let frozen: number[] = [];
    const others = sql<{ pid: number }>`select pid from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const server = {
      start: () => postgres.start(),
      stop: () => postgres.stop(),
      async freeze() {
        frozen = (await others.execute(db)).rows.map(({ pid }) => pid);
        await Promise.all(frozen.map(freeze));
      },
      async thaw() {
        for (const pid of frozen) process.kill(pid, 'SIGCONT');
        frozen = [];
      },
    };
    return { server };
  });
});

describeWithNats('by NATS', () => {
  let nats: OwnNats;
  const { server, ears } = promises(async () => {
    nats = await OwnNats.start();
    return { server: nats, url: nats.url };
  });
  afterAll(() => nats.stop());

  test.each([
    ['killed', () => server().stop(), () => server().start()],
    ['silent', () => server().freeze(), () => server().thaw()],
  ])('while its server is %s, the database carries what is told', async (_how, take, give) => {
    const [one, two, three] = ears();
    await take();
    try {
      await one.bus.tellOthers([notice(1), notice(2)]);
      for (const ear of [two, three]) await ear.until(() => ear.heard.length >= 2);
      expect(two.heard).toEqual([1, 2]);
    } finally {
      await give();
    }
    await one.until(() => one.bus.isAllHeard);
  });
});
