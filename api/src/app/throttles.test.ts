import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { someKeys } from '../testing/push-service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const keys = someKeys();
const calls: [string, (me: TestMember, index: number) => Promise<{ status: number }>][] = [
  ['guesses at discount codes', ({ client }, n) => client.get(`/api/discountcode.php?code=A${n}`)],
  [
    'the same among the packages',
    ({ client }, n) => client.get(`/api/packages.php?discountcode=A${n}`),
  ],
  [
    'signs of typing',
    ({ client }) => client.post('/api/typing.php', { conversation: 'a'.repeat(26) }),
  ],
  [
    'push subscriptions',
    ({ client }, n) =>
      client.post('/api/user.php?push=1', { endpoint: `https://fcm.googleapis.com/${n}`, keys }),
  ],
];

test.each(calls)('%s are counted for each member [S99]', async (_what, call) => {
  const me = await testMember(t);
  const statuses: number[] = [];
  for (let index = 0; index < 80; index += 1) statuses.push((await call(me, index)).status);
  expect(statuses.slice(0, 60)).not.toContain(429);
  expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  expect((await call(await testMember(t), 1000)).status).not.toBe(429);
});
