import { Registry } from 'prom-client';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { createApp } from './create-app.ts';
import { createMetrics, serveMetrics } from './metrics.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('answers are counted by route and status, never by address; what fails and waits is said', async () => {
  const metrics = createMetrics(t.ctx);
  const app = await createApp(t.ctx, metrics);
  const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } });
  await get('/api/settings.php');
  await get('/api/profile.php?id=0123456789abcdefghjkmnpqrs');
  await get('/nowhere/at/all');
  t.ctx.loops.repeat('a loop of a test', () => Promise.reject(new Error('fails')), hour);
  const server = await serveMetrics(metrics, 0, '127.0.0.1');
  const { port } = server.address() as { port: number };
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  server.close();
  await app.close();
  const counted = (route: string, status: number) =>
    `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
  expect(text).toContain(counted('/api/settings.php', 200));
  expect(text).toContain(counted('/api/profile.php', 404));
  expect(text).toContain(counted('unknown', 404));
  expect(text).not.toContain('0123456789');
  expect(text).toContain('afterglow_background_failures{name="a loop of a test"} 1');
  expect(text).toContain('afterglow_waiting{what="mail"} 0');
  expect(text).toContain('process_resident_memory_bytes');
});

test('production tells nobody what there is to ask [S46]', async () => {
  const urls = ['/api/openapi.json', '/api/reference/', '/api/reference/js/scalar.js'];
  const asked = urls.map((url) => ({ url, headers: { host: 'localhost' } }));
  for (const url of asked) expect((await t.app.inject(url)).statusCode).toBe(200);
  const env = { ...t.ctx.env, production: true };
  const closed = await createApp({ ...t.ctx, env }, new Registry());
  for (const url of asked) expect((await closed.inject(url)).statusCode).toBe(404);
  await closed.close();
});
