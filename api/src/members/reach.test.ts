import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { send } from '../testing/messages.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { credits: 50, profile: { ...utrecht, gender: 'female' } });
});

const utrecht = { latitude: 52.09, longitude: 5.12 };
const groningen = { latitude: 53.22, longitude: 6.57 };
const reach = (rules: object) => me.client.put('/api/user.php', { reach: rules });
const of = (profile: object) => testMember(t, { credits: 20, profile });

test.each([
  ['too young by a day', { min_age: 36 }, { birth_date: '1990-03-02' }, 403],
  ['just old enough', { min_age: 36 }, { birth_date: '1990-03-01' }, 200],
  ['just young enough', { max_age: 35 }, { birth_date: '1990-03-02' }, 200],
  ['too old by a day', { max_age: 35 }, { birth_date: '1990-03-01' }, 403],
  ['too far', { distance_km: 100 }, groningen, 403],
  ['near enough', { distance_km: 200 }, groningen, 200],
  ['of a place nobody knows', { distance_km: 500 }, {}, 403],
  ['not verified', { verified_only: true }, {}, 403],
  ['not verified any more', { verified_only: true }, mark('2026-03-01T12:00:00Z'), 403],
  ['verified', { verified_only: true }, mark('2026-03-01T12:00:01Z'), 200],
])('whoever is %s: %j', async (_who, rules, profile, status) => {
  const writer = await of(profile);
  expect((await reach(rules)).body).toMatchObject({ user: { reach: rules } });
  const page = await writer.client.get(`/api/profile.php?id=${me.id}`);
  expect(page.body).toMatchObject({ profile: { reachable: status === 200 } });
  expect((await writer.client.get(`/api/chat.php?profile=${me.id}`)).body).toMatchObject({
    reachable: status === 200,
  });
  const answer = await send(writer, me);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  expect(answer).toMatchObject({ body: { error: { code: 'not_reachable' } } });
  expect((await writer.client.get('/api/user.php')).body).toMatchObject({ user: { credits: 20 } });
});

function mark(until: string) {
  return { verified_at: new Date('2026-01-01'), verified_until: new Date(until) };
}

test('whom one likes or has written with reaches one always; a like costs nobody anything', async () => {
  const [liked, talking, stranger] = await Promise.all([of({}), of({}), of({})]);
  expect((await send(talking, me)).status).toBe(200);
  await reach({ min_age: 60 });
  expect((await send(talking, me)).status).toBe(200);
  await me.client.post('/api/like.php', { profile: liked.id });
  expect((await send(liked, me)).status).toBe(200);
  expect((await send(stranger, me)).status).toBe(403);
  expect((await stranger.client.post('/api/like.php', { profile: me.id })).status).toBe(200);
  expect((await send(stranger, me)).status).toBe(403);
  await reach({ min_age: null });
  expect((await send(stranger, me)).status).toBe(200);
});

test('with so many unanswered nobody else begins; an answer makes room', async () => {
  const [one, two, three] = await Promise.all([of({}), of({}), of({})]);
  await reach({ unanswered_limit: 2 });
  expect([(await send(one, me)).status, (await send(two, me)).status]).toEqual([200, 200]);
  expect((await send(three, me)).status).toBe(403);
  expect((await send(me, one)).status).toBe(200);
  expect((await send(three, me)).status).toBe(200);
});

test('a conversation that was removed unanswered makes room, too', async () => {
  const [one, two] = await Promise.all([of({}), of({})]);
  await reach({ unanswered_limit: 1 });
  const { message } = (await send(one, me)).body as { message: { conversation: string } };
  expect((await send(two, me)).status).toBe(403);
  await me.client.delete(`/api/chat.php?conversation=${message.conversation}`);
  expect((await send(two, me)).status).toBe(200);
});

test('rules that cannot be are refused, and nothing of them is kept', async () => {
  await reach({ max_age: 40 });
  const refused = await reach({ min_age: 41, verified_only: true });
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'reach.max_age' }] } },
  });
  expect((await reach({ distance_km: 4 })).status).toBe(400);
  expect((await reach({ unanswered_limit: 0 })).status).toBe(400);
  expect((await me.client.get('/api/user.php')).body).toMatchObject({
    user: { reach: { min_age: null, max_age: 40, verified_only: false } },
  });
});
