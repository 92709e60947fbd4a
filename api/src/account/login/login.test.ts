import { day, minute, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { asJson, testDraft } from '../../testing/draft.ts';

let t: TestApp;
const password = testDraft().password;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function account(email: string): Promise<void> {
  const answer = await t.client().post('/api/signup.php', testDraft({ email }), asJson);
  expect(answer.status).toBe(200);
}

function login(email: string, given: string, address = '127.0.0.1') {
  return t
    .client()
    .post('/api/user.php', { email, password: given }, { 'x-forwarded-for': address });
}

test('the right password logs in, and only on the site of the account', async () => {
  await account('in@example.com');
  const client = t.client();
  const answer = await client.post('/api/user.php', { email: 'IN@example.com', password });
  expect(answer).toMatchObject({ status: 200, body: { user: { email: 'in@example.com' } } });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const elsewhere = t.client('another.localhost');
  elsewhere.cookies = client.cookies;
  expect((await elsewhere.get('/api/user.php')).status).toBe(403);
});

test('a password of a megabyte is refused before it is looked at, and is no attempt [S18]', async () => {
  await account('long@example.com');
  for (const [length, status] of [
    [257, 400],
    [50_000, 400],
    [1_000_000, 413],
  ] as const) {
    const long = 'a'.repeat(length);
    for (let times = 0; times < 3; times += 1) {
      expect((await login('long@example.com', long)).status).toBe(status);
    }
    const draft = testDraft({ email: 'longer@example.com', password: long });
    expect((await t.client().post('/api/signup.php', draft, asJson)).status).toBe(status);
  }
  expect((await login('long@example.com', password)).status).toBe(200);
});

test('over https the cookie is bound to the host [S02]', async () => {
  await account('tls@example.com');
  const client = t.client();
  client.headers['x-forwarded-proto'] = 'https';
  const answer = await client.post('/api/user.php', { email: 'tls@example.com', password });
  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-sid=.*; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-device=.*; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect((await client.get('/api/user.php')).status).toBe(200);
});

test('unknown addresses and wrong passwords get the same answer [S14]', async () => {
  await account('known@example.com');
  const wrong = await login('known@example.com', 'wrong');
  const unknown = await login('unknown@example.com', 'wrong');
  expect(wrong.status).toBe(401);
  expect(unknown.text).toBe(wrong.text);
  expect(wrong.text).toContain('Inloggen is niet gelukt');
});

test('a cookie planted before login is worth nothing after it [S03]', async () => {
  await account('fixed@example.com');
  const client = t.client();
  client.cookies.sid = 'a'.repeat(43);
  await client.post('/api/user.php', { email: 'fixed@example.com', password });
  expect(client.cookies.sid).not.toBe('a'.repeat(43));
  const attacker = t.client();
  attacker.cookies.sid = 'a'.repeat(43);
  expect((await attacker.get('/api/user.php')).status).toBe(403);
});

test.each(['raced@example.com', 'nobody@example.com'])(
  'a hundred wrong passwords at once for %s: five are checked [S15]',
  async (email) => {
    if (email.startsWith('raced')) await account(email);
    const tries = Array.from({ length: 100 }, (_, index) =>
      login(email, 'wrong', `10.0.0.${index}`),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const blocked = answers.filter(({ status }) => status === 423);
    expect(blocked).toHaveLength(95);
    expect(blocked[0]?.body).toMatchObject({
      error: { code: 'account_blocked', details: { minutes: 5 } },
    });
  },
);

test('a block refuses the right password, tells the minutes left, ends and grows [S12]', async () => {
  await account('block@example.com');
  const email = 'block@example.com';
  for (let index = 0; index < 5; index += 1) await login(email, 'wrong', `10.1.0.${index}`);
  t.clock.advance(2 * minute);
  expect((await login(email, password)).body).toMatchObject({ error: { details: { minutes: 3 } } });
  t.clock.advance(3 * minute + second);
  for (let index = 0; index < 5; index += 1) await login(email, 'wrong', `10.1.1.${index}`);
  const longer = await login(email, password);
  expect(longer.body).toMatchObject({ error: { details: { minutes: 15 } } });
  t.clock.advance(15 * minute + second);
  expect((await login(email, password)).status).toBe(200);
  // A success starts anew.
  for (let index = 0; index < 4; index += 1) await login(email, 'wrong', `10.1.2.${index}`);
  expect((await login(email, password)).status).toBe(200);
});

test('with a device of before one logs in, whatever strangers try; what is tried there counts as well [S12, S13]', async () => {
  const email = 'besieged@example.com';
  await account(email);
  const own = t.client();
  const here = async (given: string) =>
    (await own.post('/api/user.php', { email, password: given })).status;
  expect(await here(password)).toBe(200);
  const strangers = async () => (await login(email, 'wrong', '10.1.3.1')).status;
  for (let index = 0; index < 5; index += 1) expect(await strangers()).toBe(401);
  expect(await strangers()).toBe(423);
  expect(await here(password)).toBe(200);
  // That it was right gives strangers no more tries.
  expect(await strangers()).toBe(423);
  for (let index = 0; index < 5; index += 1) expect(await here('wrong')).toBe(401);
  expect(await here(password)).toBe(423);
  t.clock.advance(5 * minute + second);
  expect(await here(password)).toBe(200);
});

test('the device of one member is a stranger to another', async () => {
  await account('attacked@example.com');
  await account('attacker@example.com');
  const attacker = t.client();
  await attacker.post('/api/user.php', { email: 'attacker@example.com', password });
  const attack = (given: string) =>
    attacker.post('/api/user.php', { email: 'attacked@example.com', password: given });
  for (let index = 0; index < 5; index += 1) await attack('wrong');
  expect((await attack('wrong')).status).toBe(423);
  expect((await login('attacked@example.com', password)).status).toBe(423);
});

test('one address cannot try a thousand accounts [S16]', async () => {
  const answers = [];
  for (let index = 0; index < 60; index += 1) {
    answers.push(await login(`victim${index}@example.com`, 'wrong', '198.51.100.9'));
  }
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a device of before logs in where somebody tries a thousand accounts, five wrong ones and no more [S13, S16]', async () => {
  const email = 'same-network@example.com';
  await account(email);
  const own = t.client();
  const from = { 'x-forwarded-for': '198.51.100.11' };
  const here = async (given: string) =>
    (await own.post('/api/user.php', { email, password: given }, from)).status;
  expect(await here(password)).toBe(200);
  for (let index = 0; index < 50; index += 1) {
    await login(`tried${index}@example.com`, 'wrong', '198.51.100.11');
  }
  expect((await login(email, password, '198.51.100.11')).status).toBe(429);
  expect(await here(password)).toBe(200);
  for (let index = 0; index < 5; index += 1) expect(await here('wrong')).toBe(401);
  expect(await here(password)).toBe(423);
});

test('an address somebody claims for himself does not help [S98]', async () => {
  for (let index = 0; index < 50; index += 1) {
    await login(`claimed${index}@example.com`, 'wrong', '198.51.100.10');
  }
  const claimed = await t.app.inject({
    method: 'POST',
    url: '/api/user.php',
    remoteAddress: '198.51.100.10',
    headers: { origin: 'http://localhost', 'request-type': 'client', 'x-forwarded-for': '1.1.1.1' },
    authority: 'localhost',
    payload: { email: 'x@example.com', password: 'wrong' },
  });
  expect(claimed.statusCode).toBe(429);
});

test('logout ends the session on the server, and needs our own page [S04, S35]', async () => {
  await account('out@example.com');
  const client = t.client();
  await client.post('/api/user.php', { email: 'out@example.com', password });
  const kept = { ...client.cookies };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-mode': 'navigate' },
  ];
  for (const headers of foreign) {
    expect((await client.get('/api/logout.php', headers)).status).toBe(403);
  }
  expect((await client.get('/api/user.php')).status).toBe(200);
  const told = new Promise((done) => t.ctx.bus.on(done));
  expect((await client.get('/api/logout.php')).status).toBe(204);
  expect(client.cookies.sid).toBeUndefined();
  const replay = t.client();
  replay.cookies = kept;
  expect(await replay.get('/api/user.php')).toMatchObject({
    status: 403,
    body: { error: { code: 'authentication_required' } },
  });
  expect(await told).toEqual({ topic: 'session', to: [expect.any(String)] });
});

test('a session lasts thirty days [S05]', async () => {
  await account('month@example.com');
  const client = t.client();
  await client.post('/api/user.php', { email: 'month@example.com', password });
  t.clock.advance(30 * day - second);
  expect((await client.get('/api/user.php')).status).toBe(200);
  t.clock.advance(2 * second);
  expect((await client.get('/api/user.php')).status).toBe(403);
});

test('passwords and session tokens are stored as hashes [S01, S17]', async () => {
  await account('dump@example.com');
  const client = t.client();
  await client.post('/api/user.php', { email: 'dump@example.com', password });
  const users = await t.ctx.db.selectFrom('users').select('password_hash').execute();
  const sessions = await t.ctx.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify([users, sessions])).not.toContain(client.cookies.sid);
  for (const { password_hash } of users) {
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  }
});

test('thirty right passwords at the same moment are thirty logins', async () => {
  await account('parallel@example.com');
  const tries = Array.from({ length: 30 }, () => login('parallel@example.com', password));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
