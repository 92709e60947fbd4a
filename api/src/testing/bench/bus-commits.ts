import pg from 'pg';
import { channel } from '../../platform/bus/postgres-connection.ts';

export const insert = "insert into said (words) values ('hello')";
export const insertAndNotify = `with one as (${insert} returning 1)
  select pg_notify('${channel}', $1) from one`;

/** So many connections commit one row after the other. Returns commits a second. */
async function commits(
  connection: pg.PoolConfig,
  { connections, isTold, seconds }: { connections: number; isTold: boolean; seconds: number },
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client(connection));
  await Promise.all(clients.map((client) => client.connect()));
  const query = isTold
    ? { name: 'told', text: insertAndNotify, values: [JSON.stringify({ topic: 'row', to: [] })] }
    : { name: 'plain', text: insert };
  let count = 0;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        await client.query(query);
        count += 1;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return count / seconds;
}

/** Plain commits beside commits with a notice in them, by turns on the same machine. */
export async function tableOfCommits(connection: pg.PoolConfig, seconds: number): Promise<void> {
  console.log('\nCommits a second              plain   with NOTIFY   ratio');
  for (const connections of [1, 8, 32]) {
    let [plain, told] = [0, 0];
    for (let turn = 0; turn < 2; turn += 1) {
      plain += await commits(connection, { connections, isTold: false, seconds });
      told += await commits(connection, { connections, isTold: true, seconds });
    }
    const line = [plain / 2, told / 2].map((one) => one.toFixed(0).padStart(8));
    const name = `${connections} connection${connections === 1 ? '' : 's'}`.padEnd(26);
    console.log(`${name} ${line.join('      ')}   ${(told / plain).toFixed(2).padStart(8)}`);
  }
}
