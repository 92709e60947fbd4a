import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { hashPassword } from '../identity/password-hash.ts';
import { hour, minute, second } from '../platform/clock.ts';
import { vapidKeys } from '../platform/vapid.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';
import {
  decrypt,
  browserOf as newBrowser,
  type PushService,
  type Received,
  someKeys,
  startPushService,
} from '../testing/push-service.ts';
import { sendDuePush } from './send-due-push.ts';

let t: TestApp;
let service: PushService;
beforeAll(async () => {
  t = await testApp();
  service = await startPushService();
});
afterAll(async () => {
  service.server.close();
  await t.close();
});
beforeEach(async () => {
  // What another test left unsent is not of this one.
  await t.ctx.db.deleteFrom('push_notices').execute();
  service.received.length = 0;
  service.status = 201;
});

const browserOf = (member: TestMember, origin = service.origin) => newBrowser(t, member, origin);

async function say(from: TestMember, to: TestMember): Promise<string> {
  return (await write(from, to, { body: 'Meet me at nine' })).conversation;
}

async function like(from: TestMember, to: TestMember): Promise<void> {
  await from.client.post('/api/like.php', { profile: to.id });
}

/** What is wanted of a member's browsers still. */
const subscriptionsOf = ({ id }: TestMember) =>
  t.ctx.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', id).execute();

async function sent(wait = 6 * second): Promise<Received[]> {
  t.clock.advance(wait);
  await sendDuePush(t.ctx);
  return service.received.splice(0);
}

/** The token that the service would believe us by; throws when the signature is another's. */
function claims({ headers }: Received): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(vapidKeys(t.ctx).publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const [head, body, signature = ''] = token.split('.');
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, by, Buffer.from(signature, 'base64url'))).toBe(true);
  return JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
}

test('a message reaches the browser, sealed and signed, and says nothing of what is in it [S107]', async () => {
  const [ann, bob] = [
    await testMember(t, { credits: 50 }),
    await testMember(t, { user: { language: 'nl' } }),
  ];
  const browser = await browserOf(bob);
  const conversation = await say(ann, bob);
  expect(await sent(0)).toEqual([]);
  const [push, ...others] = await sent();
  if (!push) throw new Error('nothing was pushed');
  expect(others).toEqual([]);
  expect(push).toMatchObject({ path: browser.path, headers: { 'content-encoding': 'aes128gcm' } });
  expect(claims(push)).toMatchObject({ aud: service.origin });
  const text = decrypt(browser, push);
  expect(text).toEqual({
    title: 'Afterglow',
    body: 'Je hebt een nieuw bericht.',
    path: `/chats/${conversation}`,
    tag: `chat-${conversation}`,
    icon: '/app-icon/default-any-192.png',
    unread: 1,
  });
  expect(await sent()).toEqual([]);
});

test('that somebody is fictional is said', async () => {
  const [ann, bob] = [
    await testMember(t, { credits: 50, profile: { fictional: true } }),
    await testMember(t),
  ];
  const browser = await browserOf(bob);
  await say(ann, bob);
  const [push] = await sent();
  expect(push && decrypt(browser, push)).toMatchObject({
    body: expect.stringMatching(/fictional/),
  });
});

test('what was read meanwhile, a blocked member’s, and what is switched off is not pushed [R36]', async () => {
  const [ann, bob] = [await testMember(t, { credits: 90 }), await testMember(t)];
  await browserOf(bob);
  const conversation = await say(ann, bob);
  await bob.client.post('/api/read.php', { conversation });
  expect(await sent()).toEqual([]);

  await say(ann, bob);
  await t.ctx.db
    .updateTable('users')
    .set({ notification_settings: { new_messages: { email: true, push: false } } })
    .where('id', '=', bob.id)
    .execute();
  expect(await sent()).toEqual([]);
  await t.ctx.db
    .updateTable('users')
    .set({ notification_settings: {} })
    .where('id', '=', bob.id)
    .execute();

  await say(ann, bob);
  await t.ctx.db
    .insertInto('blocks')
    .values({ blocker_id: ann.id, blocked_id: bob.id, created_at: t.ctx.clock.now() })
    .execute();
  expect(await sent()).toEqual([]);
});

