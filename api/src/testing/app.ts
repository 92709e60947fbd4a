import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app/create-app.ts';
import { closeContext, createContext } from '../app/create-context.ts';
import { seedSites } from '../demo/seed-sites.ts';
import { after, type Clock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { readEnv } from '../platform/env.ts';
import type { App } from '../platform/http/app.ts';
import { hashSecret } from '../platform/secrets.ts';
import { TestClient } from './client.ts';
import { addressOf, cloneDatabase, type TestDatabase } from './database.ts';

/** A clock that stands still until it is told to go on. */
export class TestClock implements Clock {
  #now = new Date('2026-03-01T12:00:00Z');

  now(): Date {
    return new Date(this.#now);
  }

  /** Goes on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#now = after(this.#now, milliseconds);
  }
}

export interface TestApp {
  app: App;
  ctx: Context;
  clock: TestClock;
  /** A browser of its own: cookies, our headers, the host `localhost` unless told otherwise. */
  client: (host?: string) => TestClient;
  close: () => Promise<void>;
}

/** The whole API on a fresh database with the demo sites. Call `close` in afterAll. */
export async function testApp(
  given?: TestDatabase,
  values: Record<string, string> = {},
): Promise<TestApp> {
  const database = given ?? (await cloneDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'afterglow-files-'));
  const clock = new TestClock();
  const env = readEnv({
    DATA_DIR: dataDir,
    PORT: '4400',
    LOG_LEVEL: 'silent',
    // A test that changes the database does not wait until that is heard.
    SESSION_SECONDS: '0',
    // A campaign runs the tests over another bus; apps on one database have one secret then.
    ...(process.env.TEST_BUS && {
      BUS_URL: process.env.TEST_BUS,
      SECRET: hashSecret(JSON.stringify([database.connection.host, database.connection.database])),
    }),
    // Another one runs them through a pool, unless a test has a server of its own.
    ...(process.env.TEST_POOL &&
      database.connection.host === process.env.TEST_POSTGRES && {
        DATABASE_POOL_URL: addressOf({ ...database.connection, host: process.env.TEST_POOL }),
      }),
    ...values,
  });
  const ctx = { ...(await createContext(env, database.connection)), clock };
  await seedSites(ctx);
  const app = await createApp(ctx);
  await app.ready();
  return {
    app,
    ctx,
    clock,
    client: (host = 'localhost') => new TestClient(app, host),
    close: async () => {
      await app.close();
      await closeContext(ctx);
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
