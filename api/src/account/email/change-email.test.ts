import { day, minute } from '../../platform/clock.ts';
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

test('the address changes when the link mailed to it is opened, once; the old one is told [S30]', async () => {
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

test('only with the password, and not to an address somebody has [S07, S30]', async () => {
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

test('passwords cannot be tried here without end [S07]', async () => {
  const client = await member('guessed@example.com');
  for (let guess = 1; guess <= 5; guess += 1) await ask(client, 'g@example.com', 'a wrong guess');
  expect(await ask(client, 'g@example.com')).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_mails', message: expect.stringContaining('in an hour') } },
  });
});

test('an address gets so many such mails, from however many accounts', async () => {
  const answers: number[] = [];
  for (let one = 1; one <= 14; one += 1) {
    const client = await member(`asker${one}@example.com`);
    answers.push(
      (await ask(client, one % 2 ? 'flooded@example.com' : 'Flooded@Example.com')).status,
    );
  }
  expect(answers).toEqual([...Array(12).fill(204), 429, 429]);
  const client = await member('another@example.com');
  expect((await ask(client, 'spared@example.com')).status).toBe(204);
});

test('one account shuts nobody out of a change to their own address', async () => {
  const stranger = await member('stranger@example.com');
  const answers: number[] = [];
  for (let one = 1; one <= 5; one += 1)
    answers.push((await ask(stranger, 'theirs@example.com')).status);
  expect(answers).toEqual([204, 204, 204, 429, 429]);
  expect((await ask(await member('owner@example.com'), 'theirs@example.com')).status).toBe(204);
});

test('a newer link ends the older one, a day ends both [S24]', async () => {
  const client = await member('twice@example.com');
  await ask(client, 'first@example.com');
  const first = tokenOf(await mailTo('first@example.com'));
  await ask(client, 'second@example.com');
  const second = tokenOf(await mailTo('second@example.com'));
  expect((await confirm(first)).status).toBe(410);
  t.clock.advance(day + 1);
  expect((await confirm(second)).status).toBe(410);
});

test('an address that somebody took meanwhile stays theirs [S30]', async () => {
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

/** What keeps notices from whoever has this address. */
const mailOff = async (email: string) => {
  const of = t.ctx.db.selectFrom('users').select('notifications_disabled');
  return (await of.where('email', '=', email).executeTakeFirstOrThrow()).notifications_disabled;
};
const turnOff = (email: string, reasons: string[]) =>
  t.ctx.db
    .updateTable('users')
    .set({ notifications_disabled: reasons })
    .where('email', '=', email)
    .execute();

test('mail that came back keeps nothing from another address; what was asked for stays', async () => {
  const client = await member('full-box@example.com');
  await turnOff('full-box@example.com', ['bounce', 'listunsubscribe']);
  await ask(client, 'empty-box@example.com');
  await confirm(tokenOf(await mailTo('empty-box@example.com')));
  expect(await mailOff('empty-box@example.com')).toEqual(['listunsubscribe']);
});

describe('the link to an old address', () => {
  const undo = (token: string) => t.client().post('/api/email-undo.php', { token });
  /** Changes the address and returns what the old one can undo it with. */
  async function changed(client: TestClient, from: string, to: string): Promise<string> {
    await ask(client, to);
    await confirm(tokenOf(await mailTo(to)));
    const told = (await mailsTo(from)).find(({ text }) =>
      text.includes('/mail-change/undo?token='),
    );
    return tokenOf(told);
  }
  const login = async (email: string) =>
    (await t.client().post('/api/user.php', { email, password })).status;

  test('gives it back once, ends all sessions, and asks for a new password [S30]', async () => {
    const client = await member('mine@example.com');
    const token = await changed(client, 'mine@example.com', 'thief@example.com');
    const answers = await Promise.all([undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    expect((await client.get('/api/user.php')).status).toBe(403);
    // The password is known to somebody: it serves neither address.
    expect(await login('thief@example.com')).not.toBe(200);
    expect(await login('mine@example.com')).not.toBe(200);
    const mails = await mailsTo('mine@example.com');
    const reset = mails.find(({ text }) => text.includes('/reset-password/do?token='));
    const fresh = 'a louder market square';
    const choice = { token: tokenOf(reset), password: fresh, password_repeat: fresh };
    expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(204);
    const entered = { email: 'mine@example.com', password: fresh };
    expect((await t.client().post('/api/user.php', entered)).status).toBe(200);
  });

  test('leaves whoever took the account no other way in', async () => {
    const client = await member('robbed@example.com');
    const { id } = (await me(client)) as unknown as { id: string };
    const passkey = (name: string) =>
      t.ctx.db
        .insertInto('passkeys')
        .values({
          id: name,
          user_id: id,
          public_key: Buffer.from('x'),
          counter: 0,
          name,
          transports: [],
          created_at: t.clock.now(),
        })
        .execute();
    await passkey('of the owner');
    t.clock.advance(1000);
    const token = await changed(client, 'robbed@example.com', 'robber@example.com');
    await passkey('of the robber');
    await t.client().post('/api/password-reset.php', { email: 'robber@example.com' });
    await ask(client, 'robber-2@example.com');
    expect((await undo(token)).status).toBe(204);
    const left = await t.ctx.db
      .selectFrom('passkeys')
      .select('name')
      .where('user_id', '=', id)
      .execute();
    expect(left).toEqual([{ name: 'of the owner' }]);
    const reset = (await mailsTo('robber@example.com')).find(({ text }) =>
      text.includes('/reset-password/do'),
    );
    const fresh = 'a louder market square';
    const choice = { token: tokenOf(reset), password: fresh, password_repeat: fresh };
    expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(410);
    expect((await confirm(tokenOf(await mailTo('robber-2@example.com')))).status).toBe(410);
  });

  test('brings back no mail that came back from the other one', async () => {
    const client = await member('sound@example.com');
    const token = await changed(client, 'sound@example.com', 'broken@example.com');
    await turnOff('broken@example.com', ['fbl', 'bounce']);
    expect((await undo(token)).status).toBe(204);
    expect(await mailOff('sound@example.com')).toEqual(['fbl']);
  });

  test('is good for seven days, and no other kind of link', async () => {
    const client = await member('late@example.com');
    const token = await changed(client, 'late@example.com', 'later@example.com');
    expect((await confirm(token)).status).toBe(404);
    t.clock.advance(7 * day + 1);
    expect((await undo(token)).status).toBe(410);
    expect(await login('later@example.com')).toBe(200);
  });

  test('of a later address takes nothing from the first one', async () => {
    const client = await member('first-of-all@example.com');
    const own = await changed(client, 'first-of-all@example.com', 'thief-1@example.com');
    t.clock.advance(1000);
    const thiefs = await changed(client, 'thief-1@example.com', 'thief-2@example.com');
    expect((await undo(thiefs)).status).toBe(204);
    expect((await undo(own)).status).toBe(204);
    const ids = await t.ctx.db
      .selectFrom('users')
      .select('email')
      .where('email', 'in', ['first-of-all@example.com', 'thief-1@example.com'])
      .execute();
    expect(ids).toEqual([{ email: 'first-of-all@example.com' }]);
  });

  test('kills those of later addresses', async () => {
    const client = await member('owner-1@example.com');
    const own = await changed(client, 'owner-1@example.com', 'thief-3@example.com');
    t.clock.advance(1000);
    const thiefs = await changed(client, 'thief-3@example.com', 'thief-4@example.com');
    expect((await undo(own)).status).toBe(204);
    expect((await undo(thiefs)).status).toBe(410);
  });

  test('does nothing to an address somebody else has meanwhile', async () => {
    const client = await member('given@example.com');
    const token = await changed(client, 'given@example.com', 'kept@example.com');
    await member('given@example.com');
    expect((await undo(token)).status).toBe(400);
    expect(await login('kept@example.com')).toBe(200);
  });
});

test('every mail about it is in the language of the account; a day to confirm, seven to undo [S30]', async () => {
  const client = t.client();
  const [from, to] = ['oud@example.com', 'nieuw@example.com'];
  await client.post('/api/signup.php', testDraft({ email: from, language: 'nl' }), asJson);
  await client.post('/api/activate.php', { token: tokenOf(await mailTo(from)) });
  await ask(client, to);
  expect((await mailTo(to))?.subject).toBe('Bevestig je nieuwe e-mailadres');
  t.clock.advance(day - minute);
  expect((await confirm(tokenOf(await mailTo(to)))).status).toBe(204);
  const told = await mailTo(from);
  expect(told?.subject).toBe('Je e-mailadres is gewijzigd');
  t.clock.advance(7 * day - minute);
  const undone = await t.client().post('/api/email-undo.php', { token: tokenOf(told) });
  expect(undone.status).toBe(204);
  expect((await mailTo(from))?.subject).toBe('Kies een nieuw wachtwoord');
});

test('a link to choose a password that was asked for before the change serves nobody', async () => {
  const client = await member('before@example.com');
  await t.client().post('/api/password-reset.php', { email: 'before@example.com' });
  const mails = await mailsTo('before@example.com');
  const reset = tokenOf(mails.find(({ text }) => text.includes('/reset-password/do?token=')));
  await ask(client, 'after@example.com');
  await confirm(tokenOf(await mailTo('after@example.com')));
  const fresh = 'a louder market square';
  const choice = { token: reset, password: fresh, password_repeat: fresh };
  expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(410);
});
