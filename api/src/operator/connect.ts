import { closeContext, createContext } from '../app/create-context.ts';
import type { Context } from '../platform/context.ts';
import { type Env, readEnv } from '../platform/env.ts';
import { migrate } from '../platform/migrate.ts';
import { startEmbedded } from '../platform/postgres/embedded.ts';
import { place } from '../platform/postgres/placement.ts';
import { accepts } from '../platform/postgres/running.ts';

/** Works on the product's own database, whether it runs or not. */
export async function withContext(work: (ctx: Context) => Promise<void>): Promise<void> {
  const env = readEnv(process.env);
  const { connection, stop } = await connect(env);
  try {
    await migrate(connection);
    const ctx = await createContext(env, connection);
    try {
      await work(ctx);
    } finally {
      await closeContext(ctx);
    }
  } finally {
    await stop();
  }
}

/** The product's database; one that is embedded is started, unless the product runs. */
export async function connect(env: Env) {
  const stop = async () => {};
  if (env.databaseUrl) return { connection: { connectionString: env.databaseUrl }, stop };
  const { socket } = place(env.dataDir);
  if (!(await accepts(socket))) return startEmbedded(env.dataDir);
  return { connection: { host: socket, user: 'afterglow', database: 'afterglow' }, stop };
}
