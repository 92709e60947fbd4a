import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { openDatabase } from '../platform/database.ts';
import { DatabaseAway } from '../platform/database-away.ts';
import { during } from '../platform/replicas/reading.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { addressOf } from '../testing/database.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';
import { listen } from '../testing/stream.ts';

let primary: OwnPostgres;
let replica: OwnPostgres;
/** Two processes on the same two servers. */
let one: TestApp;
let other: TestApp;
let ann: TestMember;
let bob: TestMember;
let cat: TestMember;
/** The browsers of ann and cat at the other process. */
let annElsewhere: TestClient;
let catElsewhere: TestClient;

beforeAll(async () => {
  // A commit waits for its place on the disk, as anywhere: until then no replica gets it.
  primary = await OwnPostgres.start({ synchronous_commit: 'on' });
  replica = await primary.replica();
  const database = { connection: primary.connection, drop: async () => {} };
  const values = { DATABASE_REPLICA_URL: addressOf(replica.connection) };
  one = await testApp(database, values);
  other = await testApp(database, values);
  [ann, bob, cat] = [await testMember(one), await testMember(one), await testMember(one)];
  annElsewhere = sameBrowser(ann);
  catElsewhere = sameBrowser(cat);
}, 120_000);
beforeEach(() => inUse());
afterEach(() => replica.query('select pg_wal_replay_resume()'));
afterAll(async () => {
  await other.close();
  await one.close();
  await replica.end();
  await primary.end();
}, 60_000);

function sameBrowser({ client }: TestMember): TestClient {
  const elsewhere = new TestClient(other.app, 'localhost');
  elsewhere.cookies = client.cookies;
  return elsewhere;
}

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}

const replicas = () => other.ctx.replicas?.all ?? [];
const inUse = () => until(() => replicas().every(({ lag }) => lag < 1000));
const byReplica = () => other.ctx.replicas?.answered.replica ?? 0;
const pause = () => replica.query('select pg_wal_replay_pause()');

interface Profile {
  name: string;
  liked: boolean;
}

async function profileOf(client: TestClient, id: string): Promise<Profile> {
  const { status, body } = await client.get(`/api/profile.php?id=${id}`);
  expect(status).toBe(200);
  return (body as { profile: Profile }).profile;
}

const rename = (name: string) =>
  primary.query(`update profiles set name = '${name}' where id = '${bob.id}'`);

test('who has written reads that at any process; others are told what the replica has', async () => {
  await rename('Bob before');
  await until(async () => (await profileOf(catElsewhere, bob.id)).name === 'Bob before');
  await pause();
  await rename('Bob after');
  expect((await ann.client.post('/api/like.php', { profile: bob.id })).status).toBe(200);
  expect(await profileOf(annElsewhere, bob.id)).toMatchObject({ liked: true, name: 'Bob after' });
  const before = byReplica();
  expect(await profileOf(catElsewhere, bob.id)).toMatchObject({ name: 'Bob before' });
  expect(byReplica()).toBeGreaterThan(before);
  await replica.query('select pg_wal_replay_resume()');
  await until(async () => (await profileOf(catElsewhere, bob.id)).name === 'Bob after');
});

test('what a member wrote is read at the replica a moment later', async () => {
  let atOnce = 0;
  for (let round = 0; round < 20; round += 1) {
    const about_me = `Written in round ${round}`;
    const { status } = await ann.client.put('/api/user.php', { profile: { about_me } });
    expect(status).toBe(200);
    let looks = 0;
    await until(async () => {
      looks += 1;
      const before = byReplica();
      expect(await profileOf(annElsewhere, ann.id)).toMatchObject({ about_me });
      return byReplica() > before;
    });
    if (looks === 1) atOnce += 1;
  }
  // How often is a matter of the machine; that a request waits a moment for it is not.
  expect(atOnce).toBeGreaterThan(0);
});

test('also what a GET writes is read', async () => {
  await bob.client.post('/api/like.php', { profile: cat.id });
  const isNew = async (client: TestClient) => {
    const { body } = await client.get(`/api/profile.php?id=${bob.id}`, { purpose: 'prefetch' });
    return (body as { profile: { like_new: boolean } }).profile.like_new;
  };
  await until(() => isNew(catElsewhere));
  await pause();
  await profileOf(cat.client, bob.id);
  expect(await isNew(catElsewhere)).toBe(false);
});

