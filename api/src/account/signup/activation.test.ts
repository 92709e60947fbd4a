import { day, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { testMember } from '../../testing/member.ts';
import { givingBack, setSettings } from '../../testing/settings.ts';
import { told } from '../../testing/told.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function newcomer(email: string, more = {}): Promise<{ client: TestClient; token: string }> {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language: 'en', ...more }), asJson);
  return { client, token: await lastToken(email) };
}

async function lastToken(to: string): Promise<string> {
  const mails = (await sentMails(t)).filter((mail) => mail.to === to && tokenOf(mail));
  return tokenOf(mails[0]);
}

const activate = (token: string) => t.client().post('/api/activate.php', { token });

test('the link confirms the address once, however often it is used at the same time [S23]', async () => {
  const { client, token } = await newcomer('one@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => activate(token)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  const { body } = await client.get('/api/user.php');
  expect(body).toMatchObject({ user: { status: 'active', profile: { status: 'active' } } });
  const mails = (await sentMails(t)).filter(({ to }) => to === 'one@example.com');
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Confirm your e-mail address',
    'Welcome, Daan',
  ]);
});

test.each([
  ['Utrecht', { signup_credits: 30 }, {}, true],
  [
    'Dublin, where nobody is,',
    { signup_credits: 0 },
    { country: 'IE', region: 'IE-L', city: 'Dublin' },
    false,
  ],
])(
  'its mails to %s speak of fits and credits that there are',
  async (place, settings, home, said) => {
    const email = `of-${place.slice(0, 5)}@example.com`.toLowerCase();
    await testMember(t, { profile: { gender: 'female', seeks: 'male', country: 'NL' } });
    await givingBack(t, 'afterglow', async () => {
      await setSettings(t, 'afterglow', settings);
      await activate((await newcomer(email, home)).token);
    });
    const mails = (await sentMails(t)).filter(({ to }) => to === email);
    const words = mails.map(({ text }) => text).join('\n');
    expect(words.includes('could be your type')).toBe(said);
    expect(words.includes('Your first credits')).toBe(said);
    expect(words).toContain('You always see the price');
    expect(words).not.toContain('{{');
  },
);

test('opening the link changes nothing [S25]', async () => {
  const { client, token } = await newcomer('scanner@example.com');
  const url = `/api/activate.php?token=${token}`;
  expect((await t.client().get(url)).status).toBe(404);
  expect((await t.client().send({ method: 'HEAD', url })).status).toBe(404);
  const { body } = await client.get('/api/user.php');
  expect(body).toMatchObject({ user: { status: 'not_confirmed' } });
  expect((await activate(token)).status).toBe(204);
});

test('the link lives for seven days [S24]', async () => {
  const { token } = await newcomer('late@example.com');
  const other = await newcomer('later@example.com');
  t.clock.advance(7 * day - second);
  expect((await activate(token)).status).toBe(204);
  t.clock.advance(2 * second);
  expect(await activate(other.token)).toMatchObject({
    status: 410,
    body: { error: { code: 'token_expired' } },
  });
});

test('a new mail ends the older link; the fifth in a day is refused', async () => {
  const { client, token } = await newcomer('again@example.com');
  const resend = () => client.post('/api/activation-mail.php');
  t.clock.advance(second);
  for (let mail = 2; mail <= 4; mail += 1) expect((await resend()).status).toBe(204);
  expect(await resend()).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_mails', message: expect.stringContaining('tomorrow') } },
  });
  expect((await activate(token)).status).toBe(410);
  const tokens = (await sentMails(t)).filter(({ to }) => to === 'again@example.com').map(tokenOf);
  const statuses = await Promise.all(tokens.map(activate));
  expect(statuses.filter(({ status }) => status === 204)).toHaveLength(1);
});

test('a token serves one purpose and is nowhere in the database [S22]', async () => {
  const { token } = await newcomer('purpose@example.com');
  const password = 'another harbour town';
  const misuse = { token, password, password_repeat: password };
  expect((await t.client().put('/api/password-reset.php', misuse)).status).toBe(404);
  const rows = await t.ctx.db.selectFrom('tokens').selectAll().execute();
  const mails = await t.ctx.db.selectFrom('outbox_mail').selectAll().execute();
  expect(JSON.stringify([rows, mails])).not.toContain(token);
});

test('pages of the newcomer that are open elsewhere hear of it', async () => {
  const { client, token } = await newcomer('elsewhere@example.com');
  const { user } = (await client.get('/api/user.php')).body as { user: { id: string } };
  expect(await told(t, user)).toEqual([]);
  expect((await activate(token)).status).toBe(204);
  expect(await told(t, user)).toMatchObject([{ type: 'account' }]);
  await activate(token);
  expect(await told(t, user)).toHaveLength(1);
});
