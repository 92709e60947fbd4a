import { createApp } from '../app/create-app.ts';
import { conflict } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { testMember } from '../testing/member.ts';
import { requireUser } from './guards.ts';
import { idempotent } from './idempotency.ts';

let t: TestApp;
let app: App;
let runs = 0;
let refusal: Error | undefined;

beforeAll(async () => {
  t = await testApp();
  app = await createApp(t.ctx);
  for (const path of ['/api/count', '/api/another']) {
    app.post(path, { preHandler: requireUser }, (request) =>
      idempotent(t.ctx, request, async () => {
        runs += 1;
        if (refusal) throw refusal;
        return { runs };
      }),
    );
  }
});
beforeEach(() => {
  runs = 0;
  refusal = undefined;
});
afterAll(async () => {
  await app.close();
  await t.close();
});

async function member(): Promise<TestClient> {
  const client = new TestClient(app, 'localhost');
  client.cookies = (await testMember(t)).client.cookies;
  return client;
}
const key = { 'idempotency-key': 'key-00000001' };

test('the same key and body run once, another body is refused [S89]', async () => {
  const client = await member();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.post('/api/count', { a: 1 }, key)),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"runs":1}']));
  expect((await client.post('/api/count', { a: 2 }, key)).status).toBe(409);
  expect((await client.post('/api/another', { a: 1 }, key)).status).toBe(409);
  expect((await client.post('/api/count', { a: 1 }, key)).body).toEqual({ runs: 1 });
});

test('a key is of its member, and another key is another request; without one it just runs', async () => {
  const [ann, bob] = [await member(), await member()];
  await ann.post('/api/count', undefined, key);
  expect((await bob.post('/api/count', undefined, key)).body).toEqual({ runs: 2 });
  const other = { 'idempotency-key': 'key-00000002' };
  expect((await ann.post('/api/count', undefined, other)).body).toEqual({ runs: 3 });
  expect((await ann.post('/api/count')).body).toEqual({ runs: 4 });
  expect((await ann.post('/api/count')).body).toEqual({ runs: 5 });
  expect((await ann.post('/api/count', undefined, key)).body).toEqual({ runs: 1 });
});

test('a refusal is not kept: the same request may succeed later', async () => {
  const client = await member();
  refusal = conflict();
  expect((await client.post('/api/count', {}, key)).status).toBe(409);
  refusal = undefined;
  expect((await client.post('/api/count', {}, key)).body).toEqual({ runs: 2 });
});

test.each([
  ['a'.repeat(7), 400],
  ['a'.repeat(8), 200],
  ['a'.repeat(128), 200],
  ['a'.repeat(129), 400],
  ['key 00000001', 400],
  ['käy-00000001', 400],
  ['key-00000001!', 400],
  ['!key-00000001', 400],
])('the key %s gets %i', async (odd, status) => {
  const client = await member();
  const answer = await client.post('/api/count', {}, { 'idempotency-key': odd });
  expect(answer.status).toBe(status);
  if (status === 400) {
    expect(answer.body).toMatchObject({
      error: { details: [{ field: 'idempotency-key', code: 'invalid' }] },
    });
  }
});
