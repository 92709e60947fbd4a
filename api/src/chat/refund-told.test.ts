import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { setSettings } from '../testing/settings.ts';
import { statementsOf } from '../testing/statements.ts';
import { listen, type TestStream } from '../testing/stream.ts';
import { refundUnread } from './refund-unread.ts';

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

const block = (me: TestMember, other: TestMember) =>
  me.client.post('/api/block.php', { profile: other.id });
const remove = (me: TestMember, other: TestMember) =>
  me.client.delete(`/api/chat.php?profile=${other.id}`);

/** What a page was told of before it was told of this. */
async function untilTold(page: TestStream, to: TestMember): Promise<void> {
  const third = await testMember(t, { credits: 100 });
  await write(third, to);
  await page.until(() => page.events('message').some(({ profile }) => profile === third.id));
}

test.each<[string, () => Promise<unknown>]>([
  ['removed by who was to read them', () => remove(bob, ann)],
  ['between whom a block is', () => block(bob, ann)],
  ['whose receiver their sender blocked', () => block(ann, bob)],
])('the sender hears at once of credits that come back for messages %s', async (_what, act) => {
  await write(ann, bob);
  await write(ann, bob, { kind: 'gift', body: 'rose' });
  const [anns, bobs] = [await open(ann), await open(bob)];
  await act();
  await anns.until(() => anns.events('credits').length > 0);
  expect(anns.events('credits')).toEqual([{ credits: 100 }]);
  await untilTold(bobs, bob);
  expect(bobs.events('credits')).toEqual([]);
});

test('the sender sees at once which messages came back, and the other one never hears of them', async () => {
  await write(ann, bob, { body: 'Read' });
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  await write(ann, bob, { body: 'Unread' });
  const [anns, bobs] = [await open(ann), await open(bob)];
  await remove(bob, ann);
  await anns.until(() => anns.events('message').length > 0);
  const unread = { body: 'Unread', refunded: true, credits: 0, status: 'sent' };
  expect(anns.events('message')).toMatchObject([{ profile: ann.id, content: unread }]);
  await untilTold(bobs, bob);
  expect(bobs.events('message').map(({ profile }) => profile)).not.toContain(ann.id);
  const { body } = await ann.client.get(`/api/chat.php?profile=${bob.id}`);
  const { messages } = body as { messages: { refunded?: true }[] };
  expect(messages.map(({ refunded }) => refunded)).toEqual([undefined, true]);
});

test('of one who blocked them the sender hears of credits alone', async () => {
  await write(ann, bob);
  const anns = await open(ann);
  await block(bob, ann);
  await anns.until(() => anns.events('credits').length > 0);
  await untilTold(anns, ann);
  expect(anns.events('credits')).toEqual([{ credits: 100 }]);
  expect(anns.events('message').map(({ profile }) => profile)).not.toContain(ann.id);
});

test('what cost nothing comes back as nothing, and nobody is told of credits', async () => {
  await setSettings(t, 'afterglow', { message_credits: 0 });
  await write(ann, bob);
  await setSettings(t, 'afterglow', {});
  const anns = await open(ann);
  await remove(bob, ann);
  await untilTold(anns, ann);
  expect(anns.events('credits')).toEqual([]);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(100);
});

test('what comes back is said, comes once, and is of what that one wrote to this one', async () => {
  const cat = await testMember(t);
  await write(ann, bob);
  await write(ann, bob);
  await write(bob, ann);
  await write(ann, cat);
  const givenBack = (sender: TestMember, receiver: TestMember) =>
    t.ctx.db.transaction().execute((trx) => refundUnread(t.ctx, trx, sender.id, receiver.id));
  expect(await givenBack(cat, ann)).toBe(0);
  expect(await givenBack(ann, bob)).toBe(20);
  expect(await givenBack(ann, bob)).toBe(0);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(90);
  expect(await balanceOf(t.ctx.db, bob.id)).toBe(90);
});

test('where nothing comes back one look is all', async () => {
  await write(ann, bob);
  const statements = await statementsOf(() =>
    t.ctx.db.transaction().execute((trx) => refundUnread(t.ctx, trx, bob.id, ann.id)),
  );
  // Of what is ours: others work in the background.
  const ofChat = /(update|insert into) "?(messages|conversation|credit|live)/;
  expect(statements.filter((text) => ofChat.test(text))).toEqual([
    expect.stringContaining('withdrawn_at'),
  ]);
});

test('read, by word alone, is paid: it does not come back with the conversation', async () => {
  const { conversation } = await write(ann, bob);
  await bob.client.post('/api/read.php', { conversation });
  await write(ann, bob, { body: 'Unread' });
  await remove(bob, ann);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(90);
});

test('of several that wait those are counted off that come back, no others', async () => {
  await write(ann, bob, { body: 'Fetched' });
  await bob.client.get('/api/chats.php');
  await write(ann, bob);
  await write(ann, bob);
  const unread = async () => {
    const row = t.ctx.db.selectFrom('conversation_members').select('unread');
    return (await row.where('profile_id', '=', bob.id).executeTakeFirst())?.unread;
  };
  expect(await unread()).toBe(3);
  await t.ctx.db.transaction().execute((trx) => refundUnread(t.ctx, trx, ann.id, bob.id));
  expect(await unread()).toBe(1);
});
