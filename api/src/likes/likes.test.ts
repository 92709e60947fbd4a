import { createApp } from '../app/create-app.ts';
import { day, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { setSettings } from '../testing/settings.ts';
import { told } from '../testing/told.ts';

let t: TestApp;
let anna: TestMember;
let bram: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  anna = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
  bram = await testMember(t);
});

const like = (from: TestMember, to: TestMember) =>
  from.client.post('/api/like.php', { profile: to.id });
const lists = async (of: TestMember, type = '') =>
  (await of.client.get(`/api/likes.php${type}`)).body;

test('a like is told to whom it is for, a like back is a match for both', async () => {
  expect(await like(anna, bram)).toMatchObject({ status: 200, body: { match: null } });
  expect(await told(t, bram)).toEqual([{ type: 'like', data: { profile: anna.id } }]);
  expect(await lists(bram)).toMatchObject({
    profiles: [{ id: anna.id, like_new: true, liked: false }],
    liked_by: [{ id: anna.id, like_new: true }],
    liked: [],
    matches: [],
  });
  expect(await like(bram, anna)).toMatchObject({ body: { match: { id: anna.id, liked: true } } });
  expect(await told(t, anna)).toEqual([{ type: 'match', data: { profile: bram.id } }]);
  expect(await lists(bram)).toMatchObject({
    liked_by: [{ id: anna.id, like_new: false }],
    liked: [anna.id],
    matches: [anna.id],
  });
  expect(await lists(anna, '?type=given')).toMatchObject({ profiles: [{ id: bram.id }] });
});

test('liking again changes nothing, taking back a like takes it away', async () => {
  await like(anna, bram);
  await like(anna, bram);
  expect(await told(t, bram)).toHaveLength(1);
  expect((await anna.client.delete(`/api/like.php?profile=${bram.id}`)).status).toBe(204);
  expect(await lists(bram)).toMatchObject({ profiles: [], liked_by: [] });
  // It was hers alone: what others feel is theirs.
  const carla = await testMember(t, { profile: { gender: 'female' } });
  await like(carla, bram);
  await like(anna, bram);
  await anna.client.delete(`/api/like.php?profile=${bram.id}`);
  expect(await lists(bram)).toMatchObject({ liked_by: [{ id: carla.id, like_new: true }] });
});

test('whoever takes a like back and gives it anew has the other one told once a day', async () => {
  const news = async () => (await told(t, bram)).map(({ type }) => type);
  const again = async () => {
    await anna.client.delete(`/api/like.php?profile=${bram.id}`);
    expect((await like(anna, bram)).status).toBe(200);
  };
  await like(anna, bram);
  await again();
  await again();
  expect(await news()).toEqual(['like']);
  expect(await lists(bram)).toMatchObject({ liked_by: [{ id: anna.id, like_new: true }] });
  await like(bram, anna);
  const before = await news();
  await again();
  await again();
  expect(await news()).toEqual([...before, 'match']);
  t.clock.advance(day);
  await again();
  expect(await news()).toEqual([...before, 'match', 'match']);
});

test('two who like each other at the same moment match once', async () => {
  for (let round = 0; round < 15; round += 1) {
    const one = await testMember(t);
    const two = await testMember(t, { profile: { gender: 'female' } });
    const answers = await Promise.all([like(one, two), like(two, one)]);
    const matched = answers.filter(({ body }) => (body as { match: unknown }).match !== null);
    expect(matched).toHaveLength(1);
    for (const member of [one, two]) {
      const matches = (await told(t, member)).filter(({ type }) => type === 'match');
      expect(matches).toHaveLength(1);
    }
  }
});

test('nobody likes oneself, somebody unknown, or before the e-mail is confirmed', async () => {
  expect((await like(anna, anna)).status).toBe(404);
  expect((await like(anna, { ...bram, id: '0'.repeat(26) })).status).toBe(404);
  const fresh = await testMember(t, { user: { status: 'not_confirmed' } });
  expect(await like(fresh, anna)).toMatchObject({
    status: 403,
    body: { error: { code: 'not_confirmed' } },
  });
  expect((await t.client().post('/api/like.php', { profile: anna.id })).status).toBe(403);
});

test('the like modal gets a real new like, else a suggestion that says so', async () => {
  await like(bram, anna);
  const ask = async () => (await anna.client.get('/api/auto-like.php')).body;
  expect(await ask()).toMatchObject({ profile: { id: bram.id }, suggestion: false });
  await anna.client.get(`/api/profile.php?id=${bram.id}`);
  expect(await ask()).toMatchObject({ profile: { like_new: false }, suggestion: true });
  const likes = await t.ctx.db
    .selectFrom('likes')
    .selectAll()
    .where('to_id', '=', anna.id)
    .execute();
  expect(likes).toHaveLength(1);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await anna.client.get('/api/auto-like.php', foreign)).status).toBe(403);
});

test('a visitor is suggested somebody only where the site lets visitors search', async () => {
  await setSettings(t, 'afterglow', { country: 'NL', logged_out_search: false });
  const app = await createApp(t.ctx);
  const ask = async (visitor: TestClient) => (await visitor.get('/api/auto-like.php')).body;
  expect(await ask(new TestClient(app, 'localhost'))).toEqual({ profile: null, suggestion: false });
  await setSettings(t, 'afterglow', { country: 'NL', logged_out_search: true });
  const open = await createApp(t.ctx);
  expect(await ask(new TestClient(open, 'localhost'))).toMatchObject({ suggestion: true });
  await Promise.all([app.close(), open.close()]);
});

test('a new like is counted for as long as who gave it is there', async () => {
  await like(bram, anna);
  const counted = async () =>
    ((await anna.client.get('/api/user.php')).body as { user: { num_new_likes: number } }).user
      .num_new_likes;
  expect(await counted()).toBe(1);
  await t.ctx.db.updateTable('profiles').set({ active: false }).where('id', '=', bram.id).execute();
  expect(await counted()).toBe(0);
});

test('cards come 24 at a time, new likes before all others, more by their ids', async () => {
  const fans = await Promise.all(Array.from({ length: 30 }, () => testMember(t)));
  for (const fan of fans) {
    await like(fan, anna);
    t.clock.advance(second);
  }
  const [oldest, ...later] = fans.map(({ id }) => id);
  for (const fan of later) await anna.client.get(`/api/profile.php?id=${fan}`);
  const idsOf = (answer: unknown) =>
    (answer as { profiles: { id: string }[] }).profiles.map(({ id }) => id);
  const latest = later.reverse();
  const first = await lists(anna);
  expect(idsOf(first)).toEqual([oldest, ...latest.slice(0, 23)]);
  expect((first as { liked_by: unknown[] }).liked_by).toHaveLength(30);
  const rest = latest.slice(23);
  expect(idsOf(await lists(anna, `?of=${rest.join(',')},${bram.id}`))).toEqual(rest);
});
