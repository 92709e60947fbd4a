import { day, minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { TestAuthenticator } from '../../testing/authenticator.ts';
import type { TestClient } from '../../testing/client.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { givePassword, ownPassword } from '../../testing/own-data.ts';
import { someKeys } from '../../testing/push-service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function challengeFrom(client: TestClient, path: string): Promise<string> {
  const { body } = await client.post(path, {});
  return (body as { options: { challenge: string } }).options.challenge;
}

const toAdd = (client: TestClient) => challengeFrom(client, '/api/passkey-options.php');
const toLogIn = (client = t.client()) => challengeFrom(client, '/api/passkey-login-options.php');
const add = (client: TestClient, credential: object) =>
  client.post('/api/passkeys.php', { credential });
const logIn = (client: TestClient, credential: object) =>
  client.post('/api/passkey-login.php', { credential });
const keysOf = async ({ client }: TestMember) =>
  ((await client.get('/api/passkeys.php')).body as { passkeys: { id: string }[] }).passkeys;

/** A member with a key. */
async function withKey() {
  const member = await testMember(t);
  const authenticator = new TestAuthenticator();
  const challenge = await toAdd(member.client);
  expect((await add(member.client, authenticator.make(challenge))).status).toBe(204);
  return { member, authenticator };
}

test('a key is added, listed, logs in, and says when it was used', async () => {
  const { member, authenticator } = await withKey();
  const client = t.client();
  const answer = await logIn(client, authenticator.use(await toLogIn()));
  expect(answer).toMatchObject({ status: 200, body: { user: { id: member.id } } });
  expect((await client.get('/api/user.php')).status).toBe(200);
  const id = authenticator.id.toString('base64url');
  expect(await keysOf(member)).toMatchObject([{ id, last_used_at: t.clock.now().toISOString() }]);
});

test('the owner is told of it, and undoes it when it was not them [S21]', async () => {
  const { member, authenticator } = await withKey();
  const told = (await sentMails(t)).filter(({ to }) => to === `${member.id}@example.com`);
  expect(told.map(({ subject }) => subject)).toEqual(['A new passkey for your account']);
  expect(told[0]?.text).toContain('account at Afterglow: a browser we do not know.');
  const undo = { token: tokenOf(told[0]) };
  expect((await t.client().post('/api/email-undo.php', undo)).status).toBe(204);
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(401);
});

test('the mail of a new password names the passkeys that log in as before', async () => {
  const { member } = await withKey();
  const names = t.ctx.db.updateTable('passkeys').set({ name: 'Safari, iPhone' });
  await names.where('user_id', '=', member.id).execute();
  const to = `${member.id}@example.com`;
  await t.client().post('/api/password-reset.php', { email: to });
  const mails = async (subject: string) =>
    (await sentMails(t)).find((mail) => mail.to === to && mail.subject === subject);
  const token = tokenOf(await mails('Choose a new password'));
  const password = 'a louder market square';
  const choice = { token, password, password_repeat: password };
  expect((await t.client().put('/api/password-reset.php', choice)).status).toBe(204);
  const added = t.clock.now().toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect((await mails('Your password was changed'))?.text).toContain(
    `You can still log in with these passkeys: Safari, iPhone (${added}).`,
  );
});