test('several messages at once are said once, those of others each [R36]', async () => {
  const [ann, eve, bob] = [
    await testMember(t, { credits: 90 }),
    await testMember(t, { credits: 90 }),
    await testMember(t),
  ];
  const browser = await browserOf(bob);
  await say(ann, bob);
  const conversation = await say(ann, bob);
  await say(eve, bob);
  const texts = (await sent()).map((push) => decrypt(browser, push) as { path: string });
  expect(texts).toHaveLength(2);
  expect(texts).toContainEqual(
    expect.objectContaining({ path: `/chats/${conversation}`, unread: 3 }),
  );
});

test('a like that was taken back is not news, a match is', async () => {
  const [ann, bob] = [await testMember(t), await testMember(t)];
  const browser = await browserOf(bob);
  await like(ann, bob);
  await ann.client.delete(`/api/like.php?profile=${bob.id}`);
  expect(await sent()).toEqual([]);
  await like(bob, ann);
  await like(ann, bob);
  const [push, ...others] = await sent();
  expect(others).toEqual([]);
  expect(push && decrypt(browser, push)).toMatchObject({
    ...{ body: 'You have a match.', path: '/likes', tag: 'likes' },
  });
});

test('logout ends it, also for what waits already; so does the end of a session [S04, S67]', async () => {
  const [ann, bob, eve] = [
    await testMember(t, { credits: 50 }),
    await testMember(t),
    await testMember(t),
  ];
  await browserOf(bob);
  await browserOf(eve);
  await say(ann, bob);
  await say(ann, eve);
  await bob.client.post('/api/logout.php', {});
  await t.ctx.db
    .updateTable('sessions')
    .set({ expires_at: t.ctx.clock.now() })
    .where('user_id', '=', eve.id)
    .execute();
  expect(await sent()).toEqual([]);
  expect(await t.ctx.db.selectFrom('push_notices').select('id').execute()).toEqual([]);
});

test('whoever logs in on a browser, or says so, ends it for the one before [S67]', async () => {
  const account = {
    email: 'bob@example.com',
    password_hash: await hashPassword('warm evening, warmer night'),
  };
  const [ann, bob] = [await testMember(t), await testMember(t, { user: account })];
  await browserOf(ann);
  const login = { email: account.email, password: 'warm evening, warmer night' };
  expect((await ann.client.post('/api/user.php', login)).status).toBe(200);
  expect(await subscriptionsOf(ann)).toEqual([]);

  await browserOf(bob);
  const newcomer = t.client();
  newcomer.cookies = { ...bob.client.cookies };
  expect((await newcomer.post('/api/signup.php', testDraft(), asJson)).status).toBe(200);
  expect(await subscriptionsOf(bob)).toEqual([]);

  await browserOf(bob);
  expect((await t.client().delete('/api/user.php?push=1')).status).toBe(403);
  expect(await subscriptionsOf(bob)).toHaveLength(1);
  const phone = t.client();
  await phone.post('/api/user.php', login);
  const endpoint = 'https://fcm.googleapis.com/fcm/send/phone';
  const keys = someKeys();
  expect((await phone.post('/api/user.php?push=1', { endpoint, keys })).status).toBe(204);
  expect((await bob.client.delete('/api/user.php?push=1')).status).toBe(204);
  // Not on his other devices.
  expect(await subscriptionsOf(bob)).toEqual([{ endpoint }]);
});

test('a service in trouble is asked again, later and later; a browser that is gone never', async () => {
  const [ann, bob] = [await testMember(t, { credits: 50 }), await testMember(t)];
  const browser = await browserOf(bob);
  await say(ann, bob);
  service.status = 503;
  expect(await sent()).toHaveLength(1);
  expect(await sent(30 * second)).toHaveLength(0);
  expect(await sent(minute)).toHaveLength(1);
  expect(await sent(minute)).toHaveLength(0);
  service.status = 410;
  expect(await sent(minute)).toHaveLength(1);
  const left = t.ctx.db.selectFrom('push_subscriptions').select('id').where('id', '=', browser.id);
  expect(await left.execute()).toEqual([]);
  expect(await sent(60 * minute)).toEqual([]);
});

