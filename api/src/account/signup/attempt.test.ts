import { balanceOf } from '../../credits/balance.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';
import { sentMails } from '../../testing/mail.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let people = 0;
/** A sign-up of somebody new. */
function newcomer() {
  people += 1;
  return testDraft({ email: `eva${people}@example.com`, name: 'Eva' });
}

const key = () => ({ ...asJson, 'idempotency-key': crypto.randomUUID() });
const idOf = ({ body }: { body: unknown }) => (body as { user: { id: string } }).user.id;
const accounts = async (email: string) =>
  (await t.ctx.db.selectFrom('users').select('id').where('email', '=', email).execute()).length;

test('a sign-up whose answer was lost is sent again: one account, one mail, logged in', async () => {
  const draft = newcomer();
  const headers = key();
  const first = await t.client().post('/api/signup.php', draft, headers);
  const client = t.client();
  const second = await client.post('/api/signup.php', draft, headers);
  expect(second.status).toBe(200);
  expect(idOf(second)).toBe(idOf(first));
  expect((await client.get('/api/user.php')).status).toBe(200);
  expect(await accounts(draft.email)).toBe(1);
  expect(await balanceOf(t.ctx.db, idOf(first))).toBe(20);
  const mails = (await sentMails(t)).filter(({ to }) => to === draft.email);
  expect(mails).toHaveLength(1);
});

test('a double click makes one account, and both answers are about it', async () => {
  const draft = newcomer();
  const headers = key();
  const answers = await Promise.all(
    [1, 2, 3].map(() => t.client().post('/api/signup.php', draft, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(await accounts(draft.email)).toBe(1);
});

test.each([
  ['another password', { password: 'not the same at all' }],
  ['another name', { name: 'Mallory' }],
])('the key with %s opens nothing', async (_what, other) => {
  const draft = newcomer();
  const headers = key();
  await t.client().post('/api/signup.php', draft, headers);
  const stranger = t.client();
  const answer = await stranger.post('/api/signup.php', { ...draft, ...other }, headers);
  expect(answer.status).toBe(409);
  expect((await stranger.get('/api/user.php')).status).toBe(403);
});

test('a stream says with which status it was refused: it began with 200', async () => {
  const draft = newcomer();
  const { accept: _, ...streamed } = key();
  await t.client().post('/api/signup.php', draft, streamed);
  const other = { ...draft, email: newcomer().email };
  const { status, text } = await t.client().post('/api/signup.php', other, streamed);
  expect(status).toBe(200);
  const [, data = ''] = /^event: error\ndata: (.*)$/m.exec(text) ?? [];
  expect(JSON.parse(data)).toMatchObject({ status: 409, error: { code: 'conflict' } });
});

test.each([
  ['deleted', { status: 'deleted', deletion_requested_at: new Date() }],
  ['banned', { status: 'banned' }],
  ['given back by “It was not me”', { password_hash: '' }],
  ['given another password', { password_hash: await hashPassword('yet another long one') }],
] as const)('an account that was %s meanwhile is not entered by it', async (_what, change) => {
  const draft = newcomer();
  const headers = key();
  const id = idOf(await t.client().post('/api/signup.php', draft, headers));
  await t.ctx.db.updateTable('users').set(change).where('id', '=', id).execute();
  const sessions = () =>
    t.ctx.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute();
  const before = await sessions();
  const client = t.client();
  expect((await client.post('/api/signup.php', draft, headers)).status).toBe(409);
  expect(await sessions()).toEqual(before);
  expect((await client.get('/api/user.php')).status).toBe(403);
  expect(await accounts(draft.email)).toBe(1);
});

test('a sign-up that is known is counted as any other: each costs a hash of the password', async () => {
  const draft = newcomer();
  const headers = { ...key(), 'x-forwarded-for': '203.0.113.60' };
  expect((await t.client().post('/api/signup.php', draft, headers)).status).toBe(200);
  // As if the network had taken the rest as well.
  await t.ctx.db.updateTable('rate_buckets').set({ tokens: 0 }).execute();
  expect((await t.client().post('/api/signup.php', draft, headers)).status).toBe(429);
  t.clock.advance(day);
  expect((await t.client().post('/api/signup.php', draft, headers)).status).toBe(200);
});

test('the same person under another key already has an account', async () => {
  const draft = newcomer();
  await t.client().post('/api/signup.php', draft, key());
  const answer = await t.client().post('/api/signup.php', draft, key());
  expect(answer).toMatchObject({
    status: 400,
    body: { error: { details: [{ field: 'email', code: 'in_use' }] } },
  });
});

test('a refused sign-up leaves its key free', async () => {
  const draft = newcomer();
  const headers = key();
  const refused = await t.client().post('/api/signup.php', { ...draft, city: 'Atlantis' }, headers);
  expect(refused.status).toBe(400);
  expect((await t.client().post('/api/signup.php', draft, headers)).status).toBe(200);
});

test('a key that is none is refused', async () => {
  const headers = { ...asJson, 'idempotency-key': 'short' };
  expect((await t.client().post('/api/signup.php', newcomer(), headers)).status).toBe(400);
});

test('nothing of the password can be guessed from what is kept', async () => {
  const draft = newcomer();
  await t.client().post('/api/signup.php', draft, key());
  const { createHash } = await import('node:crypto');
  const plain = createHash('sha256').update(JSON.stringify(draft)).digest('base64url');
  const kept = await t.ctx.db.selectFrom('signup_keys').select('request_hash').execute();
  expect(kept.map(({ request_hash }) => request_hash)).not.toContain(plain);
});
