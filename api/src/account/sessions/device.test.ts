import { jest } from '@jest/globals';
import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { TestAuthenticator } from '../../testing/authenticator.ts';
import type { TestClient } from '../../testing/client.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { password } = testDraft();
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';

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
const logIn = (client: TestClient, email: string, given = password) =>
  client.post('/api/user.php', { email, password: given }, { 'user-agent': firefox });
const warnings = async (email: string) =>
  (await sentMails(t)).filter((mail) => mail.to === email && /device|apparaat/.test(mail.subject));
const challenge = async (client: TestClient, path: string) =>
  ((await client.post(path, {})).body as { options: { challenge: string } }).options.challenge;
async function addKey(client: TestClient, key: TestAuthenticator): Promise<void> {
  const credential = key.make(await challenge(client, '/api/passkey-options.php'));
  expect((await client.post('/api/passkeys.php', { credential })).status).toBe(204);
}
async function enter(client: TestClient, key: TestAuthenticator): Promise<number> {
  const credential = key.use(await challenge(client, '/api/passkey-login-options.php'));
  return (await client.post('/api/passkey-login.php', { credential })).status;
}
const rows = async (email: string) =>
  t.ctx.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'user_id')
    .select('device_hash')
    .where('email', '=', email)
    .execute();

test('a login with another device is told once, with its name; one that is known is not [S21]', async () => {
  const own = await member('mine@example.com');
  await own.post('/api/logout.php');
  expect((await logIn(own, 'mine@example.com')).status).toBe(200);
  expect(await warnings('mine@example.com')).toEqual([]);
  const other = t.client();
  await logIn(other, 'mine@example.com');
  await logIn(other, 'mine@example.com');
  const mails = await warnings('mine@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Firefox, Windows');
  expect(mails[0]?.text).toContain('/reset-password/undo?token=');
});

test('an address that nobody confirmed, and may be a stranger’s, is told of no device', async () => {
  await newcomer('never-mine@example.com');
  expect((await logIn(t.client(), 'never-mine@example.com')).status).toBe(200);
  expect(await warnings('never-mine@example.com')).toEqual([]);
});

test('a refused login tells nobody, and makes no device known', async () => {
  await member('refused@example.com');
  const stranger = t.client();
  await logIn(stranger, 'refused@example.com', 'a wrong guess');
  expect(stranger.cookies).not.toHaveProperty('device');
  expect(await warnings('refused@example.com')).toEqual([]);
  expect(await rows('refused@example.com')).toHaveLength(1);
});

test('each member of a browser is told on their own, and no row tells that they share it', async () => {
  const browser = await member('eve@example.com');
  await member('adam@example.com', 'nl');
  await logIn(browser, 'adam@example.com');
  expect((await warnings('adam@example.com')).map(({ subject }) => subject)).toEqual([
    'Een nieuw apparaat op je account',
  ]);
  const eves = await rows('eve@example.com');
  for (const { device_hash } of await rows('adam@example.com')) {
    expect(eves).not.toContainEqual({ device_hash });
  }
});

test('a passkey on a new device is told, too', async () => {
  const own = await member('keys@example.com');
  const authenticator = new TestAuthenticator();
  await addKey(own, authenticator);
  expect(await enter(t.client(), authenticator)).toBe(200);
  const [mail] = await warnings('keys@example.com');
  expect(mail?.text).toContain('a browser we do not know');
});

test('who was here before devices were noted is not told of the first one', async () => {
  await member('long-here@example.com');
  const { id } = await t.ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'long-here@example.com')
    .executeTakeFirstOrThrow();
  await t.ctx.db.deleteFrom('known_devices').where('user_id', '=', id).execute();
  await logIn(t.client(), 'long-here@example.com');
  expect(await warnings('long-here@example.com')).toEqual([]);
  await logIn(t.client(), 'long-here@example.com');
  expect(await warnings('long-here@example.com')).toHaveLength(1);
});

test('“It was not me” logs it out and makes it a stranger again; the own device stays known', async () => {
  const own = await member('robbed@example.com');
  t.clock.advance(1000);
  const thief = t.client();
  await logIn(thief, 'robbed@example.com');
  const [mail] = await warnings('robbed@example.com');
  expect((await t.client().post('/api/email-undo.php', { token: tokenOf(mail) })).status).toBe(204);
  expect((await thief.get('/api/user.php')).status).toBe(403);
  expect((await logIn(own, 'robbed@example.com')).status).toBe(401);
  expect(await rows('robbed@example.com')).toHaveLength(1);
});

test('so it does on a clock that goes on: the device is older than its mail', async () => {
  const own = await member('ticking@example.com');
  await logIn(own, 'ticking@example.com');
  const thief = t.client();
  const stands = t.clock.now.bind(t.clock);
  const clock = jest.spyOn(t.clock, 'now').mockImplementation(() => {
    t.clock.advance(1);
    return stands();
  });
  await logIn(thief, 'ticking@example.com');
  const [mail] = await warnings('ticking@example.com');
  expect((await t.client().post('/api/email-undo.php', { token: tokenOf(mail) })).status).toBe(204);
  clock.mockRestore();
  expect(await rows('ticking@example.com')).toHaveLength(1);
});

test('a newer mail takes back what came since an older one that was not answered', async () => {
  const own = await member('twice@example.com');
  const before = new TestAuthenticator();
  await addKey(own, before);
  // Its mail cannot be answered any more.
  t.clock.advance(8 * day);
  const thief = t.client();
  await logIn(thief, 'twice@example.com');
  t.clock.advance(1000);
  const key = new TestAuthenticator();
  await addKey(thief, key);
  t.clock.advance(1000);
  const another = 'a louder market square';
  await thief.put('/api/password.php', { old_password: password, password: another });
  const mail = (await sentMails(t)).find(({ subject }) => subject === 'Your password was changed');
  expect((await t.client().post('/api/email-undo.php', { token: tokenOf(mail) })).status).toBe(204);
  expect(await enter(t.client(), key)).toBe(401);
  expect(await enter(own, before)).toBe(200);
  expect(await rows('twice@example.com')).toHaveLength(1);
});

test('nine more in a day are told, then the mailbox has peace; fifty are kept, for 400 days', async () => {
  await member('many@example.com');
  for (let times = 1; times <= 12; times += 1) await logIn(t.client(), 'many@example.com');
  expect(await warnings('many@example.com')).toHaveLength(9);
  for (let times = 1; times <= 40; times += 1) await logIn(t.client(), 'many@example.com');
  expect(await rows('many@example.com')).toHaveLength(50);
  t.clock.advance(400 * day + 1);
  await forgetExpired(t.ctx);
  expect(await rows('many@example.com')).toEqual([]);
});
