import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, testApp } from '../testing/app.ts';
import { addressOf } from '../testing/database.ts';
import { testMember } from '../testing/member.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';

let primary: OwnPostgres;
let replica: OwnPostgres;
let t: TestApp;
beforeAll(async () => {
  primary = await OwnPostgres.start({ synchronous_commit: 'on' });
  replica = await primary.replica();
  const database = { connection: primary.connection, drop: async () => {} };
  t = await testApp(database, { DATABASE_REPLICA_URL: addressOf(replica.connection) });
}, 120_000);
afterAll(async () => {
  await t.close();
  await replica.end();
  await primary.end();
}, 60_000);

async function untilLags(are: (lag: number) => boolean): Promise<void> {
  while (!t.ctx.replicas?.all.every(({ lag }) => are(lag))) await sleep(10);
}

test('a replica that became a primary is no replica any more', async () => {
  const [ann, bob] = [await testMember(t), await testMember(t)];
  await untilLags((lag) => lag < 1000);
  await replica.query('select pg_promote()');
  await untilLags((lag) => lag === Infinity);
  await primary.query(`update profiles set name = 'Bob of the old primary' where id = '${bob.id}'`);
  const { body } = await ann.client.get(`/api/profile.php?id=${bob.id}`);
  expect(body).toMatchObject({ profile: { name: 'Bob of the old primary' } });
});
