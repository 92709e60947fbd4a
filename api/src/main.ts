import { startAnswers } from './demo/answers/start-answers.ts';
import { startDemoLife } from './demo/demo-life.ts';
import { seedDemo } from './demo/seed.ts';
import { startMailer } from './mail/mailer.ts';
import { createApp } from './platform/app.ts';
import { closeContext, createContext } from './platform/create-context.ts';
import { readEnv } from './platform/env.ts';
import { startJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrate.ts';
import { type Embedded, startEmbedded } from './platform/postgres/embedded.ts';

async function start(): Promise<() => Promise<void>> {
  const env = readEnv(process.env);
  const embedded = env.databaseUrl ? undefined : await startEmbedded(env.dataDir);
  const connection = embedded?.connection ?? { connectionString: env.databaseUrl };
  await migrate(connection);
  const ctx = await createContext(env, connection);
  if (!env.production) await seedDemo(ctx);
  const mailer = startMailer(ctx);
  const jobs = startJobs(ctx);
  const demoLife = env.production ? undefined : startDemoLife(ctx);
  const answers = env.production ? undefined : startAnswers(ctx);
  const app = await createApp(ctx, true);
  await app.listen({ host: '127.0.0.1', port: env.port + 1 });
  process.send?.('ready');
  return async () => {
    await app.close();
    await mailer.stop();
    await jobs.stop();
    await demoLife?.stop();
    await answers?.stop();
    await closeContext(ctx);
    await (embedded satisfies Embedded | undefined)?.stop();
  };
}

let stopping = false;

function stopOn(stop: () => Promise<void>): void {
  const leave = () => {
    if (stopping) return;
    stopping = true;
    // Whatever hangs, the process does not.
    setTimeout(() => process.exit(1), 10_000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, leave);
  // The supervisor is gone.
  process.on('disconnect', leave);
}

try {
  stopOn(await start());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
