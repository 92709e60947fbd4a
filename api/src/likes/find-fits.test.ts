import type { Static } from 'typebox';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import type { MatchAnswer } from './schemas.ts';

let t: TestApp;
let me: TestMember;
const utrecht = { latitude: 52.09, longitude: 5.12 };
const woman = { gender: 'female', seeks: 'male', ...utrecht } as const;
beforeAll(async () => {
  t = await testApp();
  me = await testMember(t, { profile: { ...utrecht, interests: ['wine', 'travel'] } });
});
afterAll(() => t.close());

async function find(query: string) {
  const answer = await me.client.get(`/api/match.php?${query}`);
  expect(answer.status).toBe(200);
  return (answer.body as Static<typeof MatchAnswer>).matches;
}

test('the best fit comes first, with what it has in common', async () => {
  const best = await testMember(t, {
    profile: { ...woman, interests: ['wine', 'travel', 'art'], reason: 'dating' },
  });
  const half = await testMember(t, {
    profile: { ...woman, interests: ['wine'], latitude: 51.44, longitude: 5.48 },
  });
  const far = await testMember(t, { profile: { ...woman, latitude: 53.2, longitude: 6.6 } });
  const found = await find('interests=wine,travel&near=true&reason=dating&min_age=30&max_age=40');
  expect(found.map(({ profile }) => profile)).toEqual([best.id, half.id, far.id]);
  expect(found[0]?.reasons).toEqual([
    { key: 'interests', interests: ['wine', 'travel'] },
    { key: 'near', distance_km: 5 },
    { key: 'age' },
    { key: 'reason' },
    { key: 'online' },
  ]);
  expect(found[0]?.score).toBe(94);
  expect(found[1]?.reasons).toContainEqual({ key: 'interests', interests: ['wine'] });
  expect(found[2]?.reasons).not.toContainEqual(expect.objectContaining({ key: 'near' }));
});

test('without a question the own interests count; a like is a reason; nobody blocked', async () => {
  const fan = await testMember(t, { profile: { ...woman, interests: ['wine'] } });
  await fan.client.post('/api/like.php', { profile: me.id });
  const liked = (await find('')).find(({ profile }) => profile === fan.id);
  expect(liked?.reasons).toContainEqual({ key: 'likes_you' });
  expect((await find(''))[0]?.reasons[0]).toMatchObject({ key: 'interests' });
  await me.client.post('/api/block.php', { profile: fan.id });
  expect((await find('')).some(({ profile }) => profile === fan.id)).toBe(false);
});

test('nobody fits for being online, or for a like, when something else was asked', async () => {
  const fan = await testMember(t, { profile: { ...woman, reason: 'chat' } });
  await fan.client.post('/api/like.php', { profile: me.id });
  const isFound = async (query: string) =>
    (await find(query)).some(({ profile }) => profile === fan.id);
  expect(await isFound('interests=wine&reason=flirt')).toBe(false);
  expect(await isFound('interests=wine&reason=chat')).toBe(true);
  // Nothing was asked: then a like and being there are what is left to say.
  const said = (await find('interests=')).find(({ profile }) => profile === fan.id)?.reasons;
  expect(said).toEqual([{ key: 'likes_you' }, { key: 'online' }]);
});

test('the nearest are found however many were here after them', async () => {
  const place = { country: 'DK', latitude: 55.68, longitude: 12.57 };
  const reader = await testMember(t, { profile: place });
  const away = { ...place, latitude: 57.05, longitude: 9.92 };
  const near = await testMember(t, {
    profile: { ...woman, ...place, last_seen_at: new Date('2026-01-01') },
  });
  for (let index = 0; index < 301; index += 1) {
    await testMember(t, { profile: { ...woman, ...away } });
  }
  const first = async (query: string) => {
    const { body } = await reader.client.get(`/api/match.php?interests=&${query}`);
    return (body as Static<typeof MatchAnswer>).matches[0]?.profile;
  };
  expect(await first('near=true')).toBe(near.id);
});
