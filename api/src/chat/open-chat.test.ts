import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** What the composer of `me` goes by. */
async function seenBy(me: TestMember, other: TestMember) {
  const { body } = await me.client.get(`/api/chat.php?profile=${other.id}`);
  const { free_conversations_left: left, can_write: may } = body as Record<string, unknown>;
  return { left, may };
}

test('a free member goes on in what they began, answers included, and begins no third', async () => {
  const me = await testMember(t, { credits: 100 });
  const [ann, bob, cat] = [
    await testMember(t),
    await testMember(t, { credits: 10 }),
    await testMember(t, { credits: 10 }),
  ];
  for (const other of [bob, cat]) await write(other, me);
  // To be written to takes none.
  expect(await seenBy(me, bob)).toEqual({ left: 2, may: true });
  await write(me, ann);
  await write(me, ann);
  expect(await seenBy(me, bob)).toEqual({ left: 1, may: true });
  await write(me, bob);
  expect(await seenBy(me, ann)).toEqual({ left: 0, may: true });
  expect(await seenBy(me, bob)).toEqual({ left: 0, may: true });
  expect(await seenBy(me, cat)).toEqual({ left: 0, may: false });
  expect(await seenBy(me, await testMember(t))).toEqual({ left: 0, may: false });
});

test('who paid once writes to all; should that be taken back, none is left, and never less', async () => {
  const me = await testMember(t, { credits: 100, user: { premium_since: t.clock.now() } });
  const others = await Promise.all([1, 2, 3].map(() => testMember(t)));
  for (const other of others) await write(me, other);
  const stranger = await testMember(t);
  expect(await seenBy(me, stranger)).toEqual({ left: null, may: true });
  const user = t.ctx.db.updateTable('users').where('id', '=', me.id);
  await user.set({ premium_since: null }).execute();
  expect(await seenBy(me, stranger)).toEqual({ left: 0, may: false });
  expect(await seenBy(me, others[0] as TestMember)).toEqual({ left: 0, may: true });
});
