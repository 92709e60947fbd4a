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
  ann = await testMember(t, { credits: 1000 });
  bob = await testMember(t, { credits: 1000 });
});
afterAll(() => t.close());

async function open(query = '') {
  const { body } = await bob.client.get(`/api/chat.php?profile=${ann.id}${query}`);
  return body as { conversation: string | null; unread_seq: number | null };
}
const read = async () =>
  bob.client.post('/api/read.php', { conversation: (await open()).conversation });

test('a conversation says from which message on nothing was read', async () => {
  expect((await open()).unread_seq).toBeNull();
  await write(ann, bob);
  await write(ann, bob);
  expect((await open()).unread_seq).toBe(1);
  expect((await read()).status).toBe(204);
  expect((await open()).unread_seq).toBeNull();
  await write(bob, ann);
  await write(ann, bob);
  await write(ann, bob);
  expect((await open()).unread_seq).toBe(4);
  expect((await open('&cursor=4')).unread_seq).toBe(4);
});

test('what was withdrawn, reported or removed is not where it begins', async () => {
  await write(ann, bob);
  await write(ann, bob);
  await open();
  const [first] = await t.ctx.db
    .selectFrom('messages')
    .select('id')
    .where('sender_id', '=', ann.id)
    .orderBy('seq')
    .execute();
  await bob.client.post('/api/report.php', { profile: ann.id, message: first?.id, reason: 'spam' });
  expect((await open()).unread_seq).toBe(2);
  await bob.client.delete(`/api/chat.php?profile=${ann.id}`);
  expect((await open()).unread_seq).toBeNull();
  await write(ann, bob);
  expect((await open()).unread_seq).toBe(3);
});
