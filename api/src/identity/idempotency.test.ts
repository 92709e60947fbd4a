import { createApp } from '../app/create-app.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { testMember } from '../testing/member.ts';
import { requireUser } from './guards.ts';
import { idempotent } from './idempotency.ts';

let test_: TestApp;
let runs = 0;

async function appWithCounter() {
  const app = await createApp(test_.ctx);
  app.post('/api/count', { preHandler: requireUser }, (request) =>
    idempotent(test_.ctx, request, async () => {
      runs += 1;
      return { runs };
    }),
  );
  return app;
}

beforeAll(async () => {
  test_ = await testApp();
});
afterAll(() => test_.close());

test('the same key and body run once, another body is refused [S89]', async () => {
  const app = await appWithCounter();
  const client = new TestClient(app, 'localhost');
  client.cookies = (await testMember(test_)).client.cookies;
  const key = { 'idempotency-key': 'key-00000001' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.post('/api/count', { a: 1 }, key)),
  );
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"runs":1}']));
  expect((await client.post('/api/count', { a: 2 }, key)).status).toBe(409);
  await app.close();
});
