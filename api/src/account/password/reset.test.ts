import { sql } from 'kysely';
import { hour, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { setSettings } from '../../testing/settings.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const oldPassword = testDraft().password;
const newPassword = 'a louder market square';

/** Of somebody who has confirmed that the address is theirs. */
async function account(email: string): Promise<TestClient> {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language: 'en' }), asJson);
  const confirmed = t.ctx.db.updateTable('users').set({ status: 'active' });
  await confirmed.where('email', '=', email).execute();
  return client;
}

const ask = (email: string, host?: string) =>
  t.client(host).post('/api/password-reset.php', { email });
const choose = (token: string, password = newPassword, password_repeat = password) =>
  t.client().put('/api/password-reset.php', { token, password, password_repeat });
const login = (email: string, password: string) =>
  t.client().post('/api/user.php', { email, password });

async function token(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  const mails = await sentMails(t);
  return tokenOf(mails.find(({ to, subject }) => to === email && subject.startsWith('Choose')));
}

test('a mailed link sets a new password once, ends every session and tells the owner [S06, S23, S29]', async () => {
  const client = await account('reset@example.com');
  const older = await token('reset@example.com');
  t.clock.advance(second);
  const link = await token('reset@example.com');
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose(link)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19);
  expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? []).join()).not.toMatch(
    /sid=\w/,
  );
  expect((await client.get('/api/user.php')).status).toBe(403);
  expect((await login('reset@example.com', oldPassword)).status).toBe(401);
  expect((await login('reset@example.com', newPassword)).status).toBe(200);
  expect((await choose(older)).status).toBe(410);
  const told = (await sentMails(t)).filter(
    ({ to, subject }) => to === 'reset@example.com' && subject === 'Your password was changed',
  );
  expect(told).toHaveLength(1);
});

test('the link lives for one hour [S24]', async () => {
  await account('hour@example.com');
  const first = await token('hour@example.com');
  const second_ = await token('hour@example.com');
  t.clock.advance(hour - second);
  expect((await choose(first, newPassword, 'other')).status).toBe(400);
  expect(await choose(first, 'password1')).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'password', code: 'common' }] } },
  });
  t.clock.advance(second);
  expect((await choose(second_)).status).toBe(410);
  expect((await choose('x'.repeat(43))).status).toBe(404);
});

test('unequal passwords are refused in words', async () => {
  expect(await choose('x'.repeat(43), newPassword, 'something else')).toMatchObject({
    status: 400,
    body: { error: { details: [{ message: 'De wachtwoorden zijn niet gelijk.' }] } },
  });
});

test('an unknown address is told so, unless the site conceals its accounts [S27]', async () => {
  expect(await ask('nobody@example.com')).toMatchObject({
    status: 404,
    body: { error: { code: 'email_not_found' } },
  });
  await setSettings(t, 'nachtlicht', { conceal_accounts: true });
  const concealing = await ask('nobody@example.com', 'german.localhost');
  expect(concealing).toMatchObject({ status: 200, body: { concealed: true } });
});

test('who conceals accounts answers before the mail, whatever that waits for [S27]', async () => {
  const email = 'concealed@example.com';
  await setSettings(t, 'nachtlicht', { conceal_accounts: true, signups: 'all' });
  const draft = testDraft({ email, country: 'DE', region: 'DE-16', city: 'Berlin' });
  await t.client('german.localhost').post('/api/signup.php', draft, asJson);
  const answer = await t.ctx.db.transaction().execute(async (trx) => {
    await sql`select from users where email = ${email} for update`.execute(trx);
    return ask(email, 'german.localhost');
  });
  expect(answer).toMatchObject({ status: 200, body: { concealed: true } });
  const isLink = ({ to, text }: { to: string; text: string }) =>
    to === email && text.includes('/reset-password/do');
  let mails = await sentMails(t);
  while (!mails.some(isLink)) mails = await sentMails(t);
});

test('the sixth mail in a day is refused, for that account alone [S26]', async () => {
  await account('many@example.com');
  await account('few@example.com');
  for (let mail = 1; mail <= 5; mail += 1) expect((await ask('many@example.com')).status).toBe(204);
  expect(await ask('many@example.com')).toMatchObject({
    status: 429,
    body: { error: { code: 'too_many_mails' } },
  });
  expect((await ask('few@example.com')).status).toBe(204);
});

test('a blocked account can still be reset, and a forged host changes no link [S13, S28]', async () => {
  await account('locked@example.com');
  for (let index = 0; index < 5; index += 1) await login('locked@example.com', 'wrong');
  expect((await login('locked@example.com', oldPassword)).status).toBe(423);
  const link = await token('locked@example.com');
  const mail = (await sentMails(t)).find(({ text }) => text.includes(link));
  expect(mail?.text).toContain(`http://localhost:4400/reset-password/do?token=${link}`);
  expect((await choose(link)).status).toBe(204);
  expect((await login('locked@example.com', newPassword)).status).toBe(200);
});

