import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen, type TestStream } from '../testing/stream.ts';
import { announce } from './announce.ts';
import { forgetOldEvents } from './forget-old-events.ts';
import { maximumEvents } from './read-events.ts';
import { isHeard } from './say.ts';

let t: TestApp;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
afterAll(() => t.close());

/** Closes a page, and waits until that is known. */
async function leave(member: TestMember, page: TestStream): Promise<void> {
  page.close();
  while (isHeard(t.ctx, member.id)) await setImmediate();
}

/** An event that says nothing of other members. */
const paid = ({ id }: TestMember, payment: string) => ({
  ...{ to: id, type: 'payment' as const },
  data: { payment, status: 'completed' },
});

test('both sides hear of a message, the sender of the credits, readers of typing and reading', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const [annPage, bobPage, bobPhone] = [await open(ann), await open(bob), await open(bob)];
  const { id, conversation } = await write(ann, bob);
  const told = { conversation, message: id, profile: ann.id };
  for (const page of [annPage, bobPage, bobPhone]) {
    await page.until(() => page.events('message').length === 1);
    expect(page.events('message')).toMatchObject([told]);
  }
  await annPage.until(() => annPage.events('credits').length === 1);
  expect(annPage.events('credits')).toEqual([{ credits: 40 }]);
  // Bob's pages are open, so it is there as soon as it is said.
  expect(annPage.events('message')).toMatchObject([
    { delivered_seq: 1, content: { status: 'delivered' } },
  ]);
  const delivered = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  expect(delivered.body).toMatchObject({ messages: [{ status: 'delivered' }] });

  await bob.client.post('/api/typing.php', { conversation });
  await annPage.until(() => annPage.events('typing').length === 1);
  expect(annPage.events('typing')).toEqual([{ conversation, profile: bob.id }]);
  await bob.client.post('/api/read.php', { conversation });
  await annPage.until(() => annPage.events('read').length === 1);
  expect(annPage.events('read')).toEqual([{ conversation, mine: false, until: id, seq: 1 }]);
  await bobPhone.until(() => bobPhone.events('read').length === 1);
  expect(bobPhone.events('read')).toEqual([
    { conversation, mine: true, until: id, seq: 1, unread: 0 },
  ]);
});

test('a page that is reloaded has not left, and is not told to come again', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const { conversation } = await write(ann, bob);
  const page = await open(ann);
  await leave(bob, await open(bob));
  await open(bob);
  // Told after the second coming.
  await bob.client.post('/api/typing.php', { conversation });
  await page.until(() => page.events('typing').length === 1);
  expect(page.events('presence')).toEqual([{ profile: bob.id, online: true }]);
});

test('who hides comes unseen, and nobody sees one whom they blocked come', async () => {
  const ann = await testMember(t, { credits: 50 });
  const shy = await testMember(t, { credits: 50, profile: { privacy: true } });
  const cat = await testMember(t, { credits: 50 });
  const friend = await testMember(t, { credits: 50 });
  const { conversation } = await write(friend, ann);
  for (const other of [shy, cat]) await write(other, ann);
  await ann.client.post('/api/block.php', { profile: cat.id });
  const page = await open(ann);
  for (const other of [shy, cat, friend]) await open(other);
  await page.until(() => page.events('presence').length > 0);
  // Told after all of them came.
  await friend.client.post('/api/typing.php', { conversation });
  await page.until(() => page.events('typing').length === 1);
  expect(page.events('presence')).toEqual([{ profile: friend.id, online: true }]);
});

test('who hides is gone from open pages at once, and nobody hears of them afterwards', async () => {
  const [ann, bob] = [await testMember(t), await testMember(t, { credits: 50 })];
  const { conversation } = await write(bob, ann);
  const [page, bobPage] = [await open(ann), await open(bob)];
  await page.until(() => page.events('presence').length === 1);
  const hide = { profile: { privacy: true } };
  expect((await bob.client.put('/api/user.php', hide)).status).toBe(200);
  await page.until(() => page.events('presence').length === 2);
  await bob.client.put('/api/user.php', hide);
  await leave(bob, bobPage);
  await open(bob);
  // Told after all of that.
  await bob.client.post('/api/typing.php', { conversation });
  await page.until(() => page.events('typing').length === 1);
  expect(page.events('presence')).toEqual([
    { profile: bob.id, online: true },
    { profile: bob.id, online: false },
  ]);
});

