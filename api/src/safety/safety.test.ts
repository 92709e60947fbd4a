import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import { told } from '../testing/told.ts';

let t: TestApp;
let me: TestMember;
let other: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { profile: { gender: 'female', seeks: 'male', name: 'Anouk' } });
  other = await testMember(t, { profile: { name: 'Ruben' } });
});

const everywhere = [
  '/api/search.php',
  '/api/search.php?gender=female',
  '/api/search.php?gender=male',
  '/api/likes.php',
  '/api/likes.php?type=matches',
  '/api/like-list.php?type=received',
  '/api/like-list.php?type=given',
  '/api/like-list.php?type=matches',
  '/api/chats.php',
  '/api/auto-like.php',
  '/api/signup-matches.php',
  '/api/blocks.php',
];

test('after a block neither exists for the other, wherever one looks [S68]', async () => {
  await me.client.post('/api/like.php', { profile: other.id });
  await other.client.post('/api/like.php', { profile: me.id });
  expect((await other.client.get('/api/likes.php')).text).toContain(me.id);
  expect((await me.client.post('/api/block.php', { profile: other.id })).status).toBe(204);
  for (const url of everywhere) {
    const answer = await other.client.get(url);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(me.id);
    if (url !== '/api/blocks.php') {
      expect((await me.client.get(url)).text).not.toContain(other.id);
    }
  }
  for (const url of ['/api/like.php', '/api/pass.php']) {
    expect((await other.client.post(url, { profile: me.id })).status).toBe(404);
    expect((await me.client.post(url, { profile: other.id })).status).toBe(404);
  }
});

test('the own block list names who is on it; unblocking does not bring likes back', async () => {
  await other.client.post('/api/like.php', { profile: me.id });
  await me.client.post('/api/block.php', { profile: other.id });
  await me.client.post('/api/block.php', { profile: other.id });
  const { body } = await me.client.get('/api/blocks.php');
  const blocked_at = t.clock.now().toISOString();
  expect(body).toEqual({ blocks: [{ profile: other.id, name: 'Ruben', blocked_at }] });
  expect((await me.client.delete(`/api/block.php?profile=${other.id}`)).status).toBe(204);
  expect((await me.client.get(`/api/profile.php?id=${other.id}`)).body).toMatchObject({
    profile: { id: other.id, likes_me: false },
  });
});

test('of a block that is taken back one’s own pages hear, of one that never was nobody does', async () => {
  const unblock = () => me.client.delete(`/api/block.php?profile=${other.id}`);
  await unblock();
  expect(await told(t, me, 'contact')).toEqual([]);
  await me.client.post('/api/block.php', { profile: other.id });
  const before = await told(t, me, 'contact');
  await unblock();
  await unblock();
  expect(await told(t, me, 'contact')).toHaveLength(before.length + 1);
  expect(await told(t, other, 'contact')).toEqual([]);
});

test('unblocking takes back one’s own block, nobody else’s', async () => {
  const third = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
  const sees = async (reader: TestMember) =>
    (await reader.client.get(`/api/profile.php?id=${other.id}`)).status;
  for (const { client } of [me, third]) await client.post('/api/block.php', { profile: other.id });
  await me.client.delete(`/api/block.php?profile=${other.id}`);
  expect([await sees(me), await sees(third)]).toEqual([200, 404]);
  await me.client.delete(`/api/block.php?profile=${other.id}`);
  expect(await sees(third)).toBe(404);
});

test('a like and a block at the same time never leave a like', async () => {
  for (let round = 0; round < 10; round += 1) {
    const fan = await testMember(t);
    await Promise.all([
      fan.client.post('/api/like.php', { profile: me.id }),
      me.client.post('/api/block.php', { profile: fan.id }),
    ]);
    const left = await t.ctx.db
      .selectFrom('likes')
      .selectAll()
      .where('from_id', '=', fan.id)
      .execute();
    expect(left).toEqual([]);
  }
});

test('a reported member is gone for the reporter, who gets a receipt', async () => {
  const answer = await me.client.post('/api/report.php', { profile: other.id, reason: 'money' });
  expect(answer).toMatchObject({ status: 200, body: { report: expect.any(String) } });
  expect((await me.client.get(`/api/profile.php?id=${other.id}`)).status).toBe(404);
  const reports = t.ctx.db.selectFrom('reports').select(['profile_id', 'status']);
  const mine = await reports.where('reporter_id', '=', me.id).execute();
  expect(mine).toEqual([{ profile_id: other.id, status: 'open' }]);
});

test('somebody else’s photo or message cannot be reported under this name', async () => {
  const body = { profile: other.id, reason: 'nudity' };
  const unknown = '0'.repeat(26);
  for (const what of [{ photo: unknown }, { message: unknown }]) {
    expect((await me.client.post('/api/report.php', { ...body, ...what })).status).toBe(404);
  }
  expect((await me.client.post('/api/block.php', { profile: me.id })).status).toBe(404);
});

test('a message that was reported is gone for the one who reported it, and for nobody else', async () => {
  const rich = await testMember(t, { credits: 100 });
  const say = async (body: string, more = {}) => (await write(rich, me, { body, ...more })).id;
  await say('Good morning');
  const rude = await say('Something rude');
  const report = { profile: rich.id, message: rude, reason: 'harassment' };
  expect((await me.client.post('/api/report.php', report)).status).toBe(200);
  const mine = () => me.client.get(`/api/chat.php?profile=${rich.id}`);
  expect((await mine()).text).toContain('Good morning');
  expect((await me.client.get('/api/chats.php')).text).toContain('Good morning');
  await say('As I said', { reply_to: rude });
  for (const answer of [await mine(), await me.client.get('/api/chats.php')]) {
    expect(answer.text).toContain('As I said');
    expect(answer.text).not.toContain('rude');
  }
  expect((await rich.client.get(`/api/chat.php?profile=${me.id}`)).text).toContain('rude');
});

test('a block forgets one’s own like, too; the last blocked stands first', async () => {
  const third = await testMember(t, { profile: { name: 'Thijs' } });
  await me.client.post('/api/like.php', { profile: other.id });
  await me.client.post('/api/block.php', { profile: other.id });
  t.clock.advance(1000);
  await me.client.post('/api/block.php', { profile: third.id });
  const { blocks } = (await me.client.get('/api/blocks.php')).body as {
    blocks: { name: string }[];
  };
  expect(blocks.map(({ name }) => name)).toEqual(['Thijs', 'Ruben']);
  await me.client.delete(`/api/block.php?profile=${other.id}`);
  expect((await me.client.get(`/api/profile.php?id=${other.id}`)).body).toMatchObject({
    profile: { liked: false },
  });
});
