import { sql } from 'kysely';
import { after, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { cloneDatabase } from '../testing/database.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { sentMails, tokenOf } from '../testing/mail.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { statementsOf } from '../testing/statements.ts';
import { endSessions } from './end-sessions.ts';

let one: TestApp;
let other: TestApp;
let ann: TestMember;
/** The same browser at the other process. */
let elsewhere: TestClient;
beforeAll(async () => {
  const database = await cloneDatabase();
  const keeping = { SESSION_SECONDS: '5' };
  one = await testApp(database, keeping);
  other = await testApp({ ...database, drop: async () => {} }, keeping);
});
beforeEach(async () => {
  ann = await testMember(one);
  elsewhere = new TestClient(other.app, 'localhost');
  elsewhere.cookies.sid = ann.client.cookies.sid ?? '';
  for (const client of [ann.client, elsewhere]) expect(await look(client)).toBe(200);
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const like = async (client: TestClient) =>
  (await client.post('/api/like.php', { profile: ann.id })).status;
const look = async (client: TestClient) => (await client.get('/api/chats.php')).status;
const asked = (client: TestClient) =>
  statementsOf(async () => void (await client.get('/api/chats.php'))).then(
    (statements) => statements.filter((text) => text.includes('token_hash')).length,
  );
/** Until both processes have heard what was committed before. */
const heard = () => Promise.all([one.ctx.bus.check(), other.ctx.bus.check()]);

test('a session is asked for once in five seconds, and by each process', async () => {
  expect(await asked(ann.client)).toBe(0);
  one.clock.advance(5 * second);
  expect(await asked(ann.client)).toBe(1);
  expect(await asked(ann.client)).toBe(0);
  expect(await asked(elsewhere)).toBe(0);
});

test('whoever confirms an address may write with the next request', async () => {
  for (let round = 0; round < 20; round += 1) {
    const email = `newcomer-${round}@example.com`;
    const client = one.client();
    await client.post('/api/signup.php', testDraft({ email }), asJson);
    expect(await like(client)).toBe(403);
    const [mail] = (await sentMails(one)).filter(({ to }) => to === email);
    await one.client().post('/api/activate.php', { token: tokenOf(mail) });
    expect(await like(client)).toBe(200);
  }
});

const ban = () => sql`update users set status = 'banned' where id = ${ann.id}`.execute(one.ctx.db);
const ends: [string, () => Promise<unknown>][] = [
  ['a logout', () => ann.client.post('/api/logout.php')],
  ['a new password', () => one.ctx.db.transaction().execute((trx) => endSessions(trx, ann.id))],
  ['a ban', ban],
];
test.each(ends)('%s is in force in every process at once', async (_what, act) => {
  const sid = ann.client.cookies.sid ?? '';
  await act();
  await heard();
  ann.client.cookies.sid = sid;
  expect([await look(ann.client), await look(elsewhere)]).toEqual([403, 403]);
});

test('what the session says of its member is never old: language, premium, country', async () => {
  const { db, clock } = one.ctx;
  const bob = await testMember(one);
  const premium = async (client: TestClient) => {
    const { body } = await client.get(`/api/chat.php?profile=${bob.id}`);
    return (body as { free_conversations_left: number | null }).free_conversations_left === null;
  };
  expect(await premium(elsewhere)).toBe(false);
  await db
    .updateTable('users')
    .set({ premium_since: clock.now() })
    .where('id', '=', ann.id)
    .execute();
  await heard();
  expect([await premium(ann.client), await premium(elsewhere)]).toEqual([true, true]);
  await db.updateTable('profiles').set({ country: 'BE' }).where('id', '=', ann.id).execute();
  await heard();
  expect(await asked(elsewhere)).toBe(1);
  await db.updateTable('profiles').set({ height: 180 }).where('id', '=', ann.id).execute();
  await heard();
  expect(await asked(elsewhere)).toBe(0);
});

test('what changes while a session is read is not missed', async () => {
  one.clock.advance(5 * second);
  const looking = ann.client.get('/api/chats.php');
  await ban();
  await looking;
  await heard();
  expect(await look(ann.client)).toBe(403);
});

test('a session is not kept beyond its end', async () => {
  const end = after(one.clock.now(), 2 * second);
  await sql`update sessions set expires_at = ${end} where user_id = ${ann.id}`.execute(one.ctx.db);
  one.clock.advance(5 * second);
  expect(await look(ann.client)).toBe(403);
  const bob = await testMember(one);
  const soon = after(one.clock.now(), 2 * second);
  await sql`update sessions set expires_at = ${soon} where user_id = ${bob.id}`.execute(one.ctx.db);
  expect(await look(bob.client)).toBe(200);
  one.clock.advance(3 * second);
  expect(await look(bob.client)).toBe(403);
});

test('sessions that are looked up in one moment share a statement, and each is its own [R12]', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => testMember(one)));
  one.clock.advance(5 * second);
  const stranger = new TestClient(one.app, 'localhost');
  stranger.cookies.sid = 'nobody';
  const answers: string[] = [];
  const statements = await statementsOf(async () => {
    const asked = people.map(({ client }) => client.get('/api/user.php'));
    const refused = stranger.get('/api/user.php');
    for (const { body } of await Promise.all(asked))
      answers.push((body as { user: { id: string } }).user.id);
    expect((await refused).status).toBe(403);
  });
  expect(answers).toEqual(people.map(({ id }) => id));
  expect(statements.filter((text) => text.includes('token_hash')).length).toBeLessThan(4);
});

test('looked up together, a token of another site is worth nothing', async () => {
  one.clock.advance(5 * second);
  const away = new TestClient(one.app, 'another.localhost');
  away.cookies.sid = ann.client.cookies.sid ?? '';
  const [here, there] = await Promise.all([
    ann.client.get('/api/user.php'),
    away.get('/api/user.php'),
  ]);
  expect([here.status, there.status]).toEqual([200, 403]);
});
