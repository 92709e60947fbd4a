import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen } from '../testing/stream.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

const read = ({ client }: TestMember, { conversation }: { conversation: string }, seq?: number) =>
  client.post('/api/read.php', { conversation, ...(seq !== undefined && { seq }) });

const unreadOf = async ({ client }: TestMember) =>
  ((await client.get('/api/chats.php')).body as { total_unread: number }).total_unread;

async function statuses(me: TestMember, other: TestMember): Promise<string> {
  const { body } = await me.client.get(`/api/chat.php?profile=${other.id}`);
  return (body as { messages: { status: string }[] }).messages
    .map(({ status }) => status)
    .join(' ');
}

test('a message is sent, then delivered, then read; one that comes later is none of these yet', async () => {
  const first = await write(ann, bob);
  expect(await statuses(ann, bob)).toBe('sent');
  await read(bob, first);
  await write(ann, bob);
  expect(await statuses(ann, bob)).toBe('read sent');
  const page = await open(bob);
  await write(ann, bob);
  await page.until(() => page.events('message').length === 1);
  // What came before arrived as well.
  expect(await statuses(ann, bob)).toBe('read delivered delivered');
  expect(await statuses(bob, ann)).toBe('delivered delivered delivered');
});

test('read is told once, up to the last message of the other one, and the number of the last', async () => {
  await write(ann, bob);
  const last = await write(ann, bob);
  const mine = await write(bob, ann);
  const page = await open(ann);
  expect((await read(bob, last)).status).toBe(204);
  expect((await read(bob, last)).status).toBe(204);
  await write(bob, ann);
  await page.until(() => page.events('message').length === 1);
  const { conversation } = mine;
  expect(page.events('read')).toEqual([{ conversation, mine: false, until: last.id, seq: 3 }]);
});

test('the other pages of who read hear that it was read there, and up to where', async () => {
  const { id: until, conversation } = await write(ann, bob);
  const page = await open(bob);
  await read(bob, { conversation });
  await page.until(() => page.events('read').length > 0);
  expect(page.events('read')).toEqual([{ conversation, mine: true, until, seq: 1, unread: 0 }]);
});

test('who has nothing to read tells nobody, and has read nothing that comes later', async () => {
  const sent = await write(ann, bob);
  const [anns, bobs] = [await open(ann), await open(bob)];
  await read(ann, sent);
  await write(bob, ann);
  for (const page of [anns, bobs]) {
    await page.until(() => page.events('message').length > 0);
    expect(page.events('read')).toEqual([]);
  }
  const places = t.ctx.db.selectFrom('conversation_members').select('last_read_seq');
  expect(await places.where('profile_id', '=', ann.id).execute()).toEqual([{ last_read_seq: 0 }]);
});

test('up to a message that was withdrawn nobody has read; where that was the only one, to none', async () => {
  const first = await write(ann, bob);
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  await write(ann, bob);
  await ann.client.post('/api/block.php', { profile: bob.id });
  await ann.client.delete(`/api/block.php?profile=${bob.id}`);
  const page = await open(ann);
  await read(bob, first);
  await page.until(() => page.events('read').length === 1);
  expect(page.events('read')).toMatchObject([{ until: first.id, seq: 2 }]);
  // One that only he counts as unread, as after a repair.
  const gone = { withdrawn_at: t.clock.now(), fetched_at: null };
  await t.ctx.db.updateTable('messages').set(gone).where('id', '=', first.id).execute();
  const side = t.ctx.db.updateTable('conversation_members').set({ unread: 1 });
  await side.where('profile_id', '=', bob.id).execute();
  await read(bob, first);
  await page.until(() => page.events('read').length === 2);
  expect(page.events('read')[1]).toMatchObject({ until: null });
});

test('to whoever was blocked the conversation is not there to be read; who blocked may, unheard', async () => {
  const sent = await write(ann, bob);
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  const anns = await open(ann);
  await ann.client.post('/api/block.php', { profile: bob.id });
  expect((await read(bob, sent)).status).toBe(404);
  await ann.client.delete(`/api/block.php?profile=${bob.id}`);
  await bob.client.post('/api/block.php', { profile: ann.id });
  expect((await read(bob, sent)).status).toBe(204);
  const third = await testMember(t, { credits: 10 });
  await write(third, ann);
  await anns.until(() => anns.events('message').length > 0);
  expect(anns.events('read')).toEqual([]);
});

test('of a member who is gone nothing is read any more', async () => {
  const sent = await write(ann, bob);
  await t.ctx.db.updateTable('profiles').set({ active: false }).where('id', '=', ann.id).execute();
  expect((await read(bob, sent)).status).toBe(404);
  const unread = t.ctx.db.selectFrom('conversation_members').select('unread');
  expect(await unread.where('profile_id', '=', bob.id).execute()).toEqual([{ unread: 1 }]);
});

test('a receipt that comes late says what is true by then, and takes nothing back', async () => {
  const sent = await write(ann, bob);
  await read(bob, sent);
  const page = await open(bob);
  await write(ann, bob);
  await page.until(() => page.events('message').length === 1);
  await read(bob, sent);
  // Fetched once more, as a second tab does: read stays read.
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  const { body } = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  expect(body).toMatchObject({ read_seq: 2, delivered_seq: 2 });
  expect(await statuses(ann, bob)).toBe('read read');
});

test('who reads one conversation has read no other, and for the other one nothing is read', async () => {
  const cat = await testMember(t, { credits: 100 });
  await write(cat, bob);
  const sent = await write(ann, bob);
  await write(bob, ann);
  await read(bob, sent);
  expect(await statuses(cat, bob)).toBe('sent');
  expect([await unreadOf(bob), await unreadOf(ann)]).toEqual([1, 1]);
});

test('what the page does not show yet is not read: not by a phone that wakes, nor by who types on', async () => {
  const first = await write(ann, bob);
  await write(bob, ann);
  await write(ann, bob);
  const [anns, bobs] = [await open(ann), await open(bob)];
  await read(bob, first, 2);
  expect([await unreadOf(bob), await statuses(ann, bob)]).toEqual([1, 'read delivered sent']);
  const { conversation, id: until } = first;
  await bob.client.post('/api/typing.php', { conversation, seq: 2 });
  // Nothing of it is new.
  for (const seq of [2, 1, 0]) await read(bob, first, seq);
  await write(ann, bob);
  for (const page of [anns, bobs]) await page.until(() => page.events('message').length > 0);
  expect(anns.events('read')).toEqual([{ conversation, mine: false, until, seq: 2 }]);
  expect(bobs.events('read')).toEqual([{ conversation, mine: true, until, seq: 2, unread: 1 }]);
  expect(await unreadOf(bob)).toBe(2);
  // A page says what it showed, whatever was removed or came since; no number is too high.
  await read(bob, first, 1_000_000);
  expect([await unreadOf(bob), await statuses(ann, bob)]).toEqual([0, 'read delivered read read']);
});

test('of what was withdrawn or reported nothing waits to be read', async () => {
  const first = await write(ann, bob);
  const [second, third] = [await write(ann, bob), await write(ann, bob)];
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  const report = { profile: ann.id, message: third.id, reason: 'spam' };
  expect((await bob.client.post('/api/report.php', report)).status).toBe(200);
  const gone = { withdrawn_at: t.clock.now(), fetched_at: null };
  await t.ctx.db.updateTable('messages').set(gone).where('id', '=', second.id).execute();
  await read(bob, first, 1);
  expect(await unreadOf(bob)).toBe(0);
});
