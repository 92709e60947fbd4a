import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

async function report(message: { id: string }): Promise<void> {
  const about = { profile: ann.id, message: message.id, reason: 'spam' };
  expect((await bob.client.post('/api/report.php', about)).status).toBe(200);
}

/** What waits for Bob: in each row of his list, and in all. */
async function waiting() {
  const { body } = await bob.client.get('/api/chats.php');
  const list = body as { chats: { num_unread_messages: number }[]; total_unread: number };
  const inRows = list.chats.map(({ num_unread_messages }) => num_unread_messages);
  return [inRows.sort(), list.total_unread];
}

test('what was reported unread waits no more, once, and no badge is left that nothing explains [R35]', async () => {
  const [one, two] = [await write(ann, bob), await write(ann, bob)];
  expect(await waiting()).toEqual([[2], 2]);
  await report(two);
  expect(await waiting()).toEqual([[1], 1]);
  const decided = { status: 'dismissed', measure: 'none', decided_by: 'ada' } as const;
  await t.ctx.db
    .updateTable('reports')
    .set({ ...decided, decided_at: t.clock.now() })
    .where('message_id', '=', two.id)
    .execute();
  await report(two);
  expect(await waiting()).toEqual([[1], 1]);
  await report(one);
  expect(await waiting()).toEqual([[], 0]);
});

test('what was read or removed did not wait: reported it takes nothing off what does', async () => {
  const read = await write(ann, bob);
  await bob.client.post('/api/read.php', { conversation: read.conversation });
  const removed = await write(ann, bob);
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  await bob.client.delete(`/api/chat.php?profile=${ann.id}`);
  await write(ann, bob);
  for (const message of [read, removed]) await report(message);
  expect(await waiting()).toEqual([[1], 1]);
});

test('for the one who wrote it, and in other conversations, as much waits as before', async () => {
  const cat = await testMember(t, { credits: 100 });
  await write(cat, bob);
  await write(bob, ann);
  await report(await write(ann, bob));
  expect(await waiting()).toEqual([[0, 1], 1]);
  expect((await ann.client.get('/api/chats.php')).body).toMatchObject({ total_unread: 1 });
});