test('a challenge serves once, for five minutes, and for what it was made', async () => {
  const { member, authenticator } = await withKey();
  const challenge = await toLogIn();
  const signed = authenticator.use(challenge);
  const both = await Promise.all([logIn(t.client(), signed), logIn(t.client(), signed)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  const ofAdding = await toAdd(member.client);
  expect((await logIn(t.client(), authenticator.use(ofAdding))).status).toBe(401);
  const late = await toLogIn();
  t.clock.advance(5 * minute + 1);
  expect((await logIn(t.client(), authenticator.use(late))).status).toBe(401);
});

test('a challenge that another member asked for adds nothing', async () => {
  const stranger = await testMember(t);
  const member = await testMember(t);
  const made = new TestAuthenticator().make(await toAdd(stranger.client));
  expect((await add(member.client, made)).status).toBe(400);
  expect(await keysOf(member)).toEqual([]);
});

test('a key of somebody else stays theirs', async () => {
  const { member, authenticator } = await withKey();
  const thief = await testMember(t);
  const again = authenticator.make(await toAdd(thief.client));
  expect((await add(thief.client, again)).status).toBe(400);
  const answer = await logIn(t.client(), authenticator.use(await toLogIn()));
  expect(answer).toMatchObject({ body: { user: { id: member.id } } });
});

test('another page, another key, nobody verified: none of them logs in', async () => {
  const { authenticator } = await withKey();
  const { id } = authenticator;
  const elsewhere = Object.assign(new TestAuthenticator('https://evil.example'), { id });
  const otherKey = Object.assign(new TestAuthenticator(), { id });
  for (const wrong of [elsewhere, otherKey]) {
    expect((await logIn(t.client(), wrong.use(await toLogIn()))).status).toBe(401);
  }
  authenticator.verifies = false;
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(401);
  authenticator.verifies = true;
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(200);
});

test('a copied key is noticed by its counter', async () => {
  const { authenticator } = await withKey();
  await logIn(t.client(), authenticator.use(await toLogIn()));
  authenticator.counter = 0;
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(401);
});

test('it opens no other site, nor a banned account', async () => {
  const { member, authenticator } = await withKey();
  const other = t.client('another.localhost');
  expect((await logIn(other, authenticator.use(await toLogIn(other)))).status).toBe(401);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'banned' })
    .where('id', '=', member.id)
    .execute();
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(401);
});

test('removed by its owner alone, it logs in no more', async () => {
  const { member, authenticator } = await withKey();
  const path = `/api/passkeys.php?id=${authenticator.id.toString('base64url')}`;
  const stranger = await testMember(t);
  expect((await stranger.client.delete(path)).status).toBe(404);
  expect((await t.client().delete(path)).status).toBe(403);
  expect((await member.client.delete(path)).status).toBe(204);
  expect((await logIn(t.client(), authenticator.use(await toLogIn()))).status).toBe(401);
});

test('the owner is told of one that is removed, and logs out whoever did it [S21]', async () => {
  const { member, authenticator } = await withKey();
  const path = `/api/passkeys.php?id=${authenticator.id.toString('base64url')}`;
  expect((await member.client.delete(path)).status).toBe(204);
  const told = (await sentMails(t)).find(
    ({ to, subject }) =>
      to === `${member.id}@example.com` && subject === 'A passkey was removed from your account',
  );
  expect((await t.client().post('/api/email-undo.php', { token: tokenOf(told) })).status).toBe(204);
  expect((await member.client.get('/api/user.php')).status).toBe(403);
});

test('a challenge is good for five minutes, one for a login adds no key', async () => {
  const { member, authenticator } = await withKey();
  const late = await toLogIn();
  t.clock.advance(5 * minute - 1);
  expect((await logIn(t.client(), authenticator.use(late))).status).toBe(200);
  const made = new TestAuthenticator().make(await toLogIn());
  expect((await add(member.client, made)).status).toBe(400);
  expect(await keysOf(member)).toHaveLength(1);
});

test('a browser is told which keys there are, of twenty it is told no more', async () => {
  const { member, authenticator } = await withKey();
  const known = async () => {
    const { body } = await member.client.post('/api/passkey-options.php', {});
    return body as { options: { excludeCredentials: { id: string }[] } };
  };
  expect((await known()).options.excludeCredentials).toMatchObject([
    { id: authenticator.id.toString('base64url') },
  ]);
  const key = { user_id: member.id, public_key: Buffer.from('x'), counter: 0, name: '' };
  const more = Array.from({ length: 19 }, (_, index) => ({
    ...{ ...key, id: `${member.id} ${index}`, transports: [], created_at: t.clock.now() },
  }));
  await t.ctx.db.insertInto('passkeys').values(more).execute();
  expect(await member.client.post('/api/passkey-options.php', {})).toMatchObject({
    status: 409,
    body: { error: { code: 'too_many_passkeys' } },
  });
});