test('who missed more than a page can follow is asked to fetch again instead', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  await leave(bob, page);
  const many = (count: number) =>
    t.ctx.db.transaction().execute((trx) => {
      const events = Array.from({ length: count }, (_, n) => paid(bob, `p${n}`));
      return announce(t.ctx, trx, ...events);
    });
  await many(maximumEvents);
  const back = await open(bob, page.lastId);
  await back.until(() => back.events('payment').length === maximumEvents);
  await many(1);
  const late = await open(bob, page.lastId);
  await late.until(() => late.events('reset').length === 1);
  expect(late.events('payment')).toEqual([]);
});

test('what is from somebody blocked takes no room of what a page missed', async () => {
  const [bob, cat] = [await testMember(t), await testMember(t)];
  await bob.client.post('/api/block.php', { profile: cat.id });
  const page = await open(bob);
  await leave(bob, page);
  const many = (count: number, from?: string) =>
    t.ctx.db.transaction().execute((trx) => {
      const events = Array.from({ length: count }, (_, n) => ({ ...paid(bob, `p${n}`), from }));
      return announce(t.ctx, trx, ...events);
    });
  await many(1, cat.id);
  await many(maximumEvents);
  const back = await open(bob, page.lastId);
  await back.until(() => back.events('payment').length === maximumEvents);
  await many(1);
  const late = await open(bob, page.lastId);
  await late.until(() => late.events('reset').length === 1);
});

test('of very many pages of one member the oldest goes', async () => {
  const bob = await testMember(t);
  const [first, second] = [await open(bob), await open(bob)];
  for (let more = 2; more < 13; more += 1) await open(bob);
  await first.until(() => first.ended);
  expect(second.ended).toBe(false);
});

test('nobody is seen to write before they have read', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const page = await open(ann);
  const { conversation } = await write(ann, bob);
  const types = () => bob.client.post('/api/typing.php', { conversation });
  expect((await types()).status).toBe(204);
  await types();
  await page.until(() => page.events('typing').length === 2);
  const told = page.received.map(({ event }) => event);
  expect(told.filter((event) => event === 'read')).toHaveLength(1);
  expect(told.indexOf('read')).toBeLessThan(told.indexOf('typing'));
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({ total_unread: 0 });
});

test('a message that waits is delivered to a page that opens, and its sender is told once', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const annPage = await open(ann);
  const before = await open(bob);
  await leave(bob, before);
  const { conversation } = await write(ann, bob);
  const pages = [await open(bob, before.lastId), await open(bob, before.lastId)];
  for (const page of pages) await page.until(() => page.events('message').length === 1);
  await annPage.until(() => annPage.events('delivered').length === 1);
  expect(annPage.events('delivered')).toEqual([{ conversation, seq: 1 }]);
  for (const page of pages) expect(page.events('delivered')).toEqual([]);
});

test('a page hears in its own language, whatever its member has chosen for mails', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t, { user: { language: 'nl' } });
  const pages = [await open(bob), await open(bob, undefined, '?lang=en')];
  await write(ann, bob, { kind: 'icebreaker', body: 'first_drink' });
  const said: unknown[] = [];
  for (const page of pages) {
    await page.until(() => page.events('message').length === 1);
    said.push(...page.events('message').map(({ content }) => (content as { label: string }).label));
  }
  expect(said).toEqual([
    expect.stringContaining('Eerste drankje'),
    expect.stringContaining('First drink'),
  ]);
});

test('a page that comes back gets what it missed, once [R03]', async () => {
  const ann = await testMember(t, { credits: 500 });
  const bob = await testMember(t);
  const page = await open(bob);
  await write(ann, bob);
  await page.until(() => page.events('message').length === 1);
  const { lastId } = page;
  await leave(bob, page);
  const missed = [await write(ann, bob), await write(ann, bob)];
  const back = await open(bob, lastId);
  const told = () => back.events('message').map(({ message }) => message);
  await back.until(() => missed.every(({ id }) => told().includes(id)));
  expect(told()).toEqual(missed.map(({ id }) => id));
});

