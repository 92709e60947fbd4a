import { day, minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { remindOfDeletion } from './remind.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const { password } = testDraft();
const leaving = { password, reason: 'price' };

async function member(email: string, language = 'en') {
  const client = t.client();
  await client.post('/api/signup.php', testDraft({ email, language }), asJson);
  await client.post('/api/activate.php', { token: tokenOf((await mailsTo(email))[0]) });
  const { id } = ((await client.get('/api/user.php')).body as { user: { id: string } }).user;
  return { client, id, email };
}
const mailsTo = async (email: string) => (await sentMails(t)).filter(({ to }) => to === email);
const logIn = (email: string, pass = password) =>
  t.client().post('/api/user.php', { email, password: pass });
const restore = (token: string) => t.client().post('/api/account-restore.php', { token });
const row = (id: string) =>
  t.ctx.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['status', 'deletion_requested_at', 'active'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();

test('gone for everybody at once, logged out everywhere; the mailed link brings all back, once [S06, S31]', async () => {
  const me = await member('leaving@example.com');
  const other = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
  const elsewhere = t.client();
  await elsewhere.post('/api/user.php', { email: me.email, password });
  const see = async () => (await other.client.get(`/api/profile.php?id=${me.id}`)).status;
  expect(await see()).toBe(200);
  const remarks = 'See you, perhaps.';
  expect((await me.client.post('/api/account-delete.php', { ...leaving, remarks })).status).toBe(
    204,
  );
  expect(await see()).toBe(404);
  for (const client of [me.client, elsewhere]) {
    expect((await client.get('/api/user.php')).status).toBe(403);
  }
  expect(await row(me.id)).toEqual({
    ...{ status: 'deleted', active: false, deletion_requested_at: t.clock.now() },
  });
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  expect(mail?.subject).toBe('Your account has been deleted');
  expect(mail?.text).toContain('/account-deleted?token=');
  t.clock.advance(14 * day - minute);
  const answers = await Promise.all([restore(tokenOf(mail)), restore(tokenOf(mail))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
  expect(await row(me.id)).toEqual({
    ...{ status: 'active', active: true, deletion_requested_at: null },
  });
  expect(await see()).toBe(200);
  expect((await logIn(me.email)).status).toBe(200);
});

test('the link ends with the 14 days, and login then knows nobody [S24, S31]', async () => {
  const me = await member('late@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  expect(mail).toBeDefined();
  t.clock.advance(14 * day);
  expect((await restore(tokenOf(mail))).status).toBe(410);
  expect((await logIn(me.email)).status).toBe(401);
});

test('a right password offers the way back, a wrong one tells nothing', async () => {
  const me = await member('again@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  expect((await logIn(me.email, 'a wrong guess')).status).toBe(401);
  const { status, body } = await logIn(me.email);
  const { error } = body as { error: { code: string; details: { token: string; until: string } } };
  expect([status, error.code]).toEqual([403, 'account_deleted']);
  expect(new Date(error.details.until).getTime()).toBe(t.clock.now().getTime() + 14 * day);
  expect((await restore(error.details.token)).status).toBe(204);
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  expect((await restore(tokenOf(mail))).status).toBe(410);
  // Nor does the link of before work once the account is deleted again.
  await me.client.post('/api/user.php', { email: me.email, password });
  await me.client.post('/api/account-delete.php', leaving);
  expect((await restore(tokenOf(mail))).status).toBe(410);
  expect((await row(me.id)).status).toBe('deleted');
});

test('asks for the password, or a login of just now [S07]', async () => {
  const me = await member('careful@example.com');
  const ask = (body: object) => me.client.post('/api/account-delete.php', body);
  expect(await ask({ ...leaving, password: 'not it at all' })).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'password', code: 'wrong' }] } },
  });
  t.clock.advance(11 * minute);
  expect(await ask({ reason: 'time' })).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'password', code: 'required' }] } },
  });
  expect((await ask({ ...leaving, reason: 'boredom' })).status).toBe(400);
  expect((await row(me.id)).status).toBe('active');
  await me.client.post('/api/user.php', { email: me.email, password });
  expect((await ask({ reason: 'time' })).status).toBe(204);
});

