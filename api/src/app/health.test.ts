import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

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

test('a process whose disk takes no more is not ready, until it does again [R30, R33]', async () => {
  const ready = async () => (await t.client().get('/api/ready.php')).status;
  // Whatever is written there meets a disk without room.
  symlinkSync('/dev/full', join(t.ctx.env.dataDir, '.writable'));
  expect([await ready(), await ready()]).toEqual([503, 200]);
});

test('however many ask at once, the database is asked and the disk written for few of them', async () => {
  const many = () =>
    Promise.all(Array.from({ length: 50 }, () => t.client().get('/api/ready.php')));
  let answers: { status: number }[] = [];
  const asked = await statementsOf(async () => {
    answers = await many();
  });
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(asked.filter((text) => text.includes('from site_hosts limit 1')).length).toBeLessThan(10);
});
