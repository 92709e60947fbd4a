import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { startConversation } from './conversation.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  me = await testMember(t, { credits: 1000, user: { premium_since: t.clock.now() } });
});
afterAll(() => t.close());

interface Row {
  conversation: string;
  profile: string;
  card: { id: string };
  num_unread_messages: number;
  last_message: { kind: string; body: string; label: string | null; mine: boolean };
  last_message_at: string;
}
async function list(query = '') {
  const { body } = await me.client.get(`/api/chats.php?${query}`);
  return body as { chats: Row[]; total_unread: number; cursor: string | null };
}

test('a row says who it is with and what came last, whosever it is', async () => {
  const bob = await testMember(t, { credits: 1000 });
  const first = t.clock.now().toISOString();
  const { conversation } = await write(bob, me, { kind: 'gift', body: 'rose' });
  expect((await list()).chats).toMatchObject([
    {
      ...{ conversation, profile: bob.id, card: { id: bob.id }, num_unread_messages: 1 },
      last_message: { kind: 'gift', body: 'rose', label: 'Rose', mine: false, created_at: first },
      last_message_at: first,
    },
  ]);
  t.clock.advance(minute);
  await write(me, bob, { body: 'Thanks' });
  expect((await list()).chats).toMatchObject([
    {
      num_unread_messages: 1,
      last_message: { kind: 'text', body: 'Thanks', label: null, mine: true },
      last_message_at: t.clock.now().toISOString(),
    },
  ]);
});

test('who wrote last is first, whichever of the two it was', async () => {
  const [bob, cat, dan] = await Promise.all([1, 2, 3].map(() => testMember(t, { credits: 100 })));
  const all = [bob, cat, dan] as [TestMember, TestMember, TestMember];
  for (const other of all) {
    t.clock.advance(minute);
    await write(other, me);
  }
  t.clock.advance(minute);
  await write(me, all[0]);
  const order = (await list()).chats.map(({ profile }) => profile);
  expect(order).toEqual([all[0].id, all[2].id, all[1].id]);
});

test('those who are gone, blocked or of other sites are neither in the list nor counted', async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => testMember(t, { credits: 100 })));
  const [gone, blocked, elsewhere, friend] = others as TestMember[];
  for (const other of others) await write(other, me);
  expect(await list()).toMatchObject({ total_unread: 4, chats: { length: 4 } });
  const profile = t.ctx.db.updateTable('profiles');
  await profile
    .set({ active: false })
    .where('id', '=', gone?.id ?? '')
    .execute();
  const user = t.ctx.db.updateTable('users').where('id', '=', elsewhere?.id ?? '');
  await user.set({ site_id: 'lumen' }).execute();
  await profile
    .set({ country: 'NL' })
    .where('id', '=', elsewhere?.id ?? '')
    .execute();
  await blocked?.client.get(`/api/chat.php?profile=${me.id}`);
  await blocked?.client.post('/api/block.php', { profile: me.id });
  const { chats, total_unread } = await list();
  expect(chats.map(({ profile }) => profile)).toEqual([friend?.id]);
  expect(total_unread).toBe(1);
});

test('what I reported is not the last thing that was said', async () => {
  const bob = await testMember(t, { credits: 100 });
  await write(bob, me, { body: 'Nice' });
  const { id: message } = await write(bob, me, { body: 'Nasty' });
  await me.client.post('/api/report.php', { profile: bob.id, message, reason: 'spam' });
  expect((await list()).chats).toMatchObject([{ last_message: { body: 'Nice' } }]);
});

test.each(['2026-13-01T00:00:00.000000Z', '2026-02-30T00:00:00.000000Z'])(
  'a list does not go on from %s',
  async (moment) => {
    const answer = await me.client.get(`/api/chats.php?cursor=${moment}_${'0'.repeat(26)}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { details: [{ field: 'cursor', code: 'invalid' }] } },
    });
  },
);

test('a conversation in which nothing was said is in no list, and has one row for a pair', async () => {
  const bob = await testMember(t);
  const start = (one: TestMember, other: TestMember) =>
    t.ctx.db.transaction().execute((trx) => startConversation(t.ctx, trx, one.id, other.id));
  const id = await start(me, bob);
  expect(await list()).toMatchObject({ chats: [], total_unread: 0 });
  const [profile_a, profile_b] = [me.id, bob.id].sort();
  const row = t.ctx.db.selectFrom('conversations').selectAll().where('id', '=', id);
  expect(await row.executeTakeFirst()).toMatchObject({ profile_a, profile_b, created_by: me.id });
  await expect(start(bob, me)).rejects.toThrow('unique');
});
