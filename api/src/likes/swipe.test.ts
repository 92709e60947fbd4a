import type { Static } from 'typebox';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { setSettings } from '../testing/settings.ts';
import type { SwipeAnswer } from './schemas.ts';

let t: TestApp;
let women: string[];
beforeEach(async () => {
  t = await testApp();
  women = [];
  for (let index = 0; index < 9; index += 1) {
    const woman = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
    women.push(woman.id);
  }
});
afterEach(() => t.close());

async function deck({ client }: TestMember): Promise<Static<typeof SwipeAnswer>> {
  return (await client.get('/api/swipe.php')).body as Static<typeof SwipeAnswer>;
}

const swipe = ({ client }: TestMember, profile = '') =>
  client.post('/api/like.php', { profile, swipe: true });

test('a free member likes four a day, however fast, and again tomorrow [S100, R31]', async () => {
  const me = await testMember(t);
  expect(await deck(me)).toMatchObject({ likes_left: 4, likes_a_day: 4, next_like_at: null });
  const answers = await Promise.all(women.slice(0, 8).map((id) => swipe(me, id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const refused = answers.find(({ status }) => status !== 200);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: { code: 'swipe_limit', details: { limit: 4, retry_after: 12 * 3600 } } },
  });
  expect(await deck(me)).toMatchObject({
    likes_left: 0,
    next_like_at: '2026-03-02T00:00:00.000Z',
  });
  t.clock.advance(12 * hour);
  expect(await deck(me)).toMatchObject({ likes_left: 4, next_like_at: null });
});

test('whom one liked or passed is not dealt again; the same like twice counts once', async () => {
  const me = await testMember(t);
  const [liked = '', passed = '', ...others] = women;
  await testMember(t, { profile: { gender: 'female', seeks: 'female' } });
  await swipe(me, liked);
  await swipe(me, liked);
  await me.client.post('/api/pass.php', { profile: passed });
  const { profiles, likes_left } = await deck(me);
  expect(likes_left).toBe(3);
  expect(new Set(profiles.map(({ id }) => id))).toEqual(new Set(others));
});

test('a card names three interests at most, shared ones first, where the site shows them', async () => {
  const visible_profile_fields = ['about_me'];
  await setSettings(t, 'lumen', { country: 'GB', visible_profile_fields });
  const her = { gender: 'female', seeks: 'male', country: 'BE', region: 'BE-VAN' } as const;
  const here = { country: 'BE', region: 'BE-VAN', interests: ['wine', 'art', 'dogs'] };
  const told = ['travel', 'music', 'wine', 'books', 'dogs'];
  const user = { site_id: 'lumen' };
  const named = async (of: TestMember) => {
    const { profiles } = await deck(of);
    return profiles.map(({ id, interests }) => [id, interests]);
  };
  const woman = await testMember(t, { profile: { ...her, interests: told } });
  const me = await testMember(t, { profile: here });
  expect(await named(me)).toEqual([[woman.id, ['wine', 'dogs', 'travel']]]);
  // Of the reader's own, not of whoever else enjoys it.
  const other = await testMember(t, { profile: { ...here, interests: [] } });
  expect(await named(other)).toEqual([[woman.id, ['travel', 'music', 'wine']]]);
  await testMember(t, { user, profile: { ...her, interests: told } });
  const there = await testMember(t, { user, profile: here });
  const client = t.client('another.localhost');
  client.cookies = there.client.cookies;
  const shown = (await named({ ...there, client })).map(([, interests]) => interests);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.flat()).toEqual([]);
});

test('premium members like without end', async () => {
  const me = await testMember(t, { user: { premium_since: t.clock.now() } });
  for (const id of women) expect((await swipe(me, id)).status).toBe(200);
  expect(await deck(me)).toEqual({
    ...{ profiles: [], likes_left: null, likes_a_day: null },
    next_like_at: null,
  });
});

test('a like for whom the game showed counts, whatever the browser says of it', async () => {
  const me = await testMember(t);
  const plainly = (profile = '') => me.client.post('/api/like.php', { profile });
  const [before = '', ...others] = women;
  expect((await plainly(before)).status).toBe(200);
  expect(await deck(me)).toMatchObject({ likes_left: 4 });
  const answers = await Promise.all(others.slice(0, 6).map(plainly));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect((await plainly(before)).status).toBe(200);
  const later = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
  expect((await plainly(later.id)).status).toBe(200);
  // Tomorrow nobody has been dealt yet.
  t.clock.advance(24 * hour);
  for (const id of others) expect((await plainly(id)).status).toBe(200);
  expect(await deck(me)).toMatchObject({ likes_left: 4 });
});

test('whom the game showed to somebody else is liked outside of it', async () => {
  const [me, player] = [await testMember(t), await testMember(t)];
  expect((await deck(player)).profiles.map(({ id }) => id)).toEqual(expect.arrayContaining(women));
  const liked = women.slice(0, 5).map((profile) => me.client.post('/api/like.php', { profile }));
  for (const { status } of await Promise.all(liked)) expect(status).toBe(200);
  expect(await deck(me)).toMatchObject({ likes_left: 4 });
});

test('a pass that is taken back is dealt again, for whoever passed alone', async () => {
  const me = await testMember(t);
  const other = await testMember(t);
  const [profile = ''] = women;
  const isDealt = async (who: TestMember) =>
    (await deck(who)).profiles.some(({ id }) => id === profile);
  await me.client.post('/api/pass.php', { profile });
  expect(await isDealt(me)).toBe(false);
  expect((await other.client.delete(`/api/pass.php?profile=${profile}`)).status).toBe(204);
  expect(await isDealt(me)).toBe(false);
  expect((await me.client.delete(`/api/pass.php?profile=${profile}`)).status).toBe(204);
  expect(await isDealt(me)).toBe(true);
});

test('a card tells of its member what the site shows of a profile', async () => {
  const place = { country: 'AT', region: 'AT-9' } as const;
  const told = { about_me: 'I bake on Sundays.', reason: 'dating' } as const;
  const her = { gender: 'female', seeks: 'male', ...place, ...told } as const;
  const notesOf = async (of: TestMember, client = of.client) =>
    (await deck({ ...of, client })).profiles.map(({ about_me, reason }) => [about_me, reason]);
  await testMember(t, { profile: her });
  const me = await testMember(t, { profile: place });
  expect(await notesOf(me)).toEqual([['I bake on Sundays.', 'dating']]);
  await setSettings(t, 'lumen', {
    visible_profile_fields: ['about_me', 'reason'],
    visible_profile_notes: ['reason'],
  });
  const user = { site_id: 'lumen' };
  await testMember(t, { user, profile: her });
  const there = await testMember(t, { user, profile: place });
  const client = t.client('another.localhost');
  client.cookies = there.client.cookies;
  const shown = await notesOf(there, client);
  expect(shown.length).toBeGreaterThan(0);
  for (const notes of shown) expect(notes).toEqual(['', 'dating']);
});
