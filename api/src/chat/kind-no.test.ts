import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send, write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen, type TestStream } from '../testing/stream.ts';

let t: TestApp;
let me: TestMember;
let fan: TestMember;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
beforeEach(async () => {
  me = await testMember(t, { credits: 100, profile: { gender: 'female' } });
  fan = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

const decline = ({ client }: TestMember, conversation: string) =>
  client.post('/api/decline.php', { conversation });
const listOf = async ({ client }: TestMember) => (await client.get('/api/chats.php')).body;

test('it waits for the other one as a message does, is last in their list, and did not arrive yet', async () => {
  const { conversation } = await write(fan, me);
  await me.client.post('/api/read.php', { conversation });
  await decline(me, conversation);
  const rows = t.ctx.db.selectFrom('messages').select(['seq', 'credits', 'fetched_at']);
  expect(await rows.where('sender_id', '=', me.id).execute()).toEqual([
    { seq: 2, credits: 0, fetched_at: null },
  ]);
  expect(await listOf(fan)).toMatchObject({
    total_unread: 1,
    chats: [{ num_unread_messages: 1, last_message: { kind: 'icebreaker', mine: false } }],
  });
  expect(await listOf(me)).toMatchObject({ total_unread: 0, chats: [] });
  expect(await balanceOf(t.ctx.db, me.id)).toBe(100);
});

test('what was not read of them comes back with it', async () => {
  const { conversation } = await write(fan, me);
  await decline(me, conversation);
  expect(await balanceOf(t.ctx.db, fan.id)).toBe(100);
});

test('it closes the way of the other one alone, and no other conversation', async () => {
  const other = await testMember(t, { credits: 100 });
  const { conversation } = await write(fan, me);
  await write(other, me);
  await decline(me, conversation);
  expect((await send(fan, me)).status).toBe(403);
  expect((await send(other, me)).status).toBe(200);
  const seen = await me.client.get(`/api/chat.php?conversation=${conversation}`);
  expect(seen.body).toMatchObject({ reachable: true, messages: [] });
  expect((await me.client.get(`/api/chat.php?profile=${other.id}`)).body).toMatchObject({
    reachable: true,
  });
  // The one who said no changes their mind; no to a yes is said anew.
  expect((await send(me, fan)).status).toBe(200);
  expect((await send(fan, me)).status).toBe(200);
  await decline(me, conversation);
  expect((await send(fan, me)).status).toBe(403);
  const said = t.ctx.db.selectFrom('messages').select('id').where('body', '=', 'kind_no');
  expect(await said.where('sender_id', '=', me.id).execute()).toHaveLength(2);
});

test('the other one may say no as well, and then neither writes until one takes it back', async () => {
  const { conversation } = await write(fan, me);
  await decline(me, conversation);
  await decline(fan, conversation);
  expect((await send(me, fan)).status).toBe(403);
  expect((await send(fan, me)).status).toBe(403);
});

test('said again it tells nobody anything', async () => {
  const { conversation } = await write(fan, me);
  await decline(me, conversation);
  const pages = [await open(me), await open(fan)];
  expect((await decline(me, conversation)).status).toBe(204);
  const third = await testMember(t, { credits: 100 });
  for (const [n, to] of [me, fan].entries()) {
    await write(third, to);
    const page = pages[n] as TestStream;
    await page.until(() => page.events('message').length > 0);
    expect(page.events('contact')).toEqual([]);
    expect(page.events('message')).toHaveLength(1);
  }
});

test('to somebody who is gone or blocked me nobody says no', async () => {
  const { conversation } = await write(fan, me);
  const unknown = await decline(me, '0'.repeat(26));
  await fan.client.post('/api/block.php', { profile: me.id });
  expect(await decline(me, conversation)).toMatchObject({ status: 404, text: unknown.text });
  await fan.client.delete(`/api/block.php?profile=${me.id}`);
  await t.ctx.db.updateTable('profiles').set({ active: false }).where('id', '=', fan.id).execute();
  expect(await decline(me, conversation)).toMatchObject({ status: 404, text: unknown.text });
});
