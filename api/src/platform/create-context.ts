import type pg from 'pg';
import { Bus } from './bus.ts';
import { systemClock } from './clock.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database.ts';
import type { Env } from './env.ts';
import { openFiles } from './files.ts';
import { systemRandom } from './random.ts';
import { installationSecret } from './secrets.ts';

/** The real world: system clock, system random, the given database. Close it with `closeContext`. */
export async function createContext(env: Env, connection: pg.PoolConfig): Promise<Context> {
  const bus = new Bus(connection);
  await bus.open();
  return {
    env,
    db: openDatabase(connection),
    clock: systemClock,
    random: systemRandom,
    bus,
    files: openFiles(env.dataDir),
    secret: installationSecret(env.dataDir, env.secret),
  };
}

export async function closeContext(ctx: Context): Promise<void> {
  await ctx.bus.close();
  await ctx.db.destroy();
}
