import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { channel } from '../platform/bus/postgres-connection.ts';
import { closedTopic } from '../sites/closed-sites.ts';

const every = 1000;

/** Until every process has heard of it, nearly always: what is under way then is refused by the fence. */
const heardIn = 300;

/**
 * Has every process on a database answer 503 for these sites, until it is told so no longer: who moves
 * them may be killed. Returns what ends it.
 */
export async function closeSites(database: string, sites: string[]): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  const tell = async (isOpen: boolean) => {
    const text = JSON.stringify({ topic: closedTopic, to: sites, isOpen });
    await client.query('select pg_notify($1, $2)', [channel, text]);
  };
  await tell(false);
  const timer = setInterval(() => void tell(false).catch(() => {}), every);
  await sleep(heardIn);
  return async () => {
    clearInterval(timer);
    await tell(true).catch(() => {});
    await client.end();
  };
}