test('while strangers go on, the device of the new password lets in, and so do those of before [S13]', async () => {
  const email = 'besieged@example.com';
  const before = await account(email);
  const enter = (client: TestClient, password: string) =>
    client.post('/api/user.php', { email, password });
  for (let index = 0; index < 5; index += 1) await enter(before, 'wrong');
  const strangersTry = async () => {
    for (let index = 0; index < 5; index += 1) await login(email, 'wrong');
  };
  await strangersTry();
  const fresh = t.client();
  const chosen = { password: newPassword, password_repeat: newPassword };
  await fresh.put('/api/password-reset.php', { token: await token(email), ...chosen });
  await strangersTry();
  expect((await login(email, newPassword)).status).toBe(423);
  expect((await enter(fresh, newPassword)).status).toBe(200);
  expect((await enter(before, newPassword)).status).toBe(200);
});

test('“It was not me” makes the device of a new password a stranger again', async () => {
  const email = 'reset-by-thief@example.com';
  await account(email);
  t.clock.advance(second);
  expect((await choose(await token(email))).status).toBe(204);
  const devices = () =>
    t.ctx.db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'user_id')
      .select('device_hash')
      .where('email', '=', email)
      .execute();
  expect(await devices()).toHaveLength(2);
  t.clock.advance(second);
  const told = (await sentMails(t)).find(
    ({ to, subject }) => to === email && subject === 'Your password was changed',
  );
  await t.client().post('/api/email-undo.php', { token: tokenOf(told) });
  expect(await devices()).toHaveLength(1);
});

test('whoever signed up with somebody else’s address leaves no passkey and no known device in what becomes theirs', async () => {
  const left = async (email: string, status: 'active' | 'not_confirmed') => {
    await account(email);
    const users = t.ctx.db.updateTable('users').set({ status }).where('email', '=', email);
    const { id } = await users.returning('id').executeTakeFirstOrThrow();
    const passkey = { id: `of ${email}`, public_key: Buffer.from('x'), counter: 0, name: '' };
    await t.ctx.db
      .insertInto('passkeys')
      .values({ ...passkey, user_id: id, transports: [], created_at: t.clock.now() })
      .execute();
    expect((await choose(await token(email))).status).toBe(204);
    const kept = t.ctx.db.selectFrom('passkeys').select('id').where('user_id', '=', id);
    const devices = t.ctx.db.selectFrom('known_devices').select('user_id');
    const known = devices.where('user_id', '=', id);
    return [(await kept.execute()).length, (await known.execute()).length];
  };
  expect(await left('never-mine@example.com', 'not_confirmed')).toEqual([0, 1]);
  expect(await left('long-mine@example.com', 'active')).toEqual([1, 2]);
});

const askFrom = async (remoteAddress: string, email: string, client = t.client()) => {
  const asked = { method: 'POST', url: '/api/password-reset.php', payload: { email } } as const;
  return (await client.send({ ...asked, remoteAddress })).status;
};

test('what strangers ask for leaves the owner his own mails', async () => {
  const email = 'wanted@example.com';
  await account(email);
  for (let mail = 1; mail <= 5; mail += 1) expect(await askFrom('198.51.100.9', email)).toBe(204);
  expect(await askFrom('198.51.100.9', email)).toBe(429);
  // Nor does one who rented a network of many.
  for (let one = 1; one <= 20; one += 1) await askFrom(`2001:db8:ffff:${one}::1`, email);
  expect(await askFrom('203.0.113.5', email)).toBe(204);
  for (let house = 1; house <= 20; house += 1) await askFrom(`2001:db8:${house}::1`, email);
  expect(await askFrom('203.0.113.6', email)).toBe(429);
});

test('however many networks ask, a device that the owner logged in with has its own mails', async () => {
  const email = 'hunted@example.com';
  const owner = await account(email);
  for (let network = 1; network <= 20; network += 1) {
    await askFrom(`2001:db8:a${network}::1`, email);
  }
  expect(await askFrom('192.0.2.1', email)).toBe(429);
  const own: number[] = [];
  for (let mail = 1; mail <= 6; mail += 1) own.push(await askFrom('192.0.2.1', email, owner));
  expect(own).toEqual([204, 204, 204, 204, 204, 429]);
});

test('a device is known to its own account, once the address is confirmed', async () => {
  const device = await account('one-of-two@example.com');
  await account('the-other@example.com');
  const unconfirmed = t.client();
  const draft = testDraft({ email: 'never-hers@example.com', language: 'en' });
  await unconfirmed.post('/api/signup.php', draft, asJson);
  for (const [client, email, address] of [
    [device, 'the-other@example.com', '198.51.101.1'],
    [unconfirmed, 'never-hers@example.com', '198.51.102.1'],
  ] as const) {
    for (let mail = 1; mail <= 5; mail += 1) expect(await askFrom(address, email)).toBe(204);
    expect(await askFrom(address, email, client)).toBe(429);
  }
});

test('another address that somebody asked for before serves no more', async () => {
  const client = await account('mine@example.com');
  await client.post('/api/email.php', { email: 'thief@example.com', password: oldPassword });
  const [taken] = (await sentMails(t)).filter(({ to }) => to === 'thief@example.com');
  expect((await choose(await token('mine@example.com'))).status).toBe(204);
  const confirmed = await t.client().post('/api/email-confirm.php', { token: tokenOf(taken) });
  expect(confirmed.status).toBe(410);
});
