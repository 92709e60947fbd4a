import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
let me: TestMember;
let others: TestMember[];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  me = await testMember(t, { credits: 1000, profile: { gender: 'female' } });
  others = await Promise.all([1, 2, 3].map(() => testMember(t, { credits: 100 })));
});
afterAll(() => t.close());

async function send(from: TestMember, to: TestMember | undefined, message: object = {}) {
  const whole = { client_id: randomUUID(), kind: 'text', body: 'Hi', profile: to?.id, ...message };
  const { status, body } = await from.client.post('/api/message.php', whole);
  return { status, body: body as { message: { conversation: string } } };
}
async function left(): Promise<unknown> {
  const { body } = await me.client.get(`/api/chat.php?profile=${others[2]?.id}`);
  return (body as { free_conversations_left: unknown }).free_conversations_left;
}

test('the third is refused with how many there are, and costs nothing', async () => {
  for (const other of others.slice(0, 2)) expect((await send(me, other)).status).toBe(200);
  expect(await send(me, others[2])).toMatchObject({
    status: 403,
    body: { error: { code: 'free_conversations_used', details: { limit: 2 } } },
  });
  expect((await me.client.get('/api/user.php')).body).toMatchObject({ user: { credits: 980 } });
  const mine = t.ctx.db.selectFrom('conversation_members').select('conversation_id');
  expect(await mine.where('profile_id', '=', me.id).execute()).toHaveLength(2);
});

test('an opener begins one as a text does; a kind no does not, beside other openers either', async () => {
  const { icebreakers } = (await me.client.get('/api/icebreakers.php')).body as {
    icebreakers: { key: string }[];
  };
  const opener = { kind: 'icebreaker', body: icebreakers[0]?.key };
  expect((await send(me, others[0], opener)).status).toBe(200);
  expect(await left()).toBe(1);
  const { body } = await send(others[1] as TestMember, me);
  const { conversation } = body.message;
  await me.client.post('/api/decline.php', { conversation });
  expect(await left()).toBe(1);
  // A text of just these letters is a text.
  await send(me, others[1], { body: 'kind_no' });
  expect(await left()).toBe(0);
});

test('what one removed was begun all the same', async () => {
  await send(me, others[0]);
  await send(me, others[1]);
  await me.client.delete(`/api/chat.php?profile=${others[0]?.id}`);
  expect(await left()).toBe(0);
  expect((await send(me, others[2])).status).toBe(403);
  expect((await send(me, others[0])).status).toBe(200);
});

test('what came back with its credits began none, as long as nothing else was written there', async () => {
  const [first, second, third] = others as [TestMember, TestMember, TestMember];
  await send(me, first);
  await send(me, second);
  await second.client.get(`/api/chat.php?profile=${me.id}`);
  await send(me, second);
  for (const { client } of [first, second]) await client.delete(`/api/chat.php?profile=${me.id}`);
  expect(await left()).toBe(1);
  expect((await send(me, third)).status).toBe(200);
  expect(await left()).toBe(0);
  expect((await send(me, second)).status).toBe(200);
  expect((await send(me, first)).status).toBe(403);
  const again = await me.client.get(`/api/chat.php?profile=${first.id}`);
  expect(again.body).toMatchObject({ can_write: false });
});

test('whoever paid once has no such limit', async () => {
  for (const other of others.slice(0, 2)) await send(me, other);
  await t.ctx.db
    .updateTable('users')
    .set({ premium_since: t.clock.now() })
    .where('id', '=', me.id)
    .execute();
  expect((await send(me, others[2])).status).toBe(200);
  expect(await left()).toBeNull();
});
