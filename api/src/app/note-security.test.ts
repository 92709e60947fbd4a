import { randomUUID } from 'node:crypto';
import { readEnv } from '../platform/env.ts';
import { createLog } from '../platform/log.ts';
import { pseudonym, type SecurityEvent, securityLog } from '../platform/security-log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { testMember } from '../testing/member.ts';
import { production } from '../testing/production.ts';
import { someKeys } from '../testing/push-service.ts';
import { watched } from './note-security.ts';

let t: TestApp;
let noted: SecurityEvent[];
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => {
  noted = [];
  t.ctx.security = (event) => noted.push(event);
});
afterAll(() => t.close());

test('every call that is watched exists', () => {
  const unknown = Object.keys(watched).filter((call) => {
    const [method = '', url = ''] = call.split(' ');
    return !t.app.hasRoute({ method: method as 'GET', url });
  });
  expect(unknown).toEqual([]);
});

test('a login, one that failed, and a logout are a line each, with who it was [S109]', async () => {
  const { email, password } = testDraft({ email: 'log@example.com' });
  const client = t.client();
  const { body } = await t.client().post('/api/signup.php', testDraft({ email }), asJson);
  const { id } = (body as { user: { id: string } }).user;
  noted = [];
  await client.post('/api/user.php', { email, password: 'not this one' });
  await client.post('/api/user.php', { email, password });
  await client.post('/api/logout.php', {});
  expect(noted).toMatchObject([
    { event: 'login', outcome: 'refused', member: undefined, status: 401, code: 'login_failed' },
    { event: 'login', outcome: 'done', member: id, status: 200, code: undefined },
    { event: 'logout', outcome: 'done', member: id, status: 204 },
  ]);
  expect(JSON.stringify(noted)).not.toContain(email);
});

test('whoever may not, or asks too often, is noted; an ordinary look and a wrong input are not [S109]', async () => {
  const me = await testMember(t);
  noted = [];
  await me.client.get('/api/search.php');
  await me.client.get('/api/profile.php?id=nonsense');
  expect(noted).toEqual([]);
  await t.client().get('/api/ledger.php'); // nobody is logged in
  expect(noted).toEqual([]);
  const unconfirmed = await testMember(t, { user: { status: 'not_confirmed' } });
  const words = { profile: me.id, client_id: randomUUID(), kind: 'text', body: 'Hello' };
  await unconfirmed.client.post('/api/message.php', words);
  await me.client.post('/api/message.php', {}, { origin: 'https://elsewhere.example' });
  expect(noted).toMatchObject([
    { event: 'refused', route: '/api/message.php', status: 403, member: unconfirmed.id },
    { event: 'refused', outcome: 'refused', route: '/api/message.php', status: 403 },
  ]);
});

test('a browser that subscribes to push has not logged in', async () => {
  const me = await testMember(t);
  noted = [];
  const keys = someKeys();
  const endpoint = 'https://fcm.googleapis.com/a';
  expect((await me.client.post('/api/user.php', { endpoint, keys })).status).toBe(204);
  expect(noted).toEqual([]);
});

test('in production lines are written whatever the level, and name nobody [S108, S109]', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const note = securityLog(
    log,
    readEnv({ ...production, DATABASE_URL: 'postgres://nowhere' }),
    'a secret',
  );
  note({ event: 'login', outcome: 'done', member: 'her-id' });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    security: true,
    event: 'login',
    outcome: 'done',
    who: pseudonym('a secret', 'her-id'),
  });
  expect(lines.join()).not.toContain('her-id');
  expect(pseudonym('a secret', 'her-id')).not.toBe(pseudonym('another', 'her-id'));
});
