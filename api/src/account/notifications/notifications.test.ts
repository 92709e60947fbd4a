import { unsubscribeToken } from '../../mail/unsubscribe-link.ts';
import { day, minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { send, write } from '../../testing/messages.ts';
import { queueNotices } from '../notices/queue-notices.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const address = '/api/notifications.php';
const woman = { gender: 'female', seeks: 'male' } as const;
const newcomer = () => testMember(t, { credits: 500 });

interface Answer {
  notifications: Record<string, { email: boolean; push: boolean }>;
  notifications_disabled: string[];
}
const settings = async ({ client }: TestMember) => (await client.get(address)).body as Answer;

async function mailsTo({ id }: TestMember) {
  await queueNotices(t.ctx);
  return (await sentMails(t)).filter(({ to }) => to === `${id}@example.com`);
}

/** A fan likes a member who is away by then. */
async function likedMember(fan: TestMember) {
  const me = await testMember(t, { profile: woman });
  t.clock.advance(minute);
  await fan.client.post('/api/like.php', { profile: me.id });
  t.clock.advance(11 * minute);
  return me;
}

test('what was not said is as the product proposes; a change leaves the rest as it is', async () => {
  const me = await newcomer();
  const before = await settings(me);
  expect(before.notifications).toMatchObject({
    like: { email: true, push: true },
    news: { email: false, push: false },
  });
  await Promise.all([
    me.client.put(address, { notifications: { like: { email: false, push: true } } }),
    me.client.put(address, { notifications: { news: { email: true, push: false } } }),
  ]);
  expect((await settings(me)).notifications).toEqual({
    ...before.notifications,
    like: { email: false, push: true },
    news: { email: true, push: false },
  });
  const strange = await me.client.put(address, {
    notifications: { gossip: { email: true, push: true } },
  });
  const empty = await me.client.put(address, { notifications: { like: {} } });
  expect([strange.status, empty.status]).toEqual([400, 400]);
  expect((await t.client().get(address)).status).toBe(403);
});

test('one way of a kind changes without the other, which was switched elsewhere meanwhile', async () => {
  const me = await newcomer();
  const token = unsubscribeToken(t.ctx, me.id, 'like');
  await t.client().post(`/api/unsubscribe.php?only=true&token=${token}`);
  const { status } = await me.client.put(address, { notifications: { like: { push: false } } });
  expect(status).toBe(200);
  expect((await settings(me)).notifications.like).toEqual({ email: false, push: false });
});

test('a like is mailed once in an absence, not to who is there nor to who blocked', async () => {
  const fan = await newcomer();
  const me = await likedMember(fan);
  expect((await mailsTo(me)).map(({ subject }) => subject)).toEqual(['Somebody likes you']);
  const second = await newcomer();
  await second.client.post('/api/like.php', { profile: me.id });
  t.clock.advance(11 * minute);
  expect(await mailsTo(me)).toHaveLength(1);

  const there = await likedMember(fan);
  await there.client.get('/api/user.php');
  await t.ctx.db
    .updateTable('profiles')
    .set({ last_seen_at: t.clock.now() })
    .where('id', '=', there.id)
    .execute();
  expect(await mailsTo(there)).toEqual([]);

  const blocking = await likedMember(fan);
  const block = { blocker_id: blocking.id, blocked_id: fan.id, created_at: t.clock.now() };
  await t.ctx.db.insertInto('blocks').values(block).execute();
  expect(await mailsTo(blocking)).toEqual([]);
});

test('who does not want it by mail, or has mail switched off, gets none', async () => {
  const fan = await newcomer();
  const unwilling = await likedMember(fan);
  await unwilling.client.put(address, { notifications: { like: { email: false, push: true } } });
  const bounced = await testMember(t, {
    profile: woman,
    user: { notifications_disabled: ['bounce'] },
  });
  t.clock.advance(minute);
  await fan.client.post('/api/like.php', { profile: bounced.id });
  t.clock.advance(11 * minute);
  expect([...(await mailsTo(unwilling)), ...(await mailsTo(bounced))]).toEqual([]);
  expect((await settings(bounced)).notifications_disabled).toEqual(['bounce']);
  await bounced.client.put(address, { resume_email: true });
  expect((await settings(bounced)).notifications_disabled).toEqual([]);
  t.clock.advance(minute);
  await (await newcomer()).client.post('/api/like.php', { profile: bounced.id });
  t.clock.advance(11 * minute);
  expect(await mailsTo(bounced)).toHaveLength(1);
});

test('what was seen, and what comes from somebody who is not there any more, is not mailed', async () => {
  const fan = await newcomer();
  const seen = await likedMember(fan);
  await t.ctx.db.updateTable('likes').set({ is_new: false }).where('to_id', '=', seen.id).execute();
  expect(await mailsTo(seen)).toEqual([]);

  const written = await testMember(t, { profile: woman });
  t.clock.advance(minute);
  await write(fan, written);
  t.clock.advance(11 * minute);
  const isActive = (active: boolean) =>
    t.ctx.db.updateTable('profiles').set({ active }).where('id', '=', fan.id).execute();
  await isActive(false);
  expect(await mailsTo(written)).toEqual([]);
  await isActive(true);
  expect(await mailsTo(written)).toHaveLength(1);
});

test('no mail speaks of people where a fictional profile wrote or liked', async () => {
  const [drawn, fan] = [await newcomer(), await newcomer()];
  const [me, both] = [await likedMember(drawn), await likedMember(drawn)];
  await t.ctx.db
    .updateTable('profiles')
    .set({ fictional: true })
    .where('id', '=', drawn.id)
    .execute();
  for (const from of [drawn, fan]) await send(from, both);
  t.clock.advance(11 * minute);
  expect(await mailsTo(me)).toEqual([]);
  expect((await mailsTo(both)).map(({ subject }) => subject)).toEqual(['Somebody wrote to you']);
  t.clock.advance(4 * day);
  const later = (await mailsTo(both)).map(({ subject }) => subject);
  expect(later).toContain('A message is still waiting');
});

test('a first message, a reply and one unread for days are three kinds of mail', async () => {
  const [me, fan] = [await testMember(t, { profile: woman, credits: 500 }), await newcomer()];
  t.clock.advance(minute);
  await write(fan, me);
  t.clock.advance(11 * minute);
  expect((await mailsTo(me))[0]?.subject).toBe('Somebody wrote to you');
  await write(me, fan);
  t.clock.advance(11 * minute);
  expect((await mailsTo(fan))[0]?.subject).toBe('You have a reply');
  t.clock.advance(3 * day);
  // At the same moment comes what a profile without a photo is told.
  const subjects = (await mailsTo(fan)).map(({ subject }) => subject);
  expect(subjects).toContain('A message is still waiting');
});

test('one click in a mail program ends all such mail, without login, Origin or page [S32]', async () => {
  const me = await likedMember(await newcomer());
  const [mail] = await mailsTo(me);
  const url = new URL(String(mail?.unsubscribeUrl));
  const clickAs = (token: string) =>
    t.app.inject({
      method: 'POST',
      url: `/api/unsubscribe.php?token=${token}`,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const token = String(url.searchParams.get('token'));
  const opened = await t.app.inject({
    url: url.pathname + url.search,
    headers: { host: 'localhost' },
  });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toBe(`/notifications/off?token=${token}`);
  expect((await settings(me)).notifications_disabled).toEqual([]);
  const answers = await Promise.all([clickAs(token), clickAs(token)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await settings(me)).notifications_disabled).toEqual(['listunsubscribe']);
  const forged = token.replace(me.id, (await newcomer()).id);
  expect((await clickAs(forged)).statusCode).toBe(404);
});

test('the page behind the link can end one kind alone [S32]', async () => {
  const me = await newcomer();
  const token = unsubscribeToken(t.ctx, me.id, 'like');
  const { status } = await t.client().post(`/api/unsubscribe.php?only=true&token=${token}`);
  expect(status).toBe(204);
  const { notifications, notifications_disabled } = await settings(me);
  expect(notifications.like).toEqual({ email: false, push: true });
  expect(notifications_disabled).toEqual([]);
});

test('a link ends the kind it was mailed for and no other, and keeps what ended mail before [S32]', async () => {
  const me = await testMember(t, { user: { notifications_disabled: ['bounce'] } });
  const end = async (token: string, only = '') =>
    (await t.client().post(`/api/unsubscribe.php?token=${token}${only}`)).status;
  const token = unsubscribeToken(t.ctx, me.id, 'like');
  const other = token.replace('.like.', '.new_messages.');
  expect([await end(other), await end(other, '&only=true')]).toEqual([404, 404]);
  expect((await settings(me)).notifications.new_messages).toEqual({ email: true, push: true });
  expect(await end(token)).toBe(204);
  expect((await settings(me)).notifications_disabled).toEqual(['bounce', 'listunsubscribe']);
});

describe('told by mail, in the own language', () => {
  const likes = async (me: TestMember) =>
    (await mailsTo(me)).filter(({ subject }) => subject === 'Iemand vindt je leuk').length;
  async function liked(user: Parameters<typeof testMember>[1] = {}) {
    const me = await testMember(t, { profile: woman, user: { language: 'nl' }, ...user });
    t.clock.advance(minute);
    await (await newcomer()).client.post('/api/like.php', { profile: me.id });
    return me;
  }

  test('is a like ten minutes later, an open page comes first', async () => {
    const me = await liked();
    t.clock.advance(10 * minute - 1);
    expect(await likes(me)).toBe(0);
    t.clock.advance(1);
    expect(await likes(me)).toBe(1);
  });

  test('is one of a day ago, and none that is older', async () => {
    const late = await liked();
    t.clock.advance(day + 1);
    expect(await likes(late)).toBe(0);
    const soon = await liked();
    t.clock.advance(day);
    expect(await likes(soon)).toBe(1);
  });

  test('is nobody whose account is deleted or banned', async () => {
    for (const status of ['deleted', 'banned'] as const) {
      const gone = await liked();
      await t.ctx.db.updateTable('users').set({ status }).where('id', '=', gone.id).execute();
      t.clock.advance(11 * minute);
      expect([status, await likes(gone)]).toEqual([status, 0]);
    }
  });
});

describe('a message', () => {
  const told = async (me: TestMember, about: RegExp) =>
    (await mailsTo(me)).filter(({ subject }) => about.test(subject)).length;
  async function written() {
    const me = await testMember(t, { profile: woman });
    t.clock.advance(minute);
    await write(await newcomer(), me);
    return me;
  }

  test('that was read, or came before one was here again, is not mailed', async () => {
    const read = await written();
    await t.ctx.db
      .updateTable('conversation_members')
      .set({ unread: 0 })
      .where('profile_id', '=', read.id)
      .execute();
    const back = await written();
    t.clock.advance(minute);
    await t.ctx.db
      .updateTable('profiles')
      .set({ last_seen_at: t.clock.now() })
      .where('id', '=', back.id)
      .execute();
    t.clock.advance(11 * minute);
    expect([await told(read, /wrote/), await told(back, /wrote/)]).toEqual([0, 0]);
  });

  test('is reminded of from the third day to the fourteenth', async () => {
    const late = await written();
    t.clock.advance(14 * day + 1);
    expect(await told(late, /still waiting/)).toBe(0);
    const soon = await written();
    t.clock.advance(3 * day - 1);
    expect(await told(soon, /still waiting/)).toBe(0);
    t.clock.advance(1);
    expect(await told(soon, /still waiting/)).toBe(1);
  });
});
