import { createLog } from '../platform/log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { TestClient } from '../testing/client.ts';
import { createApp } from './create-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a line of a request has its route and status, and nothing personal [S56, S108]', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const app = await createApp({ ...t.ctx, log });
  const client = new TestClient(app, 'localhost');
  client.cookies.sid = 'hidden-cookie';
  const login = { email: 'hidden@example.com', password: 'hidden-password' };
  await client.post('/api/user.php?push=1&hidden=query', login);
  await app.close();
  const text = lines.join('');
  expect(text).toContain('"route":"/api/user.php"');
  expect(text).toContain('"status":401');
  expect(text).not.toMatch(/hidden|127\.0\.0\.1/);
});
