import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { listen, TestStream } from '../testing/stream.ts';
import { endSessions } from './end-sessions.ts';
import { mostSessions, startSession } from './session.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** Logs in so many times at once; gives the tokens. */
async function logIn(user: string, times: number): Promise<string[]> {
  const tokens = Array.from({ length: times }, (_, index) => `${user}-${index}-${Math.random()}`);
  await Promise.all(
    tokens.map((token) =>
      t.ctx.db.transaction().execute((trx) => startSession(t.ctx, trx, user, token, 'Test')),
    ),
  );
  return tokens;
}

async function running(user: string): Promise<number> {
  const rows = await t.ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user)
    .execute();
  return rows.length;
}

test('an account has fifty sessions: with one more the oldest ends, and its stream with it', async () => {
  const me = await testMember(t);
  const stream = await TestStream.open(await listen(t), me);
  t.clock.advance(1000);
  await logIn(me.id, mostSessions - 1);
  expect(await running(me.id)).toBe(mostSessions);
  expect((await me.client.get('/api/user.php')).status).toBe(200);
  t.clock.advance(1000);
  const [newest] = await logIn(me.id, 1);
  expect(await running(me.id)).toBe(mostSessions);
  expect((await me.client.get('/api/user.php')).status).toBe(403);
  await stream.until(() => stream.ended);
  const client = t.client();
  client.cookies.sid = String(newest);
  expect((await client.get('/api/user.php')).status).toBe(200);
});

test('logins at the same moment leave no more', async () => {
  const me = await testMember(t);
  await logIn(me.id, mostSessions + 20);
  expect(await running(me.id)).toBe(mostSessions);
});

test('hundreds of sessions from before there was a limit can be ended at once', async () => {
  const me = await testMember(t);
  const now = t.clock.now();
  const old = Array.from({ length: 400 }, (_, index) => ({
    id: `${me.id.slice(0, 20)}${String(index).padStart(6, '0')}`,
    token_hash: `${me.id} ${index}`,
    user_id: me.id,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + 1e9),
  }));
  await t.ctx.db.insertInto('sessions').values(old).execute();
  const told = new Promise((done) => t.ctx.bus.on(done));
  const ended = await t.ctx.db.transaction().execute((trx) => endSessions(trx, me.id));
  expect(ended).toBe(401);
  expect(await told).toEqual({ topic: 'session', to: [me.id] });
});
