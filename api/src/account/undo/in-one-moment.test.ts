import { sql } from 'kysely';
import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { TestAuthenticator } from '../../testing/authenticator.ts';
import type { TestClient } from '../../testing/client.ts';
import { somebodyWaits } from '../../testing/during.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { givePassword, ownPassword } from '../../testing/own-data.ts';

let t: TestApp;
let owner: TestMember;
let thief: TestClient;
let email: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  owner = await testMember(t);
  email = `${owner.id}@example.com`;
  await givePassword(t, owner);
  t.clock.advance(second);
  // A device that is known already, so that the next one is told of.
  await logIn(owner.client);
  t.clock.advance(second);
  thief = t.client();
  expect((await logIn(thief)).status).toBe(200);
});
afterAll(() => t.close());

const logIn = (client: TestClient) =>
  client.post('/api/user.php', { email, password: ownPassword });
const challenge = async (client: TestClient, path: string) =>
  ((await client.post(path, {})).body as { options: { challenge: string } }).options.challenge;
const mailsTo = async (address: string) =>
  (await sentMails(t)).filter(({ to }) => to.includes(address));
const notMe = async () => {
  const told = (await mailsTo(email)).find(({ text }) => text.includes('/undo?token='));
  const token = tokenOf(told);
  return () => t.client().post('/api/email-undo.php', { token });
};
const sessions = () =>
  t.ctx.db.selectFrom('sessions').select('id').where('user_id', '=', owner.id).execute();

/** Both are under way, each to the point where it changes the account; the first one changes it first. */
async function inTurn<One, Other>(first: () => Promise<One>, then: () => Promise<Other>) {
  const { one, other } = await t.ctx.db.transaction().execute(async (trx) => {
    await sql`select from users where id = ${owner.id} for update`.execute(trx);
    const one = first();
    await somebodyWaits(t);
    const other = then();
    await somebodyWaits(t, 2);
    return { one, other };
  });
  return [await one, await other] as const;
}

test('a login that began before “It was not me” and ends after it begins no session', async () => {
  const [undone, entered] = await inTurn(await notMe(), () => logIn(t.client()));
  expect([undone.status, entered.status]).toEqual([204, 401]);
  expect(await sessions()).toEqual([]);
});

test('one that ends just before it is ended by it', async () => {
  const client = t.client();
  const [entered, undone] = await inTurn(() => logIn(client), await notMe());
  expect(undone.status).toBe(204);
  // It may be ended before it is answered.
  expect([200, 401]).toContain(entered.status);
  expect(await sessions()).toEqual([]);
  expect((await client.get('/api/user.php')).status).toBe(403);
});

test('a login by the passkey that it takes begins none either', async () => {
  const key = new TestAuthenticator();
  const made = key.make(await challenge(thief, '/api/passkey-options.php'));
  expect((await thief.post('/api/passkeys.php', { credential: made })).status).toBe(204);
  const client = t.client();
  const credential = key.use(await challenge(client, '/api/passkey-login-options.php'));
  const enter = () => client.post('/api/passkey-login.php', { credential });
  const [undone, entered] = await inTurn(await notMe(), enter);
  expect([undone.status, entered.status]).toEqual([204, 401]);
  expect(await sessions()).toEqual([]);
});

test('a passkey that is being added by a session that it ends is not kept', async () => {
  const credential = new TestAuthenticator().make(
    await challenge(thief, '/api/passkey-options.php'),
  );
  const add = () => thief.post('/api/passkeys.php', { credential });
  const [undone, added] = await inTurn(await notMe(), add);
  expect([undone.status, added.status]).toEqual([204, 403]);
  const keys = t.ctx.db.selectFrom('passkeys').select('id').where('user_id', '=', owner.id);
  expect(await keys.execute()).toEqual([]);
});

test('a deletion that is being asked for with a session that it ends is not begun', async () => {
  const leave = { password: ownPassword, reason: 'price' };
  const ask = () => thief.post('/api/account-delete.php', leave);
  const [undone, deleted] = await inTurn(await notMe(), ask);
  expect([undone.status, deleted.status]).toEqual([204, 403]);
  const users = t.ctx.db.selectFrom('users').select('status').where('id', '=', owner.id);
  expect(await users.executeTakeFirst()).toEqual({ status: 'active' });
});

test('no other address gets a link that was asked for before', async () => {
  const elsewhere = `thief-${owner.id}@example.com`;
  const ask = () => thief.post('/api/email.php', { email: elsewhere, password: ownPassword });
  const [undone, asked] = await inTurn(await notMe(), ask);
  expect([undone.status, asked.status]).toEqual([204, 409]);
  expect(await mailsTo(elsewhere)).toEqual([]);
});

test('an address that it takes away gets no link to a new password', async () => {
  const elsewhere = `thief-${owner.id}@example.com`;
  await thief.post('/api/email.php', { email: elsewhere, password: ownPassword });
  const token = tokenOf((await mailsTo(elsewhere))[0]);
  expect((await t.client().post('/api/email-confirm.php', { token })).status).toBe(204);
  const forgot = () => t.client().post('/api/password-reset.php', { email: elsewhere });
  await inTurn(await notMe(), forgot);
  expect(await mailsTo(elsewhere)).toHaveLength(1);
});

describe('a mailed link that is opened in its moment', () => {
  const newPassword = 'another long one, not that';
  const open = {
    async 'to a new password'() {
      await t.client().post('/api/password-reset.php', { email });
      const mails = await mailsTo(email);
      const token = tokenOf(mails.find(({ text }) => text.includes('/reset-password/do?token=')));
      const body = { token, password: newPassword, password_repeat: newPassword };
      return () => t.client().put('/api/password-reset.php', body);
    },
    async 'to another address'() {
      const elsewhere = `thief-${owner.id}@example.com`;
      await thief.post('/api/email.php', { email: elsewhere, password: ownPassword });
      const token = tokenOf((await mailsTo(elsewhere))[0]);
      return () => t.client().post('/api/email-confirm.php', { token });
    },
  };

  test.each(Object.entries(open))('%s leads nowhere after it', async (_where, ask) => {
    const undo = await notMe();
    const [undone, opened] = await inTurn(undo, await ask());
    expect([undone.status, opened.status]).toEqual([204, 410]);
  });

  test.each(Object.entries(open))('%s is taken back where it was first', async (_where, ask) => {
    const undo = await notMe();
    const [opened, undone] = await inTurn(await ask(), undo);
    expect([opened.status, undone.status]).toEqual([204, 204]);
    const { email: now, password_hash } = await t.ctx.db
      .selectFrom('users')
      .select(['email', 'password_hash'])
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect([now, password_hash]).toEqual([email, '']);
  });
});
