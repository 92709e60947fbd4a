import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const oldPassword = testDraft().password;
const password = 'a louder market square';

async function newcomer(email: string, language = 'en'): Promise<TestClient> {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language }), asJson);
  return client;
}
/** Somebody who has confirmed that the address is theirs. */
async function member(email: string, language?: string): Promise<TestClient> {
  const client = await newcomer(email, language);
  const confirmed = t.ctx.db.updateTable('users').set({ status: 'active' });
  await confirmed.where('email', '=', email).execute();
  return client;
}
const change = (client: TestClient, choice: object = {}) =>
  client.put('/api/password.php', { old_password: oldPassword, password, ...choice });
const logIn = async (email: string, given: string) =>
  (await t.client().post('/api/user.php', { email, password: given })).status;
const isIn = async (client: TestClient) => (await client.get('/api/user.php')).status === 200;
const told = async (email: string, subject: string) =>
  (await sentMails(t)).filter((mail) => mail.to === email && mail.subject === subject);
const undo = (token: string) => t.client().post('/api/email-undo.php', { token });

test('the new password counts at once; this device stays, others go, the owner is told once [S21]', async () => {
  const client = await member('me@example.com');
  const elsewhere = t.client();
  await elsewhere.post('/api/user.php', { email: 'me@example.com', password: oldPassword });
  expect((await change(client)).status).toBe(204);
  expect([await isIn(client), await isIn(elsewhere)]).toEqual([true, false]);
  expect(await logIn('me@example.com', oldPassword)).toBe(401);
  expect(await logIn('me@example.com', password)).toBe(200);
  const mails = await told('me@example.com', 'Your password was changed');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/reset-password/undo?token=');
  expect(mails[0]?.text).not.toContain(password);
});

test('an address that nobody confirmed, and may be a stranger’s, is told nothing', async () => {
  const client = await newcomer('never-mine@example.com');
  expect((await change(client)).status).toBe(204);
  expect(await told('never-mine@example.com', 'Your password was changed')).toEqual([]);
});

test('the mail speaks the member’s language', async () => {
  const client = await member('nl@example.com', 'nl');
  await change(client);
  expect(await told('nl@example.com', 'Je wachtwoord is gewijzigd')).toHaveLength(1);
});

test('not without the password there is, not to one that is easy to guess, not for visitors [S07]', async () => {
  const client = await member('careful@example.com');
  expect(await change(client, { old_password: 'a wrong guess' })).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'old_password', code: 'wrong' }] } },
  });
  expect(await change(client, { password: 'password1' })).toMatchObject({
    body: { error: { details: [{ field: 'password', code: 'common' }] } },
  });
  expect(await change(client, { password: 'short' })).toMatchObject({
    body: { error: { details: [{ field: 'password' }] } },
  });
  expect((await change(t.client())).status).toBe(403);
  expect(await logIn('careful@example.com', oldPassword)).toBe(200);
  expect(await told('careful@example.com', 'Your password was changed')).toEqual([]);
});

test('passwords cannot be tried here without end [S07]', async () => {
  const client = await member('guessed@example.com');
  for (let guess = 1; guess <= 5; guess += 1) await change(client, { old_password: 'a guess' });
  expect((await change(client)).status).toBe(429);
});

test('of two changes at once one counts', async () => {
  const client = await member('twice@example.com');
  const other = 'another market square';
  const answers = await Promise.all([change(client), change(client, { password: other })]);
  const statuses = answers.map(({ status }) => status);
  // Whoever looks after the other one is done has the old password no more.
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await logIn('twice@example.com', statuses[0] === 204 ? password : other)).toBe(200);
});

test('links that somebody else may have asked for serve no more', async () => {
  const client = await member('links@example.com');
  await t.client().post('/api/password-reset.php', { email: 'links@example.com' });
  const [reset] = await told('links@example.com', 'Choose a new password');
  await client.post('/api/email.php', { email: 'thief@example.com', password: oldPassword });
  const [taken] = await told('thief@example.com', 'Confirm your new e-mail address');
  await change(client);
  const choice = { token: tokenOf(reset), password, password_repeat: password };
  expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(410);
  const confirm = { token: tokenOf(taken) };
  expect((await t.client().post('/api/email-confirm.php', confirm)).status).toBe(410);
});

describe('“It was not me” in the mail', () => {
  test('undoes it once: nobody is in, no password counts, a link for a new one is mailed', async () => {
    const client = await member('robbed@example.com');
    await change(client);
    const [mail] = await told('robbed@example.com', 'Your password was changed');
    const answers = await Promise.all([undo(tokenOf(mail)), undo(tokenOf(mail))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect(await isIn(client)).toBe(false);
    for (const known of [oldPassword, password]) {
      expect(await logIn('robbed@example.com', known)).toBe(401);
    }
    const [reset] = await told('robbed@example.com', 'Choose a new password');
    const fresh = 'a quiet harbour wall';
    const choice = { token: tokenOf(reset), password: fresh, password_repeat: fresh };
    expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(204);
    expect(await logIn('robbed@example.com', fresh)).toBe(200);
  });

  test('takes back an address, too, that was changed after it', async () => {
    const client = await member('owner@example.com');
    await change(client);
    const [mail] = await told('owner@example.com', 'Your password was changed');
    t.clock.advance(1000);
    await client.post('/api/email.php', { email: 'robber@example.com', password });
    const [link] = await told('robber@example.com', 'Confirm your new e-mail address');
    await t.client().post('/api/email-confirm.php', { token: tokenOf(link) });
    expect(await logIn('robber@example.com', password)).toBe(200);
    expect((await undo(tokenOf(mail))).status).toBe(204);
    expect(await told('robber@example.com', 'Choose a new password')).toEqual([]);
    expect(await told('owner@example.com', 'Choose a new password')).toHaveLength(1);
  });

  test('is good for seven days', async () => {
    const client = await member('late@example.com');
    await change(client);
    const [mail] = await told('late@example.com', 'Your password was changed');
    t.clock.advance(7 * day + 1);
    expect((await undo(tokenOf(mail))).status).toBe(410);
    expect(await logIn('late@example.com', password)).toBe(200);
  });
});
