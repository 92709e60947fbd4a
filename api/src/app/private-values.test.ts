import fc from 'fast-check';
import { balanceOf } from '../credits/balance.ts';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought } from '../testing/buyer.ts';
import type { TestClient } from '../testing/client.ts';
import { inputsOf } from '../testing/inputs/inputs-of.ts';
import { type Call, callsOf, type Document } from '../testing/inputs/operations.ts';
import type { Known } from '../testing/inputs/values-of.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

/** What nobody else may learn of a member, each of it found nowhere else. */
const secrets = {
  email: 'canary-address@example.com',
  birth: '1979-11-23',
  // In a place where people are asked for by their distance.
  latitude: 52.0123987,
  longitude: 5.0987123,
  credits: 77_341_907,
  remark: 'a canary told us this',
  device: 'Canarybrowser',
  holder: 'Canaria von Vogel',
  street: 'Canarystraat',
  phone: '+31698761234',
  last4: '7391',
};

let t: TestApp;
let document: Document;
let known: Known;
let her: TestMember;
let friend: TestMember;
let sent = 0;

beforeAll(async () => {
  t = await testApp();
  document = (await t.client().get('/api/openapi.json')).body as Document;
  const { latitude, longitude, birth: birth_date, email, credits } = secrets;
  her = await testMember(t, {
    ...{ user: { email, signup_date: new Date('2025-01-01') }, credits },
    profile: { gender: 'female', seeks: 'male', birth_date, latitude, longitude, name: 'Ronja' },
  });
  friend = await testMember(t, { credits: 1000 });
  const message = await write(her, friend);
  await friend.client.post('/api/like.php', { profile: her.id });
  await her.client.post('/api/like.php', { profile: friend.id });
  // Whoever is reported is blocked.
  const reported = await testMember(t);
  const report = { profile: reported.id, reason: 'other', remarks: secrets.remark };
  await her.client.post('/api/report.php', report);
  const { db } = t.ctx;
  await db
    .updateTable('sessions')
    .set({ device: secrets.device })
    .where('user_id', '=', her.id)
    .execute();
  secrets.credits = await balanceOf(db, her.id);
  const { payment } = await bought(her);
  const { holder, street, phone, last4: iban_last4 } = secrets;
  await db
    .insertInto('direct_debits')
    .values({
      ...{ payment_id: payment.payment_id, holder, street, phone, iban_last4 },
      ...{ house_number: '1', postcode: '1234 AB', city: 'Utrecht', iban_encrypted: 'x' },
      ...{ mandate_reference: 'AG-1', mandate_text: holder, created_at: t.clock.now() },
    })
    .execute();
  known = {
    ...{ id: [her.id, message.id, payment.payment_id], profile: [her.id] },
    ...{ conversation: [message.conversation], payment_id: [payment.payment_id], country: ['NL'] },
  };
});
afterAll(() => t.close());

/** Calls that end what the others need: sessions, conversations, accounts. */
const ending = ['/api/logout.php', '/api/account-delete.php', '/api/block.php', '/api/decline.php'];
/** Do not end. */
const lasting = ['/api/events.php'];

const calls = (methods: string[]) =>
  callsOf(document).filter(
    ({ method, path }) => methods.includes(method) && ![...ending, ...lasting].includes(path),
  );

async function ask(client: TestClient, call: Call, times: number) {
  const inputs = fc.sample(inputsOf(document, known, call), { numRuns: times, seed: 63 });
  const answers = inputs.map(async ({ path, query, body }) => {
    sent += 1;
    const filled = call.path.replace(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(path[name])),
    );
    return client.send({
      ...{ method: call.method as 'POST', url: `${filled}?${new URLSearchParams(query)}` },
      remoteAddress: `10.1.${sent >> 8}.${sent & 255}`,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
    });
  });
  return Promise.all(answers);
}

/** Where others could learn of a member: by ids alone, in every call there is. */
async function leaksTo(client: TestClient): Promise<string[]> {
  const found: string[] = [];
  for (const call of calls(['GET', 'POST', 'PUT'])) {
    t.clock.advance(minute);
    for (const { text } of await ask(client, call, call.method === 'GET' ? 8 : 2)) {
      for (const [name, value] of Object.entries(secrets)) {
        if (text.includes(String(value))) found.push(`${call.method} ${call.path}: ${name}`);
      }
    }
  }
  return [...new Set(found)];
}

test('no answer to another member or a visitor holds what is private to one [S63]', async () => {
  // She herself reads it, or the search would say nothing.
  const own = await Promise.all(
    ['user', 'sessions', 'transactions'].map((path) => her.client.get(`/api/${path}.php`)),
  );
  const text = own.map((answer) => answer.text).join();
  for (const name of ['email', 'birth', 'credits', 'device'] as const) {
    expect(text).toContain(String(secrets[name]));
  }
  const seen = await friend.client.get(`/api/profile.php?id=${her.id}`);
  expect(seen).toMatchObject({ status: 200, body: { profile: { name: 'Ronja' } } });
  expect(await leaksTo(friend.client)).toEqual([]);
  expect(await leaksTo(t.client())).toEqual([]);
  expect(sent).toBeGreaterThan(500);
});

test('what may be kept by a browser is the same for everybody; all else says no-store [S09]', async () => {
  const [me, visitor] = [await testMember(t, { user: { language: 'en' } }), t.client()];
  visitor.cookies.locale = 'en';
  const kept: string[] = [];
  for (const call of calls(['GET', 'POST', 'PUT', 'DELETE'])) {
    t.clock.advance(minute);
    for (const answer of await ask(me.client, call, 2)) {
      const control = String(answer.headers['cache-control']);
      if (/\bno-store\b/.test(control)) continue;
      kept.push(`${call.method} ${call.path}`);
    }
  }
  for (const path of new Set(kept.map((call) => call.replace('GET ', '')))) {
    const [own, others] = [await me.client.get(path), await visitor.get(path)];
    expect([path, own.text]).toEqual([path, others.text]);
  }
  expect(kept.filter((call) => !call.startsWith('GET '))).toEqual([]);
});
