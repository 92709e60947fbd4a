import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen, type TestStream } from '../testing/stream.ts';

let t: TestApp;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
afterAll(() => t.close());

/** Two who are in touch, each with an open page. */
async function inTouch() {
  const me = await testMember(t, { credits: 50 });
  const other = await testMember(t, { credits: 50 });
  const { id: message, conversation } = await write(other, me);
  const [mine, theirs] = [await open(me), await open(other)];
  return { me, other, message, conversation, mine, theirs };
}
type Touch = Awaited<ReturnType<typeof inTouch>>;

/** A message of somebody else comes after all that was said before it. */
async function expectSilence(page: TestStream, to: TestMember): Promise<void> {
  const third = await testMember(t, { credits: 50 });
  await write(third, to);
  await page.until(() => page.events('message').some(({ profile }) => profile === third.id));
  expect(page.events('contact')).toEqual([]);
}

test.each<[string, (touch: Touch) => Promise<{ status: number }>]>([
  ['block', ({ me, other }) => me.client.post('/api/block.php', { profile: other.id })],
  [
    'report',
    ({ me, other }) => me.client.post('/api/report.php', { profile: other.id, reason: 'spam' }),
  ],
  [
    'removal',
    ({ me, conversation }) => me.client.delete(`/api/chat.php?conversation=${conversation}`),
  ],
])('of a %s the other devices hear at once, and the other one nothing', async (_what, act) => {
  const touch = await inTouch();
  const { other, conversation, mine, theirs } = touch;
  expect((await act(touch)).status).toBeLessThan(300);
  await mine.until(() => mine.events('contact').length > 0);
  expect(mine.events('contact')).toEqual([
    { profile: other.id, conversation, message: null, chat: null },
  ]);
  await expectSilence(theirs, other);
});

test('a block before a word was said has no conversation to name', async () => {
  const me = await testMember(t);
  const other = await testMember(t);
  const mine = await open(me);
  await me.client.post('/api/block.php', { profile: other.id });
  await mine.until(() => mine.events('contact').length > 0);
  expect(mine.events('contact')).toEqual([
    { profile: other.id, conversation: null, message: null, chat: null },
  ]);
});

test('taken back, the row comes with the event; what was no block is no news', async () => {
  const { me, other, conversation, mine } = await inTouch();
  // Unread it would be gone for good with the block.
  await me.client.post('/api/read.php', { conversation });
  await me.client.delete(`/api/block.php?profile=${other.id}`);
  await me.client.post('/api/block.php', { profile: other.id });
  await mine.until(() => mine.events('contact').length > 0);
  await me.client.delete(`/api/block.php?profile=${other.id}`);
  await mine.until(() => mine.events('contact').length > 1);
  expect(mine.events('contact')).toMatchObject([
    { chat: null },
    { profile: other.id, chat: { conversation, profile: other.id } },
  ]);
});

test('a kind no leaves one list, and both hear that nothing more arrives', async () => {
  const { me, other, conversation, mine, theirs } = await inTouch();
  await me.client.post('/api/decline.php', { conversation });
  await mine.until(() => mine.events('contact').length > 0);
  expect(mine.events('contact')).toMatchObject([{ profile: other.id, chat: null }]);
  await theirs.until(() => theirs.events('contact').length > 0);
  expect(theirs.events('contact')).toMatchObject([
    { profile: me.id, conversation, chat: { conversation, profile: me.id } },
  ]);
  // The friendly line is there without a reload, and on the side of who said no it is not.
  const said = (by: TestMember) => theirs.events('message').filter((one) => one.profile === by.id);
  expect(said(me)).toMatchObject([
    { content: { kind: 'icebreaker', body: 'kind_no', credits: 0 } },
  ]);
  // What was never read came back.
  expect(said(other)).toMatchObject([{ content: { body: 'Hi', refunded: true } }]);
  expect(mine.events('message')).toEqual([]);
});

test('a reported message is named, so that it goes from every screen of the reporter', async () => {
  const { me, other, message, conversation, mine, theirs } = await inTouch();
  await me.client.post('/api/report.php', { profile: other.id, message, reason: 'money' });
  await mine.until(() => mine.events('contact').length > 0);
  expect(mine.events('contact')).toMatchObject([{ profile: other.id, conversation, message }]);
  await expectSilence(theirs, other);
});

test('the conversation that is named is that of the two, though each has an older one with a third', async () => {
  const third = await testMember(t, { credits: 50 });
  const me = await testMember(t);
  const other = await testMember(t, { credits: 50 });
  for (const one of [me, other]) await write(third, one);
  const { conversation } = await write(other, me);
  const mine = await open(me);
  await me.client.post('/api/block.php', { profile: other.id });
  await mine.until(() => mine.events('contact').length > 0);
  expect(mine.events('contact')).toMatchObject([{ profile: other.id, conversation }]);
});

test('of a no by somebody who blocked since, a page that comes later hears nothing', async () => {
  const { me, other, conversation, theirs } = await inTouch();
  const { lastId } = theirs;
  theirs.close();
  await me.client.post('/api/decline.php', { conversation });
  await me.client.post('/api/block.php', { profile: other.id });
  await expectSilence(await open(other, lastId), other);
});
