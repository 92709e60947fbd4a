import { OwnNats } from './own-nats.ts';
import { startPgbouncer } from './own-pgbouncer.ts';
import { startTestPostgres } from './test-postgres.ts';

/** One PostgreSQL per test run. */
export default async function startServers(): Promise<void> {
  // Who runs tests again and again brings one.
  process.env.TEST_POSTGRES ||= await startTestPostgres();
  if (process.env.TEST_BUS === 'NATS') process.env.TEST_BUS = (await OwnNats.start()).url;
  if (process.env.TEST_POOL === '1') {
    process.env.TEST_POOL = await startPgbouncer(process.env.TEST_POSTGRES);
  }
}
