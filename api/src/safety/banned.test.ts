import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { during } from '../testing/during.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send, write } from '../testing/messages.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { typeCommand } from '../testing/type-command.ts';
import { banMember } from './ban-member.ts';

let t: TestApp;
let me: TestMember;
let other: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { credits: 100, profile: { gender: 'female', seeks: 'male' } });
  other = await testMember(t, { credits: 100, profile: { name: 'Ruben' } });
});

const setStatus = (status: 'banned' | 'deleted' | 'active') =>
  t.ctx.db.updateTable('users').set({ status }).where('id', '=', other.id).execute();

const lists = [
  '/api/search.php',
  '/api/search.php?gender=all&region=NL-09',
  '/api/search.php?min_age=30&max_age=31',
  '/api/likes.php',
  '/api/likes.php?type=received',
  '/api/likes.php?type=matches',
  '/api/like-list.php?type=received',
  '/api/like-list.php?type=matches',
  '/api/chats.php',
  '/api/auto-like.php',
  '/api/signup-matches.php',
  '/api/match.php?near=true',
  '/api/swipe.php',
];

/** Everything in which a member may meet another, and whether the other is in it. */
async function traces(): Promise<string[]> {
  const found: string[] = [];
  for (const url of lists) {
    if ((await me.client.get(url)).text.includes(other.id)) found.push(url);
  }
  for (const url of [`/api/profile.php?id=${other.id}`, `/api/chat.php?profile=${other.id}`]) {
    if ((await me.client.get(url)).status !== 404) found.push(url);
  }
  const visitor = await t.client().get('/api/search.php');
  if (visitor.text.includes(other.id)) found.push('visitor');
  return found;
}

async function meet(): Promise<void> {
  await other.client.post('/api/like.php', { profile: me.id });
  await send(other, me);
}

test.each(['banned', 'deleted'] as const)('whoever is %s is nowhere [S121]', async (status) => {
  await meet();
  const user = async () => (await me.client.get('/api/user.php')).body;
  expect(await user()).toMatchObject({ user: { num_unread_messages: 1, num_new_likes: 1 } });
  expect((await traces()).length).toBeGreaterThan(6);
  await t.ctx.db.updateTable('likes').set({ is_new: true }).execute();
  await setStatus(status);
  expect(await traces()).toEqual([]);
  expect(await user()).toMatchObject({ user: { num_unread_messages: 0, num_new_likes: 0 } });
  const profile = other.id;
  expect((await me.client.post('/api/like.php', { profile })).status).toBe(404);
  expect((await send(me, other)).status).toBe(404);
  expect((await other.client.get('/api/user.php')).status).toBe(403);
});

test.each(['report', 'member'])(
  'what whoever is banned by %s never read is given back, what they got stays paid',
  async (by) => {
    const third = await testMember(t, { credits: 100 });
    await write(third, other);
    await other.client.get(`/api/chat.php?profile=${third.id}`);
    await write(me, other);
    await write(me, other);
    await write(other, me);
    if (by === 'member') await typeCommand(t, 'member', 'ban', other.id, '--why', 'x');
    else {
      const body = { profile: other.id, reason: 'spam' };
      const { report } = (await third.client.post('/api/report.php', body)).body as {
        report: string;
      };
      await typeCommand(t, 'report', 'decide', report, '--measure', 'ban', '--why', 'x');
    }
    const balances = [me, third, other].map(({ id }) => balanceOf(t.ctx.db, id));
    expect(await Promise.all(balances)).toEqual([100, 90, 90]);
    await typeCommand(t, 'member', 'unban', other.id, '--why', 'x');
    expect((await me.client.get(`/api/chat.php?profile=${other.id}`)).body).toMatchObject({
      messages: [{ refunded: true }, { refunded: true }, {}],
    });
  },
);

test('who first writes to somebody in the moment of their ban pays nothing', async () => {
  const sent = await during(
    t,
    (trx) => banMember(t.ctx, trx, other.id, null),
    () => send(me, other),
  );
  expect(sent.status).toBe(404);
  expect(await balanceOf(t.ctx.db, me.id)).toBe(100);
});

test('nothing they did last is told live', async () => {
  const origin = await listen(t);
  const kept = await TestStream.open(origin, me);
  kept.close();
  await meet();
  await setStatus('banned');
  const stream = await TestStream.open(origin, me, kept.lastId);
  await me.client.post('/api/like.php', { profile: (await testMember(t)).id });
  expect(stream.received.filter(({ data }) => JSON.stringify(data).includes(other.id))).toEqual([]);
  stream.close();
});

test('no other write brings them back, taking the ban back does', async () => {
  await setStatus('banned');
  const { db } = t.ctx;
  await db.updateTable('profiles').set({ active: true }).where('id', '=', other.id).execute();
  expect(await traces()).toEqual([]);
  await setStatus('active');
  expect((await traces()).length).toBeGreaterThan(3);
});
