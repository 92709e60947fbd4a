import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { noteReceived } from './note-fetched.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ann = await testMember(t, { credits: 100, user: { premium_since: t.clock.now() } });
  bob = await testMember(t, { credits: 100, user: { premium_since: t.clock.now() } });
});

const balance = ({ id }: TestMember) => balanceOf(t.ctx.db, id);
const block = (me: TestMember, other: TestMember) =>
  me.client.post('/api/block.php', { profile: other.id });
const unblock = (me: TestMember, other: TestMember) =>
  me.client.delete(`/api/block.php?profile=${other.id}`);
const openChat = (me: TestMember, other: TestMember) =>
  me.client.get(`/api/chat.php?profile=${other.id}`);
const removeChat = (me: TestMember, other: TestMember) =>
  me.client.delete(`/api/chat.php?profile=${other.id}`);

test.each(['sender', 'receiver'])(
  'refunded by a block of the %s, a message is gone for its receiver, unblocked or not',
  async (side) => {
    await write(ann, bob);
    await write(ann, bob);
    const [blocker, blocked] = side === 'sender' ? [ann, bob] : [bob, ann];
    await block(blocker, blocked);
    expect(await balance(ann)).toBe(100);
    await unblock(blocker, blocked);
    const list = await bob.client.get('/api/chats.php');
    expect(list.body).toMatchObject({ chats: [], total_unread: 0 });
    expect((await openChat(bob, ann)).body).toMatchObject({ messages: [] });
    // The sender keeps what was written; it cost nothing, and nobody reads it.
    await write(ann, bob, { body: 'For real' });
    const opened = await openChat(bob, ann);
    expect(opened.body).toMatchObject({ messages: [{ body: 'For real' }] });
    const { conversation } = opened.body as { conversation: string };
    expect((await bob.client.get('/api/chats.php')).body).toMatchObject({ total_unread: 1 });
    await bob.client.post('/api/read.php', { conversation });
    const unread = { credits: 0, status: 'sent' };
    expect((await openChat(ann, bob)).body).toMatchObject({
      messages: [unread, unread, { credits: 10, status: 'read' }],
    });
    expect(await balance(ann)).toBe(90);
  },
);

test('an earlier message stays, counted and in its place, when a later one is withdrawn', async () => {
  await write(ann, bob, { body: 'First' });
  await openChat(bob, ann);
  const sent_at = t.clock.now().toISOString();
  t.clock.advance(60_000);
  await write(ann, bob, { body: 'Second' });
  await block(ann, bob);
  await unblock(ann, bob);
  expect(await balance(ann)).toBe(90);
  expect((await bob.client.get('/api/chats.php')).body).toMatchObject({
    total_unread: 1,
    chats: [{ num_unread_messages: 1, last_message: { body: 'First' }, last_message_at: sent_at }],
  });
});

test.each([
  ['in the conversation', () => openChat(bob, ann)],
  ['in the list', () => bob.client.get('/api/chats.php')],
])('what was fetched %s is paid, marked as read or not', async (_where, fetch) => {
  await write(ann, bob, { body: 'Hello you' });
  expect((await fetch()).text).toContain('Hello you');
  await removeChat(bob, ann);
  await block(bob, ann);
  expect(await balance(ann)).toBe(90);
});

test('the list shows the last message of a conversation: only that one is paid for it', async () => {
  await write(ann, bob, { body: 'First' });
  await write(ann, bob, { body: 'Second' });
  expect((await bob.client.get('/api/chats.php')).text).toContain('Second');
  await removeChat(bob, ann);
  expect(await balance(ann)).toBe(90);
});

test('what was delivered live is paid; what was withdrawn before is not told', async () => {
  const origin = await listen(t);
  const first = await TestStream.open(origin, bob);
  await write(ann, bob, { body: 'Seen live' });
  await first.until(() => first.events('message').length === 1);
  const position = first.lastId;
  first.close();
  await write(ann, bob, { body: 'Missed' });
  await block(ann, bob);
  await unblock(ann, bob);
  await write(ann, bob, { body: 'After all' });
  const second = await TestStream.open(origin, bob, position);
  const told = () => JSON.stringify(second.received);
  await second.until(() => told().includes('After all'));
  expect(told()).not.toContain('Missed');
  second.close();
  expect(await balance(ann)).toBe(80);
});

test('what was withdrawn is not received any more, though a page was about to say it', async () => {
  await write(ann, bob, { body: 'Too late' });
  await block(ann, bob);
  const last = t.ctx.db.selectFrom('messages').select(['id', 'fetched_at', 'withdrawn_at']);
  const message = () => last.where('sender_id', '=', ann.id).executeTakeFirstOrThrow();
  const { id } = await message();
  await noteReceived(t.ctx, { member: bob.id, message: id });
  expect(await message()).toEqual({ id, fetched_at: null, withdrawn_at: t.clock.now() });
});

test('a message fetched and refunded at the same moment is one of the two', async () => {
  for (let round = 0; round < 15; round += 1) {
    const [cid, dan] = [await testMember(t, { credits: 10 }), await testMember(t)];
    await write(cid, dan, { body: 'Either way' });
    const [fetched] = await Promise.all([
      openChat(dan, cid),
      block(cid, dan),
      removeChat(dan, cid),
    ]);
    const seen = fetched.text.includes('Either way');
    expect(await balance(cid)).toBe(seen ? 0 : 10);
  }
});

test('what was free is not withdrawn: a kind no is read after a block that was taken back', async () => {
  await write(ann, bob);
  const { conversation } = (await openChat(bob, ann)).body as { conversation: string };
  await bob.client.post('/api/decline.php', { conversation });
  await block(bob, ann);
  await unblock(bob, ann);
  const messages = [{ kind: 'text' }, { kind: 'icebreaker', body: 'kind_no' }];
  expect((await openChat(ann, bob)).body).toMatchObject({ messages });
});

test('each list has the conversation where its last message is that is left there, one’s own too', async () => {
  await write(ann, bob, { body: 'Read' });
  await openChat(bob, ann);
  t.clock.advance(60_000);
  await write(bob, ann, { body: 'From Bob' });
  const second = t.clock.now().toISOString();
  t.clock.advance(60_000);
  await write(ann, bob, { body: 'From Ann' });
  const third = t.clock.now().toISOString();
  await block(ann, bob);
  await unblock(ann, bob);
  for (const [me, body, last_message_at] of [
    [bob, 'From Bob', second],
    [ann, 'From Ann', third],
  ] as const) {
    expect((await me.client.get('/api/chats.php')).body).toMatchObject({
      chats: [{ last_message: { body, mine: true }, last_message_at }],
    });
  }
});
