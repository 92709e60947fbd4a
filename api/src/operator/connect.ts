import { closeContext, createContext } from '../app/create-context.ts';
import type { Context } from '../platform/context.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { migrate } from '../platform/migrate.ts';
import { withoutLimits } from '../platform/pool.ts';
import { startEmbedded } from '../platform/postgres/embedded.ts';
import { place } from '../platform/postgres/placement.ts';
import { accepts } from '../platform/postgres/running.ts';
import { requireDatabase } from '../platform/require-database.ts';
import { refuseEmbedded } from './refuse-embedded.ts';
import { worksOn } from './works-on.ts';

/** Works on the product's own database, whether it runs or not: on the server itself, and for as long as it takes. */
export async function withContext(work: (ctx: Context) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const { connection, stop } = await connect(env);
  try {
    await migrate(connection);
    const ctx = await createContext(
      { ...env, databasePoolUrl: undefined },
      connection,
      withoutLimits,
    );
    try {
      await work(ctx);
    } finally {
      await closeContext(ctx);
    }
  } finally {
    await stop();
  }
}

/**
 * The product's database, said to whoever typed the command; one that is embedded is started, unless the
 * product runs, and never made. Throws a `Mistake` where it cannot be the one that is meant.
 */
export async function connect(env: Env) {
  if (!env.databaseUrl) refuseEmbedded(env.dataDir);
  console.error(worksOn(env));
  const stop = async () => {};
  if (env.databaseUrl) {
    const connection = { connectionString: env.databaseUrl };
    await requireDatabase(connection);
    return { connection, stop };
  }
  const { socket } = place(env.dataDir);
  if (!(await accepts(socket))) return startEmbedded(env.dataDir);
  return { connection: { host: socket, user: 'afterglow', database: 'afterglow' }, stop };
}
