import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { natsServer, OwnNats } from '../own-nats.ts';
import { tableOfCommits } from './bus-commits.ts';
import { tableOfNotices } from './bus-notices.ts';
import { withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rates: { type: 'string', default: '200,1000,5000,10000' },
  },
});
const seconds = Number(values.seconds);
const rates = values.rates.split(',').map(Number);

/**
 * What a notice costs: in its transaction, where such commits wait for each other, and told after
 * the commit; by PostgreSQL, and by NATS where that is installed.
 */
await withDatabase(async (connection) => {
  const nats = natsServer() ? await OwnNats.start() : undefined;
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create table said (id bigint generated always as identity, words text)');
  await client.end();
  await tableOfCommits(connection, seconds);
  await tableOfNotices(connection, { url: nats?.url, rates, seconds });
  await nats?.stop();
  console.log(`load ${loadavg()[0]?.toFixed(1)}`);
});
process.exit();
