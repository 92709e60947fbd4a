import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { announce } from './announce.ts';
import { forgetOldEvents } from './forget-old-events.ts';

let t: TestApp;
let origin: string;
const opened: TestStream[] = [];
beforeAll(async () => {
  t = await testApp();
  origin = await listen(t);
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.close();
});
afterAll(() => t.close());

async function open(member: TestMember, lastId?: string): Promise<TestStream> {
  const stream = await TestStream.open(origin, member, lastId);
  opened.push(stream);
  return stream;
}

async function say(
  from: TestMember,
  to: TestMember,
): Promise<{ id: string; conversation: string }> {
  const client_id = randomUUID();
  const answer = await from.client.post('/api/message.php', {
    profile: to.id,
    client_id,
    kind: 'text',
    body: 'Hi',
  });
  return (answer.body as { message: { id: string; conversation: string } }).message;
}

test('both sides hear of a message, the sender of the credits, readers of typing and reading', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const [annPage, bobPage, bobPhone] = [await open(ann), await open(bob), await open(bob)];
  const { id, conversation } = await say(ann, bob);
  const told = { conversation, message: id, profile: ann.id };
  for (const page of [annPage, bobPage, bobPhone]) {
    await page.until(() => page.events('message').length === 1);
    expect(page.events('message')).toEqual([told]);
  }
  await annPage.until(() => annPage.events('credits').length === 1);
  expect(annPage.events('credits')).toEqual([{ credits: 40 }]);
  const delivered = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  expect(delivered.body).toMatchObject({ messages: [{ status: 'delivered' }] });

  await bob.client.post('/api/typing.php', { conversation });
  await annPage.until(() => annPage.events('typing').length === 1);
  expect(annPage.events('typing')).toEqual([{ conversation, profile: bob.id }]);
  await bob.client.post('/api/read.php', { conversation });
  await annPage.until(() => annPage.events('read').length === 1);
  expect(annPage.events('read')).toEqual([{ conversation, mine: false, until: id }]);
  await bobPhone.until(() => bobPhone.events('read').length === 1);
  expect(bobPhone.events('read')).toEqual([{ conversation, mine: true, until: id }]);
});

test('a page that comes back gets what it missed, once', async () => {
  const ann = await testMember(t, { credits: 500 });
  const bob = await testMember(t);
  const page = await open(bob);
  const first = await say(ann, bob);
  await page.until(() => page.events('message').length === 1);
  const { lastId } = page;
  page.close();
  const missed = [await say(ann, bob), await say(ann, bob)];
  const back = await open(bob, lastId);
  await back.until(() => back.events('message').length === 2);
  const messages = back.events('message').map(({ message }) => message);
  expect(messages).toEqual(missed.map(({ id }) => id));
  expect(messages).not.toContain(first.id);
});

test('an event that is committed late is not skipped by one that overtook it', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  const tell = (profile: string) =>
    t.ctx.db
      .transaction()
      .execute((trx) => announce(t.ctx, trx, { to: bob.id, type: 'like', data: { profile } }));
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let begun = () => {};
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const late = t.ctx.db.transaction().execute(async (trx) => {
    await announce(t.ctx, trx, { to: bob.id, type: 'like', data: { profile: 'late' } });
    begun();
    await held;
  });
  await started;
  await tell('quick');
  await page.until(() => page.events('like').length === 1);
  page.close();
  commit();
  await late;
  const back = await open(bob, page.lastId);
  await back.until(() => back.events('like').some(({ profile }) => profile === 'late'));
});

test('an id that is too old, or of another database, asks the page to fetch again', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  const { lastId } = page;
  const future = `${BigInt(lastId.split('.')[0] ?? 0) + 1_000_000n}.${lastId.split('.')[1]}`;
  for (const id of [future, 'nonsense']) {
    const other = await open(bob, id);
    await other.until(() => other.events('reset').length === 1);
  }
  t.clock.advance(hour);
  const back = await open(bob, lastId);
  await back.until(() => back.events('reset').length === 1);
  t.clock.advance(hour);
  await forgetOldEvents(t.ctx);
  const { rows } = await sql`select 1 from live_events`.execute(t.ctx.db);
  expect(rows).toHaveLength(0);
});

test('nothing of a blocked member is delivered, not even later', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const page = await open(bob);
  page.close();
  await say(ann, bob);
  await bob.client.post('/api/block.php', { profile: ann.id });
  const back = await open(bob, page.lastId);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(back.events('message')).toEqual([]);
});

test('logging out ends the streams of that session at once, and visitors get none', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  expect(page.type).toBe('text/event-stream');
  await bob.client.get('/api/logout.php');
  await page.until(() => page.ended);
  expect(page.events('session')).toEqual([{ status: 'ended' }]);
  const visitor = await open(bob);
  expect(visitor.status).toBe(403);
});
