import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { giphyKey } from '../gifs/gif-key.ts';
import { createToken, tokenSecret } from '../identity/tokens.ts';
import { day } from '../platform/clock.ts';
import { hashSecret } from '../platform/secrets.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestAuthenticator } from '../testing/authenticator.ts';
import { buy, notify, testBuyer } from '../testing/buyer.ts';
import { cloneDatabase } from '../testing/database.ts';
import { testDraft } from '../testing/draft.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { someKeys } from '../testing/push-service.ts';
import { sendFile, upload, uploadForMessage } from '../testing/upload.ts';

const sources = new URL('..', import.meta.url);

/** What is limited, by the beginning of the name under which it is counted; all that the sources have. */
function limitsInSources(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^(testing|platform)\//.test(path))
    .map((path) => readFileSync(new URL(path, sources), 'utf8'));
  const taken = /\b(?:takeFrom|takeForAddress)\(\s*\w+,\s*(?:['`]([^'`$]*)|(\w+))/g;
  const names = code.flatMap((text) =>
    [...text.matchAll(taken)].map(([, name, variable]) => name || variable || 'mailbox'),
  );
  return [...new Set(names.map((name) => name.replace(/[ :]$/, '')))].sort();
}

let before: TestApp;
let after: TestApp;
let friend: TestMember;
beforeAll(async () => {
  const database = await cloneDatabase();
  const gifs = { GIPHY_API_KEY: 'key', GIPHY_MEDIA_URL: 'http://127.0.0.1:9' };
  before = await testApp(database, gifs);
  // Another process is what one is after its restart: all it knows is in the database.
  const SECRET = before.ctx.secret;
  friend = await testMember(before);
  after = await testApp({ ...database, drop: async () => {} }, { ...gifs, SECRET });
});
afterAll(async () => {
  await after.close();
  await before.close();
});

const tiny = Buffer.from('no picture');
const order = '0'.repeat(26);
const account = {
  ...{ holder: 'A. de Vries', iban: 'NL91ABNA0417164300', phone: '+31612345678', mandate: true },
  ...{ street: 'Kade', house_number: '1', postcode: '3511 AA', city: 'Utrecht', payment_id: order },
};
const push = {
  endpoint: 'https://fcm.googleapis.com/one',
  keys: someKeys(),
};
const away = { 'x-forwarded-for': '203.0.113.9' };

/** Who has not confirmed an address. */
const newcomers = ['activation', 'newcomer'];

interface Asked {
  status: number;
  headers?: Record<string, unknown>;
}
type Ask = (me: TestMember, t: TestApp) => Promise<Asked>;
const post =
  (path: string, body: object): Ask =>
  ({ client }) =>
    client.post(`/api/${path}.php`, body);
const get =
  (path: string, headers = {}): Ask =>
  ({ client }) =>
    client.get(`/api/${path}`, headers);

/** Who is asked for in the open: nobody is logged in there. */
const visitors = ['visitor', 'login', 'signup', 'signup check', 'reset', 'mailbox', 'passkey'];

const asks: Record<string, Ask> = {
  activation: post('activation-mail', {}),
  appeal: get(`appeal.php?token=${'x'.repeat(43)}`),
  block: post('block', { profile: order }),
  complaint: post('complaint', {
    ...{ name: 'Ann', email: 'ann@example.com', topic: 'other', message: 'It does not work.' },
  }),
  'day of': get('search.php'),
  debit: post('directdebit', account),
  discount: get('discountcode.php?code=NONE'),
  email: post('email', { email: 'other@example.com', password: 'a guess' }),
  gif: ({ client }, { ctx }) =>
    client.get(`/api/gif/${giphyKey(ctx.secret, { id: 'abcd', width: 1, height: 1 })}/still`),
  gifs: get('gifs.php?q=a'),
  invoice: get(`invoice.php?id=${order}`),
  like: post('like', { profile: order }),
  login: post('user', { email: 'nobody@example.com', password: 'a guess' }),
  // Asked for from two networks: what counts is whose mailbox it is.
  mailbox: ({ client }, t) =>
    client.post(
      '/api/password-reset.php',
      { email: 'asked@example.com' },
      { 'x-forwarded-for': t === before ? '203.0.113.7' : '198.51.100.7' },
    ),
  message: ({ client }) =>
    client.post('/api/message.php', {
      ...{ profile: friend.id, kind: 'text', body: 'Hi', client_id: randomUUID() },
    }),
  'message image': (me) => uploadForMessage(me, tiny),
  newcomer: get('search.php', away),
  order: (me) => buy(me),
  pass: post('pass', { profile: order }),
  passkey: post('passkey-login-options', {}),
  'passkey added': post('passkeys', { credential: new TestAuthenticator().make('none') }),
  password: ({ client }) =>
    client.put('/api/password.php', { old_password: 'a guess', password: 'a quiet harbour' }),
  photo: (me) => upload(me, tiny),
  'photo edit': post('photo-edit', {
    ...{ id: order, turn: 90, crop: { left: 0, top: 0, width: 1, height: 1 } },
  }),
  push: ({ client }) => client.post('/api/user.php?push=1', push),
  report: post('report', { profile: order, reason: 'other' }),
  reset: post('password-reset', { email: 'nobody@example.com' }),
  restored: comeBack,
  signup: post('signup', testDraft({ date_of_birth: '2020-01-01' })),
  'signup check': post('signup-check', { email: 'new@example.com', name: 'Newcomer' }),
  'strange payments at': (_, t) => notify(t, { id: 'strange', ref: 'nobodys' }),
  tries: post('own-data', { password: 'a guess' }),
  verification: (me) => sendFile(me, '/api/verification.php', tiny, {}),
  visitor: get('search.php', away),
  withdrawal: post('withdrawal', { reference: order, email: 'buyer@example.com' }),
};

/** Has asked to be deleted, and comes back by the mailed link. */
async function comeBack({ id }: TestMember, t: TestApp): Promise<Asked> {
  const { ctx } = t;
  const now = ctx.clock.now();
  const leaving = { status: 'deleted', deletion_requested_at: now } as const;
  await ctx.db.updateTable('users').set(leaving).where('id', '=', id).execute();
  await ctx.db
    .insertInto('deletion_requests')
    .values({
      user_id: id,
      reason: 'time',
      remarks: '',
      status_before: 'active',
      requested_at: now,
    })
    .execute();
  const token = await ctx.db
    .transaction()
    .execute((trx) => createToken(ctx, trx, { user_id: id, purpose: 'restore', lifetime: day }));
  return t.client().post('/api/account-restore.php', { token: tokenSecret(ctx, token) });
}

/** Counted by a statement that writes as well; its name is told by whoever counts. */
const elsewhere = ['message'];
/** Has a test of its own below. */
const alone = 'sms';

test('every limit of the sources is held against a restart', () => {
  const names = limitsInSources().filter((name) => name !== alone);
  expect(Object.keys(asks).sort()).toEqual([...names, ...elsewhere].sort());
});

test.each(Object.entries(asks))(
  '%s: what was taken stays taken after a restart [S99]',
  async (name, ask) => {
    const me = await testMember(before, {
      credits: 100,
      ...(newcomers.includes(name) && { user: { status: 'not_confirmed' } }),
    });
    const here = visitors.includes(name) ? { ...me, client: before.client() } : me;
    const client = after.client();
    client.cookies = { ...here.client.cookies };
    await before.ctx.db.deleteFrom('rate_buckets').execute();
    expect((await ask(here, before)).status).not.toBe(429);
    // As if the rest had been taken as well.
    await before.ctx.db.updateTable('rate_buckets').set({ tokens: 0 }).execute();
    const refused = await ask({ id: me.id, client }, after);
    expect(refused.status).toBe(429);
    if (refused.headers) expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  },
);

test('sms: what was sent to a number stays counted after a restart [S99]', async () => {
  const me = await testBuyer(before);
  const orders = [await bySms(me), await bySms(me)];
  const again = { id: me.id, client: after.client() };
  again.client.cookies = { ...me.client.cookies };
  const give = ({ client }: TestMember, payment_id = '') =>
    client.post('/api/directdebit.php', { ...account, payment_id });
  expect((await give(me, orders[0])).status).toBe(200);
  const { rows } = await sql`update rate_buckets set tokens = 0
    where key = ${hashSecret(`sms ${account.phone}`)} returning key`.execute(before.ctx.db);
  expect(rows).toHaveLength(1);
  expect((await give(again, orders[1])).status).toBe(429);
});

async function bySms(me: TestMember): Promise<string> {
  const answer = await buy(me, { paymentmethod: 'sdd' });
  return (answer.body as { payment: { payment_id: string } }).payment.payment_id;
}
