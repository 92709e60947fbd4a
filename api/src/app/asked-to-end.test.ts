import { once } from 'node:events';
import { finishRequests } from '../platform/http/finish-requests.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { originOf, TestStream } from '../testing/stream.ts';
import { createApp } from './create-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

test('an API that is to end ends its streams at once, and answers what it was asked', async () => {
  const member = await testMember(t);
  const app = await createApp(t.ctx);
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  app.get('/waits', () => answered.then(() => 'waited'));
  finishRequests(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = originOf({ ...t, app });
  const stream = await TestStream.open(origin, member);
  const asked = once(app.server, 'request');
  const waiting = fetch(`${origin}/waits`);
  await asked;
  const closed = app.close();
  await stream.until(() => stream.ended);
  answer();
  const got = await waiting;
  expect([got.status, got.headers.get('connection'), await got.text()]).toEqual([
    ...[200, 'close', 'waited'],
  ]);
  await closed;
});