/** What one request of a route whose reads may lag asks. */
function inRequest<Result>(ask: () => Promise<Result>): Promise<Result> {
  const fresh = { isPrimarys: false, hasWritten: false };
  return during({ mayLag: true, wanted: undefined, ...fresh, replica: undefined }, ask);
}

const nameOfBob = () =>
  sql<{ name: string }>`select name from profiles where id = ${bob.id}`.execute(other.ctx.db);

test('a request that writes reads that, too; what a replica refuses the primary is asked', async () => {
  await rename('Bob before');
  await until(async () => (await inRequest(nameOfBob)).rows[0]?.name === 'Bob before');
  await pause();
  await rename('Bob after');
  const { rows: lagging } = await inRequest(nameOfBob);
  expect(lagging).toEqual([{ name: 'Bob before' }]);
  const written = await inRequest(async () => {
    await sql`update profiles set height = 180 where id = ${bob.id}`.execute(other.ctx.db);
    return nameOfBob();
  });
  expect(written.rows).toEqual([{ name: 'Bob after' }]);
  const { rows: locked } = await inRequest(() =>
    sql`select name from profiles where id = ${bob.id} for update`.execute(other.ctx.db),
  );
  expect(locked).toEqual([{ name: 'Bob after' }]);
});

test('a body that comes late belongs to its request', async () => {
  const origin = await listen(one);
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  const headers = { ...ann.client.headers, cookie: `sid=${ann.client.cookies.sid}` };
  const body = JSON.stringify({ profile: { about_me: 'Written slowly' } });
  const sent = request(`${origin}/api/user.php`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
  });
  sent.flushHeaders();
  // The last thing that is asked before the body is waited for.
  await until(() => JSON.stringify(asked.mock.calls).includes('token_hash'));
  await primary.query('select 1');
  asked.mockRestore();
  sent.end(body);
  const [answer] = await once(sent, 'response');
  expect(answer.statusCode).toBe(200);
  expect(String(answer.headers['set-cookie'])).toContain('wrote=');
});

test('a replica that ends, comes back, or lags too far costs nobody an answer [R29]', async () => {
  const find = () => catElsewhere.get('/api/search.php');
  const isFailing = () =>
    other.ctx.loops.failing().some(({ name }) => name === `replica ${replicas()[0]?.name}`);
  delete cat.client.cookies.wrote;
  await replica.stop();
  for (let round = 0; round < 20; round += 1) expect((await find()).status).toBe(200);
  await until(isFailing);
  await replica.start();
  await until(() => !isFailing());
  await inUse();
  const before = byReplica();
  expect((await find()).status).toBe(200);
  expect(byReplica()).toBeGreaterThan(before);

  await pause();
  await rename('Bob, much later');
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 6000);
  await until(isFailing);
  expect(await profileOf(catElsewhere, bob.id)).toMatchObject({ name: 'Bob, much later' });
  later.mockRestore();
}, 60_000);

test('a limit is not what a replica still believes it to be', async () => {
  const visitor = other.client();
  const look = async () => {
    const path = `/api/profile.php?id=${bob.id}`;
    return (await visitor.get(path, { 'x-forwarded-for': '198.51.100.7' })).status;
  };
  const before = byReplica();
  for (let round = 0; round < 100; round += 1) expect(await look()).toBe(200);
  // Only now: one that lags for five seconds is not asked any more.
  await pause();
  for (let round = 0; round < 20; round += 1) expect(await look()).toBe(200);
  expect(await look()).toBe(429);
  // To be counted is no write of theirs: what they came for, replicas answer.
  expect(byReplica()).toBeGreaterThanOrEqual(before + 120);
});

test('a server that takes no writes any more is away, and its connection is given up', async () => {
  const db = openDatabase(replica.connection, { max: 1 });
  const pid = async () => (await sql`select pg_backend_pid() as pid`.execute(db)).rows;
  const before = await pid();
  await expect(sql`delete from rate_buckets`.execute(db)).rejects.toThrow(DatabaseAway);
  expect(await pid()).not.toEqual(before);
  await db.destroy();
});
