import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Whoever has no account may use these. A new call stands here on purpose or asks for a login. */
const forVisitors = {
  GET: [
    ...['appeal', 'auto-like', 'banks', 'cities', 'companyinfo', 'faces', 'geocode', 'has-site'],
    ...['health', 'interests', 'logout', 'packages', 'paymentmethods', 'profile', 'ready'],
    ...['regions', 'search', 'settings', 'site', 'unsubscribe', 'withdrawal'],
  ],
  POST: [
    ...['account-restore', 'activate', 'appeal', 'complaint', 'email-confirm', 'email-undo'],
    ...['logout', 'page-hidden', 'passkey-login-options', 'passkey-login', 'password-reset'],
    ...['signup-check', 'signup', 'unsubscribe', 'user', 'withdrawal'],
  ],
  PUT: ['password-reset', 'withdrawal'],
};
/** Only for addresses that were confirmed. */
const forConfirmed = [
  'GET verification',
  'POST like',
  'POST message',
  'POST passkey-options',
  'POST passkeys',
  'POST verification',
];
/** With a proof or a rule of their own: a signature, the right to a picture, development alone. */
const others = [
  'GET /api/openapi.json',
  'GET /api/photo/:id/:variant',
  'GET /api/reference',
  'POST /api/payment-webhook/:provider',
];

/** The guards of every call, `GET /api/user.php`: [`requireUser()`]. Reads what Fastify says of itself. */
function guards(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let calls: string[] = [];
  for (const line of t.app.printRoutes({ includeHooks: true, commonPrefix: false }).split('\n')) {
    const [, path, methods] = /(\/api\/\S+) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (/ \/\S* \([A-Z]/.test(line)) calls = [];
    if (path && methods) {
      calls = methods
        .split(', ')
        .filter((method) => method !== 'HEAD')
        .map((one) => `${one} ${path}`);
      for (const call of calls) found.set(call, []);
    }
    const [, hooks] = /\(preHandler\) (\[.*\])/.exec(line) ?? [];
    for (const call of hooks ? calls : []) found.set(call, JSON.parse(hooks ?? ''));
  }
  return found;
}

const guardedBy = (guard: string | undefined) =>
  [...guards()].flatMap(([call, [first]]) => (first === guard ? [call] : [])).sort();
const named = (call: string) => call.replace(' ', ' /api/').concat('.php');

test('every call says who may use it: what is not for visitors asks for a login [S57]', async () => {
  const open = Object.entries(forVisitors).flatMap(([method, names]) =>
    names.map((name) => named(`${method} ${name}`)),
  );
  expect(guardedBy(undefined)).toEqual([...open, ...others].sort());
  expect(guardedBy('requireConfirmed()')).toEqual(forConfirmed.map(named).sort());
  expect(guards().size).toBe(
    open.length + others.length + forConfirmed.length + guardedBy('requireUser()').length,
  );
});

test('what asks for a login is answered to nobody without, and at once [S57]', async () => {
  const gone = await testMember(t);
  await t.ctx.db.updateTable('users').set({ status: 'banned' }).where('id', '=', gone.id).execute();
  const asked = guardedBy('requireUser()').filter(
    (call) => call.startsWith('GET ') && !call.includes(':'),
  );
  expect(asked.length).toBeGreaterThan(25);
  for (const client of [t.client(), gone.client]) {
    for (const call of asked) {
      const { status } = await client.get(call.slice('GET '.length));
      // A call that wants more than a login may miss that first.
      expect([call, status]).toEqual([call, status === 400 ? 400 : 403]);
    }
  }
});
