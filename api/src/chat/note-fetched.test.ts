import type { Notice } from '../platform/bus/bus.ts';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { statementsOf } from '../testing/statements.ts';
import { noteFetched, noteReceived } from './note-fetched.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
/** Who is told that something was delivered, and of what. */
let told: unknown[];
let hearNoMore: () => void;
beforeAll(async () => {
  t = await testApp();
  hearNoMore = t.ctx.bus.on(({ type, to, data }: Notice) => {
    if (type === 'delivered') told.push({ to, data });
  });
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
  told = [];
});
afterAll(async () => {
  hearNoMore();
  await t.close();
});

const row = (id: string) =>
  t.ctx.db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'fetched_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const receive = ({ id: member }: TestMember, message: string) =>
  noteReceived(t.ctx, { member, message });

test('what arrives is noted with all before it, and its sender is told once', async () => {
  const { conversation } = await write(ann, bob);
  const { id } = await write(ann, bob);
  await receive(bob, id);
  const first = t.clock.now();
  t.clock.advance(minute);
  await receive(bob, id);
  expect(await row(id)).toMatchObject({ fetched_at: first });
  expect(told).toEqual([{ to: [ann.id], data: { conversation, seq: 2 } }]);
});

test('a message does not arrive at who wrote it, or at anybody else', async () => {
  const { id } = await write(ann, bob);
  for (const member of [ann, await testMember(t)]) await receive(member, id);
  expect(await row(id)).toMatchObject({ fetched_at: null });
  expect(told).toEqual([]);
});

test('what was removed before it arrived has not, and what came before it neither', async () => {
  const { id } = await write(ann, bob);
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  const first = await row(id);
  t.clock.advance(minute);
  await t.ctx.db.updateTable('messages').set({ fetched_at: null }).where('id', '=', id).execute();
  const side = t.ctx.db.updateTable('conversation_members').set({ removed_seq: 1 });
  await side.where('profile_id', '=', bob.id).execute();
  await receive(bob, id);
  expect(await row(id)).toEqual({ ...first, fetched_at: null });
});

test('of what is about to be shown the first time is kept, and nothing that is refunded is shown', async () => {
  const [one, two, mine] = [await write(ann, bob), await write(ann, bob), await write(bob, ann)];
  const before = await Promise.all([one, two, mine].map(({ id }) => row(id)));
  const gone = t.ctx.db.updateTable('messages').set({ withdrawn_at: t.clock.now() });
  await gone.where('id', '=', two.id).execute();
  const shown = await noteFetched(t.ctx, bob.id, before);
  expect(shown.map(({ id }) => id)).toEqual([one.id, mine.id]);
  const first = t.clock.now();
  t.clock.advance(minute);
  const known = [await row(one.id), await row(mine.id)];
  const statements = await statementsOf(() => noteFetched(t.ctx, bob.id, known));
  expect(statements).toEqual([]);
  // Read before the other page noted it.
  expect(await noteFetched(t.ctx, bob.id, before.slice(0, 1))).toHaveLength(1);
  expect(await row(one.id)).toMatchObject({ fetched_at: first });
  expect(await row(mine.id)).toMatchObject({ fetched_at: null });
});
