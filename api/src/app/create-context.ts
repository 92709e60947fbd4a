import type pg from 'pg';
import { openBus } from '../platform/bus/open-bus.ts';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { openDatabase } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { openFiles } from '../platform/files.ts';
import { createLog } from '../platform/log.ts';
import { Loops } from '../platform/loops.ts';
import { systemRandom } from '../platform/random.ts';
import { Replicas } from '../platform/replicas/replicas.ts';
import { withReplicas } from '../platform/replicas/with-replicas.ts';
import { installationSecret } from '../platform/secrets.ts';
import { securityLog } from '../platform/security-log.ts';

/**
 * The real world: system clock, system random, the given database. Close it with `closeContext`.
 * @param limits of its connections, if others than members have
 */
export async function createContext(
  env: Env,
  connection: pg.PoolConfig,
  limits: pg.PoolConfig = {},
): Promise<Context> {
  const log = createLog(env.logLevel);
  const secret = installationSecret(env.dataDir, env.secret);
  const bus = await openBus({ database: connection, access: env.bus, secret }, log);
  const loops = new Loops(log);
  bus.onGap(() => loops.wakeFailing());
  const { databasePoolUrl, databaseReplicaUrls } = env;
  const replicas = databaseReplicaUrls.length > 0 ? new Replicas(databaseReplicaUrls) : undefined;
  // Behind a pool nobody is heard, and no lock is held beyond its transaction: that goes direct.
  const members = databasePoolUrl ? { connectionString: databasePoolUrl } : connection;
  const db = openDatabase(members, {
    ...limits,
    ...(replicas && { door: (primary) => withReplicas(primary, replicas) }),
  });
  replicas?.watch(db, loops);
  return {
    env,
    log,
    security: securityLog(log, env, secret),
    loops,
    db,
    replicas,
    clock: systemClock,
    random: systemRandom,
    bus,
    files: await openFiles(env),
    secret,
  };
}

export async function closeContext(ctx: Context): Promise<void> {
  await ctx.loops.stop();
  await ctx.bus.close();
  await ctx.db.destroy();
}
