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

const { password } = testDraft();

async function newcomer(email: string): Promise<{ client: TestClient; token: string }> {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language: 'en' }), asJson);
  return { client, token: tokenOf(await mailTo(email)) };
}

/** Somebody whose first address is confirmed. */
async function member(email: string): Promise<TestClient> {
  const { client, token } = await newcomer(email);
  await client.post('/api/activate.php', { token });
  return client;
}

const mailsTo = async (address: string) => (await sentMails(t)).filter(({ to }) => to === address);
const mailTo = async (address: string) => (await mailsTo(address))[0];
const ask = (client: TestClient, email: string, pass = password) =>
  client.post('/api/email.php', { email, password: pass });
const confirm = (token: string) => t.client().post('/api/email-confirm.php', { token });
const me = async (client: TestClient) =>
  ((await client.get('/api/user.php')).body as { user: { email: string; status: string } }).user;

test('the address changes when the link mailed to it is opened, once; the old one is told', async () => {
  const client = await member('old@example.com');
  expect((await ask(client, 'new@example.com')).status).toBe(204);
  expect((await me(client)).email).toBe('old@example.com');
  const mail = await mailTo('new@example.com');
  expect(mail?.text).toContain('/mail-change/do?token=');
  const answers = await Promise.all([confirm(tokenOf(mail)), confirm(tokenOf(mail))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect((await me(client)).email).toBe('new@example.com');
  const told = (await mailsTo('old@example.com')).map(({ subject }) => subject);
  expect(told).toContain('Your e-mail address was changed');
  const { status } = await t.client().post('/api/user.php', { email: 'new@example.com', password });
  expect(status).toBe(200);
});

test('only with the password, and not to an address somebody has', async () => {
  const client = await member('careful@example.com');
  await member('taken@example.com');
  expect(await ask(client, 'x@example.com', 'not it at all')).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'password', message: 'This is not your password.' }] } },
  });
  expect(await ask(client, 'Taken@example.com')).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'email', code: 'in_use' }] } },
  });
  expect(await ask(client, 'nowhere')).toMatchObject({
    body: { error: { details: [{ field: 'email', code: 'invalid' }] } },
  });
  expect((await ask(t.client(), 'x@example.com')).status).toBe(403);
  expect(await mailsTo('x@example.com')).toEqual([]);
});

test('passwords cannot be tried here without end', async () => {
  const client = await member('guessed@example.com');
  for (let guess = 1; guess <= 5; guess += 1) await ask(client, 'g@example.com', 'a wrong guess');
  expect((await ask(client, 'g@example.com')).status).toBe(429);
});

test('a newer link ends the older one, a day ends both', async () => {
  const client = await member('twice@example.com');
  await ask(client, 'first@example.com');
  const first = tokenOf(await mailTo('first@example.com'));
  await ask(client, 'second@example.com');
  const second = tokenOf(await mailTo('second@example.com'));
  expect((await confirm(first)).status).toBe(410);
  t.clock.advance(day + 1);
  expect((await confirm(second)).status).toBe(410);
});

test('an address that somebody took meanwhile stays theirs', async () => {
  const client = await member('slow@example.com');
  await ask(client, 'wanted@example.com');
  const token = tokenOf(await mailTo('wanted@example.com'));
  await member('wanted@example.com');
  expect((await confirm(token)).status).toBe(400);
  expect((await me(client)).email).toBe('slow@example.com');
});

test('who mistyped the first address is confirmed by the second; its stranger hears nothing', async () => {
  const { client, token } = await newcomer('typo@example.com');
  await ask(client, 'right@example.com');
  expect((await confirm(tokenOf(await mailTo('right@example.com')))).status).toBe(204);
  expect(await me(client)).toMatchObject({ email: 'right@example.com', status: 'active' });
  expect(await mailsTo('typo@example.com')).toHaveLength(1);
  expect((await t.client().post('/api/activate.php', { token })).status).toBe(410);
});