test('of several that were begun when there was room for one, one is added', async () => {
  const { member } = await withKey();
  const key = { user_id: member.id, public_key: Buffer.from('x'), counter: 0, name: '' };
  const more = Array.from({ length: 18 }, (_, index) => ({
    ...{ ...key, id: `${member.id}${index}`, transports: [], created_at: t.clock.now() },
  }));
  await t.ctx.db.insertInto('passkeys').values(more).execute();
  const begun = [
    await toAdd(member.client),
    await toAdd(member.client),
    await toAdd(member.client),
  ];
  const answers = await Promise.all(
    begun.map((challenge) => add(member.client, new TestAuthenticator().make(challenge))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await keysOf(member)).toHaveLength(20);
});

test('a session that was left open adds no key without the password [S07]', async () => {
  const member = await testMember(t);
  await givePassword(t, member);
  t.clock.advance(10 * minute);
  const ask = (body: object) => member.client.post('/api/passkey-options.php', body);
  const refused = (code: string) => ({
    ...{ status: 400, body: { error: { details: [{ field: 'password', code }] } } },
  });
  expect(await ask({})).toMatchObject(refused('required'));
  expect(await ask({ password: 'a guess' })).toMatchObject(refused('wrong'));
  expect((await ask({ password: ownPassword })).status).toBe(200);
});

test('nobody adds a key where the address may be somebody else’s, who would find it there', async () => {
  const member = await testMember(t);
  const challenge = await toAdd(member.client);
  const users = t.ctx.db.updateTable('users').set({ status: 'not_confirmed' });
  await users.where('id', '=', member.id).execute();
  const refused = { status: 403, body: { error: { code: 'not_confirmed' } } };
  expect(await member.client.post('/api/passkey-options.php', {})).toMatchObject(refused);
  expect(await add(member.client, new TestAuthenticator().make(challenge))).toMatchObject(refused);
});

test('a deleted account is not entered by a key, which offers the way back for 14 days [S31]', async () => {
  const { member, authenticator } = await withKey();
  const leave = async () =>
    expect((await member.client.post('/api/account-delete.php', { reason: 'time' })).status).toBe(
      204,
    );
  await leave();
  const client = t.client();
  const enter = async () => logIn(client, authenticator.use(await toLogIn()));
  const { status, body } = await enter();
  const { error } = body as { error: { code: string; details: { token: string } } };
  expect([status, error.code]).toEqual([403, 'account_deleted']);
  expect(client.cookies).not.toHaveProperty('sid');
  const { token } = error.details;
  expect((await client.post('/api/account-restore.php', { token })).status).toBe(204);
  expect((await enter()).status).toBe(200);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', member.id)
    .execute();
  t.clock.advance(14 * day);
  expect((await enter()).status).toBe(401);
});

test('“It was not me” takes the key that the login was made with, however long it has been there', async () => {
  const { member, authenticator } = await withKey();
  const own = new TestAuthenticator();
  await add(member.client, own.make(await toAdd(member.client)));
  await logIn(member.client, own.use(await toLogIn()));
  // The mails that told of the keys cannot be answered any more.
  t.clock.advance(8 * day);
  const enter = async (key: TestAuthenticator) =>
    (await logIn(t.client(), key.use(await toLogIn()))).status;
  expect(await enter(authenticator)).toBe(200);
  const mails = await sentMails(t);
  const mail = mails.find(({ to }) => to === `${member.id}@example.com`);
  expect((await t.client().post('/api/email-undo.php', { token: tokenOf(mail) })).status).toBe(204);
  expect(await enter(authenticator)).toBe(401);
  expect(await enter(own)).toBe(200);
});

test('logging in as another ends the pushes of who was here, and forgets wrong passwords', async () => {
  const { member, authenticator } = await withKey();
  const before = await testMember(t);
  const keys = someKeys();
  const endpoint = `https://fcm.googleapis.com/fcm/send/${before.id}`;
  await before.client.post('/api/user.php?push=1', { endpoint, keys });
  const wrong = { email: `${member.id}@example.com`, password: 'a wrong guess' };
  for (let times = 1; times <= 5; times += 1) await t.client().post('/api/user.php', wrong);
  expect((await t.client().post('/api/user.php', wrong)).status).toBe(423);
  expect((await logIn(before.client, authenticator.use(await toLogIn()))).status).toBe(200);
  const pushes = t.ctx.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', endpoint);
  expect(await pushes.execute()).toEqual([]);
  expect((await t.client().post('/api/user.php', wrong)).status).toBe(401);
});