test('a service that does not answer holds up nobody of another, and gets little at a time [R28]', async () => {
  const asked: IncomingMessage[] = [];
  const silent = createServer((request) => asked.push(request));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const silence = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const [ann, bob, eve] = [
    await testMember(t, { credits: 50 }),
    await testMember(t),
    await testMember(t),
  ];
  const browser = await browserOf(eve);
  for (let count = 0; count < 10; count++) await browserOf(bob, silence);
  await say(ann, bob);
  t.clock.advance(second);
  await say(ann, eve);

  t.clock.advance(6 * second);
  const sending = sendDuePush(t.ctx);
  await once(service.server, 'received');
  expect(service.received.map(({ path }) => path)).toEqual([browser.path]);
  while (asked.length < 4) await once(silent, 'request');

  // What becomes due meanwhile goes, too.
  await say(ann, eve);
  t.clock.advance(6 * second);
  await once(service.server, 'received');

  silent.closeAllConnections();
  await sending;
  expect(asked.length).toBe(4);
  await sent(29 * second);
  expect(asked.length).toBe(4);
  silent.on('request', (_, answer) => answer.writeHead(201).end());
  await sent(2 * second);
  expect(asked.length).toBe(10);
  silent.close();
});

test('a browser for whose keys nothing can be encrypted holds up nobody of its service [R28]', async () => {
  const [ann, bob, eve] = [
    await testMember(t, { credits: 50 }),
    await testMember(t),
    await testMember(t),
  ];
  for (let count = 0; count < 10; count++) await browserOf(bob);
  const p256dh = 'B'.repeat(87);
  const ofBob = t.ctx.db.updateTable('push_subscriptions').where('user_id', '=', bob.id);
  await ofBob.set({ p256dh }).execute();
  const browser = await browserOf(eve);
  await say(ann, bob);
  t.clock.advance(second);
  await say(ann, eve);
  expect((await sent()).map(({ path }) => path)).toEqual([browser.path]);
  expect(await t.ctx.db.selectFrom('push_notices').select('id').execute()).toEqual([]);
});

test('what waited for a service goes in the same round, also when the last answer comes as the next is looked for', async () => {
  const answers: ServerResponse[] = [];
  const slow = createServer((_, answer) => answers.push(answer));
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const [ann, bob] = [await testMember(t, { credits: 50 }), await testMember(t)];
  for (let count = 0; count < 5; count++) await browserOf(bob, origin);
  await say(ann, bob);
  t.clock.advance(6 * second);

  let settled = 0;
  const answersMeanwhile: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (result.numAffectedRows === 1n && result.rows.length === 0) settled += 1;
      // The look that finds the fifth held back ends after all four were answered.
      if (result.rows.length === 0 && answers.length === 4 && settled === 0) {
        for (const answer of answers) answer.writeHead(201).end();
        while (settled < 4) await nextTurn();
        await nextTurn();
        slow.on('request', (_, answer) => answer.writeHead(201).end());
      }
      return result;
    },
  };
  await sendDuePush({ ...t.ctx, db: t.ctx.db.withPlugin(answersMeanwhile) });
  expect(answers.length).toBe(5);
  slow.close();
});

test('what could not be tried for an hour is dropped', async () => {
  const [ann, bob] = [await testMember(t, { credits: 50 }), await testMember(t)];
  await browserOf(bob);
  await say(ann, bob);
  expect(await sent(hour + 5 * second)).toHaveLength(1);
  await say(ann, bob);
  expect(await sent(hour + 5 * second + 1)).toEqual([]);
  expect(await t.ctx.db.selectFrom('push_notices').select('id').execute()).toEqual([]);
});

test('an operator’s own key is the one that browsers and services are told', async () => {
  const { privateKey, publicKey } = vapidKeys(t.ctx);
  const given = { ...t.ctx, secret: 'x'.repeat(32), env: { ...t.ctx.env } };
  expect(vapidKeys(given).publicKey).not.toBe(publicKey);
  given.env.vapidPrivateKey = privateKey;
  expect(vapidKeys(given).publicKey).toBe(publicKey);
  const { body } = await t.client().get('/api/settings.php');
  expect(body).toMatchObject({ settings: { push_public_key: publicKey } });
});
