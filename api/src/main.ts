import { startBackground } from './app/background.ts';
import { createApp } from './app/create-app.ts';
import { closeContext, createContext } from './app/create-context.ts';
import { createMetrics, serveMetrics } from './app/metrics.ts';
import { tellOfSellers, tellOfUnsold } from './app/tell-of-sellers.ts';
import { seedDemo } from './demo/seed.ts';
import { readEnv } from './platform/env.ts';
import { finishRequests } from './platform/http/finish-requests.ts';
import { migrate } from './platform/migrate.ts';
import { startEmbedded } from './platform/postgres/embedded.ts';
import { requireDatabase } from './platform/require-database.ts';

/** What has been started, last first; stopping undoes it in that order. */
const stops: (() => Promise<void>)[] = [];

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir, fail);
  if (embedded) stops.unshift(embedded.stop);
  const connection = embedded?.connection ?? { connectionString: env.databaseUrl };
  if (!embedded) await requireDatabase(connection);
  await migrate(connection);
  const ctx = await createContext(env, connection);
  stops.unshift(() => closeContext(ctx));
  await (env.production ? tellOfSellers(ctx) : seedDemo(ctx));
  await tellOfUnsold(ctx);
  const metrics = env.metrics && createMetrics(ctx);
  const app = await createApp(ctx, metrics);
  finishRequests(app);
  stops.unshift(() => app.close());
  if (env.metrics && metrics) {
    const server = await serveMetrics(metrics, env.metrics.port, env.metrics.host);
    stops.unshift(async () => void server.close());
  }
  // The gateway has a connection for each event stream, and its pages may all come back at once.
  await app.listen({ host: '127.0.0.1', port: env.port + 1, backlog: 65_535 });
  // Not before: making the app keeps the processor so long that connections would be taken for lost.
  startBackground(ctx);
}

let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Whatever hangs, the process does not.
  setTimeout(() => process.exit(1), 10_000).unref();
  // Asked to stop while starting: what is half started is not on the list yet.
  await started.catch(() => undefined); // `fail` tells what it was
  for (const undo of stops) await undo();
  process.exit(code);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  stop(1).catch(() => process.exit(1));
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(0).catch(fail));
// The supervisor is gone.
process.on('disconnect', () => stop(0).catch(fail));

const started = start();
started.catch(fail);
