import { hour, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const search = '/api/search.php';
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusOf = async ({ client }: TestMember, url: string, headers = {}) =>
  (await client.get(url, headers)).status;

/** How many looks one has, each seconds after the one before, until there are no more. */
async function looks(me: TestMember, url: string, most: number): Promise<number> {
  for (let seen = 0; seen < most; seen += 1) {
    if ((await statusOf(me, url)) !== 200) return seen;
    t.clock.advance(2 * second);
  }
  return most;
}

test('a member looks at people for a day, and nobody copies them all [S73]', async () => {
  const [me, other] = [await testMember(t), await testMember(t)];
  expect(await looks(me, search, 700)).toBe(600);
  const { body, headers } = await me.client.get(search);
  const message = expect.stringMatching(/a great many people/);
  expect(body).toMatchObject({ error: { code: 'day_limit', message } });
  expect(Number(headers['retry-after'])).toBeLessThan(1800);
  for (const list of ['/api/swipe.php', '/api/match.php'])
    expect(await statusOf(me, list)).toBe(429);
  expect(await statusOf(me, `/api/profile.php?id=${other.id}`)).toBe(200);
  expect(await statusOf(other, search)).toBe(200);
  t.clock.advance(hour);
  expect(await statusOf(me, search)).toBe(200);
});

test('accounts without a confirmed address see together what visitors of their network do', async () => {
  const newcomer = () => testMember(t, { user: { status: 'not_confirmed' } });
  const [one, other, confirmed] = [await newcomer(), await newcomer(), await testMember(t)];
  const here = from('203.0.113.4');
  for (let look = 0; look < 120; look += 1) {
    expect(await statusOf(one, search, here)).toBe(200);
    expect(await statusOf(other, search, here)).toBe(200);
  }
  const refused = await other.client.get(search, from('203.0.113.5'));
  expect(refused.body).toMatchObject({
    error: { code: 'newcomer_limit', message: expect.stringMatching(/Confirm your e-mail/) },
  });
  expect(await statusOf(confirmed, search, here)).toBe(200);
  expect(await statusOf(one, search, from('198.51.100.4'))).toBe(200);
});