test('who never confirmed the address comes back as that', async () => {
  const client = t.client();
  const email = 'new@example.com';
  await client.post('/api/signup.php', testDraft({ email, language: 'en' }), asJson);
  await client.post('/api/account-delete.php', leaving);
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('/account-deleted'));
  expect((await restore(tokenOf(mail))).status).toBe(204);
  const { body } = await logIn(email);
  expect(body).toMatchObject({ user: { status: 'not_confirmed' } });
});

test('another address that was asked for before is not taken any more', async () => {
  const me = await member('stays@example.com');
  await me.client.post('/api/email.php', { email: 'later@example.com', password });
  const [asked] = await mailsTo('later@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const confirmed = await t.client().post('/api/email-confirm.php', { token: tokenOf(asked) });
  expect(confirmed.status).toBe(410);
});

test('three days before the end there is one reminder, whose link works until then', async () => {
  const me = await member('forgetful@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const subjects = async () => (await mailsTo(me.email)).map(({ subject }) => subject);
  t.clock.advance(11 * day - minute);
  await remindOfDeletion(t.ctx);
  expect(await subjects()).not.toContain('Your account goes for good in three days');
  t.clock.advance(minute);
  await remindOfDeletion(t.ctx);
  await remindOfDeletion(t.ctx);
  const [mail, ...older] = await mailsTo(me.email);
  expect(mail?.subject).toBe('Your account goes for good in three days');
  expect(older.map(({ subject }) => subject)).not.toContain(mail?.subject);
  t.clock.advance(3 * day - 1);
  expect((await restore(tokenOf(mail))).status).toBe(204);
});

const rest = (client: ReturnType<typeof t.client>) => client.get('/api/user.php');
const setStatus = (id: string, status: 'banned' | 'deleted') =>
  t.ctx.db.updateTable('users').set({ status }).where('id', '=', id).execute();

test('the way back that a login offers ends with the 14 days, too [S24]', async () => {
  const me = await member('last-minute@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  t.clock.advance(14 * day - 10 * minute);
  const { body } = await logIn(me.email);
  const { token } = (body as { error: { details: { token: string } } }).error.details;
  t.clock.advance(10 * minute);
  expect((await restore(token)).status).toBe(410);
});

test('mails about it are in the language of the account; who comes back is logged in nowhere [S06]', async () => {
  const me = await member('weg@example.com', 'nl');
  t.clock.advance(1000);
  await me.client.post('/api/account-delete.php', leaving);
  const subject = async () => (await mailsTo(me.email))[0]?.subject;
  expect(await subject()).toBe('Je account is verwijderd');
  t.clock.advance(11 * day);
  await remindOfDeletion(t.ctx);
  expect(await subject()).toBe('Over drie dagen is je account voorgoed weg');
  t.clock.advance(1000);
  expect((await restore(tokenOf((await mailsTo(me.email))[0]))).status).toBe(204);
  expect(await subject()).toMatch(/^Welkom terug/);
  expect((await rest(me.client)).status).toBe(403);
});

test('other sessions stay ended after coming back [S06]', async () => {
  const me = await member('two-devices@example.com');
  const elsewhere = t.client();
  await elsewhere.post('/api/user.php', { email: me.email, password });
  const sid = String(me.client.cookies.sid);
  await me.client.post('/api/account-delete.php', leaving);
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  expect((await restore(tokenOf(mail))).status).toBe(204);
  me.client.cookies.sid = sid;
  expect([(await rest(me.client)).status, (await rest(elsewhere)).status]).toEqual([403, 403]);
});

test('whoever is banned meanwhile is not reminded, and comes back by no link', async () => {
  const me = await member('banned-later@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  await setStatus(me.id, 'banned');
  t.clock.advance(12 * day);
  const before = (await mailsTo(me.email)).length;
  await remindOfDeletion(t.ctx);
  expect(await mailsTo(me.email)).toHaveLength(before);
  expect((await restore(tokenOf(mail))).status).toBe(410);
  expect((await row(me.id)).status).toBe('banned');
});

test('a ban that was taken back keeps nobody from coming back by the link of before', async () => {
  const me = await member('banned-between@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const mail = (await mailsTo(me.email)).find(({ text }) => text.includes('/account-deleted'));
  await setStatus(me.id, 'banned');
  await typeCommand(t, 'member', 'unban', me.id, '--why', 'a mistake');
  expect(await row(me.id)).toMatchObject({ status: 'deleted', active: false });
  expect((await restore(tokenOf(mail))).status).toBe(204);
  expect((await row(me.id)).status).toBe('active');
});

test('whoever was active again with a request left over can go again', async () => {
  const me = await member('left-over@example.com');
  const before = { reason: 'time', remarks: '', requested_at: t.clock.now() } as const;
  await t.ctx.db
    .insertInto('deletion_requests')
    .values({ ...before, user_id: me.id, status_before: 'active', reminded_at: t.clock.now() })
    .execute();
  expect((await me.client.post('/api/account-delete.php', leaving)).status).toBe(204);
  t.clock.advance(11 * day);
  await remindOfDeletion(t.ctx);
  expect((await mailsTo(me.email))[0]?.subject).toBe('Your account goes for good in three days');
});

test('nobody is reminded once it is too late', async () => {
  const me = await member('too-late@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  const before = (await mailsTo(me.email)).length;
  t.clock.advance(14 * day);
  await remindOfDeletion(t.ctx);
  expect(await mailsTo(me.email)).toHaveLength(before);
});

const forgot = (email: string) => t.client().post('/api/password-reset.php', { email });

test('whose address is taken for that long is not told that there is none: who forgot the password is mailed the way back', async () => {
  const me = await member('forgot@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  expect((await t.client().post('/api/signup-check.php', { email: me.email })).status).toBe(400);
  t.clock.advance(14 * day - minute);
  expect((await forgot(me.email)).status).toBe(204);
  const mails = await mailsTo(me.email);
  expect(mails.map(({ text }) => text).join()).not.toContain('/reset-password/do');
  const way = mails.find(({ subject }) => subject === 'You can still have your account back');
  expect((await restore(tokenOf(way))).status).toBe(204);
  expect((await forgot(me.email)).status).toBe(204);
  expect((await mailsTo(me.email)).map(({ subject }) => subject)).toContain(
    'Choose a new password',
  );
});

test('the mailed way back ends with the 14 days, and none is mailed after them [S24]', async () => {
  const me = await member('forgot-for-long@example.com');
  await me.client.post('/api/account-delete.php', leaving);
  t.clock.advance(14 * day - minute);
  await forgot(me.email);
  const mails = await mailsTo(me.email);
  const way = mails.find(({ subject }) => subject === 'You can still have your account back');
  t.clock.advance(minute);
  expect((await restore(tokenOf(way))).status).toBe(410);
  await forgot(me.email);
  expect(await mailsTo(me.email)).toHaveLength(mails.length);
});

test('who goes and comes back again and again fills no stranger’s mailbox', async () => {
  const { client, email } = await member('to-and-fro@example.com');
  const comeBack = async () => {
    t.clock.advance(1000);
    await client.post('/api/user.php', { email, password });
    await client.post('/api/account-delete.php', leaving);
    const { body } = await logIn(email);
    const { token } = (body as { error: { details: { token: string } } }).error.details;
    return { token, status: (await restore(token)).status };
  };
  for (let times = 1; times <= 3; times += 1) expect((await comeBack()).status).toBe(204);
  const { token, status } = await comeBack();
  expect(status).toBe(429);
  t.clock.advance(8 * 60 * minute);
  // The token of a login is over by then; the mailed one of the last time is not.
  expect((await restore(token)).status).toBe(410);
  const mail = (await mailsTo(email)).find(({ subject }) => subject.includes('been deleted'));
  expect((await restore(tokenOf(mail))).status).toBe(204);
});
