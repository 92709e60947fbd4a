// Adds `swagger()` to the type of an app.
import type {} from '@fastify/swagger';
import type { OpenAPI3 } from 'openapi-typescript';
import { createApp } from '../../api/src/app/create-app.ts';
import { Bus } from '../../api/src/platform/bus/bus.ts';
import { postgresConnect } from '../../api/src/platform/bus/postgres-connection.ts';
import { systemClock } from '../../api/src/platform/clock.ts';
import { openDatabase } from '../../api/src/platform/database.ts';
import { readEnv } from '../../api/src/platform/env.ts';
import { openFiles } from '../../api/src/platform/files.ts';
import { createLog } from '../../api/src/platform/log.ts';
import { Loops } from '../../api/src/platform/loops.ts';
import { systemRandom } from '../../api/src/platform/random.ts';

/** The API's OpenAPI document, from an API that never listens and never meets its database. */
export async function apiDocument(): Promise<OpenAPI3> {
  const env = readEnv({});
  const nowhere = { host: '127.0.0.1', port: 1 };
  const db = openDatabase(nowhere);
  const log = createLog('silent');
  const app = await createApp({
    env,
    log,
    security: () => {},
    loops: new Loops(log),
    db,
    clock: systemClock,
    random: systemRandom,
    bus: new Bus({ database: postgresConnect(nowhere) }, log),
    files: await openFiles(env),
    secret: 'none',
  });
  await app.ready();
  const document = app.swagger() as OpenAPI3;
  await app.close();
  await db.destroy();
  return document;
}
