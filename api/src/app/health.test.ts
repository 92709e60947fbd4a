import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('background work that fails shows by name, and the process goes on serving', async () => {
  const ready = () => t.client('any.example').get('/api/ready.php');
  expect(await ready()).toMatchObject({ status: 200, body: { status: 'ok', failing: [] } });
  const fail = () => Promise.reject(new Error('The mail server is away.'));
  const loop = t.ctx.loops.repeat('letters', fail, hour);
  expect(await ready()).toMatchObject({
    status: 200,
    body: { status: 'ok', failing: [{ name: 'letters', failures: 1 }] },
  });
  await loop.stop();
  expect((await ready()).body).toMatchObject({ failing: [] });
});
