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
  const fan = await testMember(t, { profile: woman });
  await fan.client.post('/api/like.php', { profile: me.id });
  const liked = (await find('')).find(({ profile }) => profile === fan.id);
  expect(liked?.reasons).toContainEqual({ key: 'likes_you' });
  expect((await find(''))[0]?.reasons[0]).toMatchObject({ key: 'interests' });
  await me.client.post('/api/block.php', { profile: fan.id });
  expect((await find('')).some(({ profile }) => profile === fan.id)).toBe(false);
});