test('an event that is committed late is not skipped by one that overtook it', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  const tell = (payment: string) =>
    t.ctx.db.transaction().execute((trx) => announce(t.ctx, trx, paid(bob, payment)));
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let begun = () => {};
  const started = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const late = t.ctx.db.transaction().execute(async (trx) => {
    await announce(t.ctx, trx, paid(bob, 'late'));
    begun();
    await held;
  });
  await started;
  await tell('quick');
  await page.until(() => page.events('payment').length === 1);
  page.close();
  commit();
  await late;
  const back = await open(bob, page.lastId);
  await back.until(() => back.events('payment').some(({ payment }) => payment === 'late'));
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

test('a message says all that its reader would ask for, in their language', async () => {
  const ann = await testMember(t, { credits: 50, user: { language: 'en' } });
  const bob = await testMember(t, { user: { language: 'nl' } });
  const pages = { ann: await open(ann), bob: await open(bob) };
  await write(ann, bob, { kind: 'gift', body: 'rose' });
  for (const [page, { client }] of [
    [pages.ann, ann],
    [pages.bob, bob],
  ] as const) {
    await page.until(() => page.events('message').length === 1);
    const [told] = page.events('message') as { conversation: string; content: object }[];
    const chats = (await client.get('/api/chats.php')).body as { chats: object[] };
    const chat = await client.get(`/api/chat.php?conversation=${told?.conversation}`);
    const [message] = (chat.body as { messages: object[] }).messages;
    // How far it came may have changed since it was told.
    expect(told).toMatchObject({
      chat: chats.chats[0],
      content: { ...message, status: expect.any(String) },
    });
  }
  const labels = Object.values(pages).map((page) => page.events('message')[0]?.content);
  expect(labels).toMatchObject([
    { label: expect.any(String), credits: 20 },
    { label: expect.any(String), credits: 0 },
  ]);
  expect(new Set(labels.map((content) => (content as { label: string }).label)).size).toBe(2);
});

test('a like and a match bring the card of the other one', async () => {
  const ann = await testMember(t);
  const bob = await testMember(t);
  const [annPage, bobPage] = [await open(ann), await open(bob)];
  await ann.client.post('/api/like.php', { profile: bob.id });
  await bobPage.until(() => bobPage.events('like').length === 1);
  const card = { id: ann.id, like_new: true };
  expect(bobPage.events('like')).toMatchObject([{ profile: ann.id, card }]);
  await bob.client.post('/api/like.php', { profile: ann.id });
  await annPage.until(() => annPage.events('match').length === 1);
  expect(annPage.events('match')).toMatchObject([{ card: { id: bob.id, liked: true } }]);
});

test('between two of whom one blocked the other nothing is delivered, not even later [S68]', async () => {
  const ann = await testMember(t, { credits: 50 });
  const bob = await testMember(t);
  const [annPage, bobPage] = [await open(ann), await open(bob)];
  for (const page of [annPage, bobPage]) page.close();
  await ann.client.post('/api/like.php', { profile: bob.id });
  await write(ann, bob);
  await bob.client.post('/api/block.php', { profile: ann.id });
  for (const [member, { lastId }] of [
    [ann, annPage],
    [bob, bobPage],
  ] as const) {
    await t.ctx.db
      .transaction()
      .execute((trx) => announce(t.ctx, trx, paid(member, 'after all that')));
    const back = await open(member, lastId);
    await back.until(() => back.events('payment').length === 1);
    expect([...back.events('message'), ...back.events('like')]).toEqual([]);
  }
});

test('logging out ends the streams of that session at once, and visitors get none [S04, S11]', async () => {
  const bob = await testMember(t);
  const page = await open(bob);
  expect(page.type).toBe('text/event-stream');
  await bob.client.get('/api/logout.php');
  await page.until(() => page.ended);
  expect(page.events('session')).toEqual([{ status: 'ended' }]);
  const visitor = await open(bob);
  expect(visitor.status).toBe(403);
});
