import { hour, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
let shown: TestMember;
beforeAll(async () => {
  t = await testApp();
  shown = await testMember(t, {
    profile: {
      sexuality: 'bi',
      relationship_status: 'married',
      reason: 'adventure',
      body_type: 'curvy',
      tattoos: 'one',
      eye_colour: 'green',
      about_me: 'I bake.',
    },
  });
});
afterAll(() => t.close());

const looks = {
  search: '/api/search.php',
  profile: '/api/profile.php?id=',
  like: '/api/auto-like.php',
};

/** So many at once: who waits for seconds until their turn comes is refused for that. */
const atOnce = 30;

/** Looks so many times from an address; gives the statuses that came, without repeats. */
async function look(url: string, address: string, times = 1): Promise<unknown[]> {
  const client = t.client();
  const seen = new Set<number>();
  for (let left = times; left > 0; left -= atOnce) {
    const some = Array.from({ length: Math.min(atOnce, left) }, () =>
      client.get(url, { 'x-forwarded-for': address }),
    );
    for (const { status } of await Promise.all(some)) seen.add(status);
  }
  return [...seen].sort();
}

test('visitors of one network see so much in a day, whatever their addresses in it [S73]', async () => {
  const profile = looks.profile + shown.id;
  expect(await look(looks.search, '203.0.113.4', 120)).toEqual([200]);
  expect(await look(looks.search, '203.0.113.200', 119)).toEqual([200]);
  expect(await look(looks.like, '203.0.113.5')).toEqual([200]);
  expect(await look(looks.search, '203.0.113.9')).toEqual([429]);
  expect(await look(looks.like, '203.0.113.9')).toEqual([429]);
  expect(await look(looks.search, '203.0.114.4')).toEqual([200]);
  expect(await look(profile, '2001:db8:1:2::1', 60)).toEqual([200]);
  expect(await look(profile, '2001:db8:1:2:ffff::1', 60)).toEqual([200]);
  expect(await look(profile, '2001:db8:1:2:aaaa::1')).toEqual([429]);
  expect(await look(profile, '2001:db8:1:3::1')).toEqual([200]);
  t.clock.advance(24 * hour);
  expect(await look(looks.search, '203.0.113.9', 240)).toEqual([200]);
});

test('a rented network of many networks is one visitor in the end [S73]', async () => {
  const profile = looks.profile + shown.id;
  const rented = (network: number) => `2001:db8:9:${network.toString(16)}::1`;
  // Eight see all that one may, each from its own network.
  for (let network = 1; network <= 8; network += 1)
    expect(await look(profile, rented(network), 120)).toEqual([200]);
  expect(await look(profile, rented(9))).toEqual([429]);
  expect(await look(profile, '2001:db8:a:1::1')).toEqual([200]);
});

test('the refusal says what to do, and members are not counted with visitors', async () => {
  await look(looks.search, '198.51.100.1', 240);
  const from = { 'x-forwarded-for': '198.51.100.1' };
  const { body } = await t.client().get(looks.search, from);
  expect(body).toMatchObject({
    error: { code: 'visitor_limit', message: expect.stringMatching(/account/) },
  });
  expect((await shown.client.get(looks.search, from)).status).toBe(200);
});

test('what one member looks at takes nothing from another', async () => {
  const [one, other] = [await testMember(t), await testMember(t)];
  const url = looks.profile + shown.id;
  const seen: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const answers = Array.from({ length: 70 }, () => one.client.get(url));
    seen.push(...(await Promise.all(answers)).map(({ status }) => status));
    // So that it is their looks that end, not how many calls at once anybody may make.
    t.clock.advance(4 * second);
  }
  expect(seen.slice(0, 140)).not.toContain(429);
  expect(seen.slice(140)).toContain(429);
  expect((await other.client.get(url)).status).toBe(200);
});

test('a visitor is not told how somebody loves and lives [S63]', async () => {
  const url = looks.profile + shown.id;
  const intimate = {
    sexuality: null,
    relationship_status: null,
    reason: null,
    body_type: null,
    tattoos: null,
  };
  const asVisitor = (await t.client().get(url)).body;
  expect(asVisitor).toMatchObject({
    profile: { ...intimate, eye_colour: 'green', about_me: 'I bake.' },
  });
  const member = await testMember(t);
  expect((await member.client.get(url)).body).toMatchObject({
    profile: { sexuality: 'bi', relationship_status: 'married', reason: 'adventure' },
  });
});
