import { sql } from 'kysely';
import type { Trx } from '../platform/database.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { during, somebodyWaits } from '../testing/during.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { lockConversation, lockPair } from '../ties/locks.ts';
import { viewMessageEvents } from './message-event.ts';
import { noteReceived } from './note-fetched.ts';
import { refundUnread } from './refund-unread.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
/** What Ann wrote to Bob, who has not got it yet. */
let kept: { message: string; conversation: string; profile: string };
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
  const { id, conversation } = await write(ann, bob);
  kept = { message: id, conversation, profile: ann.id };
});
afterAll(() => t.close());

const withdraw = (trx: Trx) =>
  trx
    .updateTable('messages')
    .set({ withdrawn_at: t.clock.now() })
    .where('id', '=', kept.message)
    .execute();

test.each<[string, () => Promise<unknown>, object]>([
  ['in the list', async () => (await bob.client.get('/api/chats.php')).body, { chats: [] }],
  [
    'in the conversation',
    async () => (await bob.client.get(`/api/chat.php?profile=${ann.id}`)).body,
    { messages: [] },
  ],
  ['on a page', () => viewMessageEvents(t.ctx, { id: bob.id, language: 'en' }, [kept]), [null]],
])('what is withdrawn just as it is fetched is not shown %s', async (_where, fetch, shown) => {
  expect(await during(t, withdraw, fetch)).toMatchObject(shown);
});

test('what arrives just as it is refunded has not, and does not stand in the way', async () => {
  const { arriving } = await t.ctx.db.transaction().execute(async (trx) => {
    await sql`select from messages where id = ${kept.message} for update`.execute(trx);
    const arriving = noteReceived(t.ctx, { member: bob.id, message: kept.message });
    await somebodyWaits(t);
    expect(await refundUnread(t.ctx, trx, ann.id, bob.id)).toBe(10);
    return { arriving };
  });
  await arriving;
  const { fetched_at } = await t.ctx.db
    .selectFrom('messages')
    .select('fetched_at')
    .where('id', '=', kept.message)
    .executeTakeFirstOrThrow();
  expect(fetched_at).toBeNull();
});

test.each<[string, () => Promise<{ status: number }>]>([
  ['removal', () => bob.client.delete(`/api/chat.php?conversation=${kept.conversation}`)],
  ['kind no', () => bob.client.post('/api/decline.php', { conversation: kept.conversation })],
])(
  'a %s waits for whoever deals with the two, a message that is being sent say',
  async (_, act) => {
    const hold = (trx: Trx) => lockPair(trx, ann.id, bob.id);
    expect((await during(t, hold, act)).status).toBe(204);
  },
);

test('reading waits for a message that is being added, and has read it or not', async () => {
  const hold = (trx: Trx) => lockConversation(trx, kept.conversation);
  const { conversation } = kept;
  const read = () => bob.client.post('/api/read.php', { conversation });
  expect((await during(t, hold, read)).status).toBe(204);
});
