import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { setSettings } from '../testing/settings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await setSettings(t, 'nachtlicht', { conceal_accounts: true, signups: 'all' });
  for (const client of [t.client(), concealing()]) {
    const answer = await client.post(
      '/api/signup.php',
      { ...german, email: 'known@example.com' },
      asJson,
    );
    expect(answer.status).toBe(200);
  }
});
afterAll(() => t.close());

const german = testDraft({ country: 'DE', region: 'DE-16', city: 'Berlin' });
const concealing = () => t.client('german.localhost');

/** Asks from an address; the answer's status. */
async function ask(method: 'POST', url: string, payload: object, remoteAddress: string) {
  const { status } = await t.client().send({ method, url, payload, remoteAddress });
  return status;
}

const questions: [string, string, (email: string) => object][] = [
  ['the check of a field', '/api/signup-check.php', (email) => ({ email })],
  ['sign-up', '/api/signup.php', (email) => testDraft({ email, password: 'password' })],
];

const addresses: [string, (index: number) => string][] = [
  ['one address', () => '192.0.2.9'],
  ['one network of IPv6', (index) => `2001:db8:1:2::${index.toString(16)}`],
];

describe.each(questions)('%s', (_what, url, body) => {
  test.each(addresses)('answers no 200 questions of %s [S101]', async (_from, address) => {
    const statuses: number[] = [];
    for (let index = 0; index < 200; index += 1) {
      statuses.push(await ask('POST', url, body(`guess${index}@example.com`), address(index)));
    }
    expect(statuses.slice(0, 60)).not.toContain(429);
    expect(statuses.slice(100).filter((status) => status !== 429)).toEqual([]);
    expect(await ask('POST', url, body('other@example.com'), '198.51.100.1')).not.toBe(429);
  });
});

test('a rented network of many houses is one asker in the end', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 900; index += 1) {
    const address = `2001:db8:7:${(index % 250).toString(16)}::1`;
    statuses.push(await ask('POST', '/api/signup-check.php', { email: 'a@example.com' }, address));
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(100);
});

describe('a site that conceals its accounts answers alike', () => {
  const known = 'known@example.com';
  const unknown = 'unknown@example.com';

  test('to sign-ups whose draft makes no account', async () => {
    const answers = [];
    for (const email of [known, unknown]) {
      const draft = { ...german, email, password: 'password' };
      const { status, body } = await concealing().post('/api/signup.php', draft, asJson);
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 400 });
  });

  test('to the sixth request for a new password [S27]', async () => {
    const statuses = async (email: string) => {
      const found: number[] = [];
      for (let index = 0; index < 6; index += 1) {
        found.push((await concealing().post('/api/password-reset.php', { email })).status);
      }
      return found;
    };
    expect(await statuses(known)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(unknown)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
