import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { announce } from '../live/announce.ts';
import { hour, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { OwnPostgres } from '../testing/own-postgres.ts';
import { listen, TestStream } from '../testing/stream.ts';

/** How long the server is away; as in an upgrade of a minor version with a higher number. */
const away = Number(process.env.AWAY_SECONDS ?? 2.5) * second;

let postgres: OwnPostgres;
let t: TestApp;
beforeAll(async () => {
  postgres = await OwnPostgres.start();
  t = await testApp({ connection: postgres.connection, drop: () => postgres.end() });
});
afterAll(() => t.close());

const pay = ({ id }: TestMember, payment: string) =>
  t.ctx.db.transaction().execute((trx) =>
    announce(t.ctx, trx, {
      ...{ to: id, type: 'payment' },
      data: { payment, status: 'completed' },
    }),
  );

test('a database that is away and comes back costs nothing but the time [R29]', async () => {
  const ann = await testMember(t);
  const page = await TestStream.open(await listen(t), ann);
  const loop = t.ctx.loops.repeat('counting', () => sql`select 1`.execute(t.ctx.db), hour);
  const torn = t.ctx.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    await postgres.stop();
    await sql`select 1`.execute(trx);
  });
  await expect(torn).rejects.toThrow();
  const heap = process.memoryUsage().heapUsed;

  // One attempt at a time, with growing pauses, and one a second of the sandbox's loop.
  const knocks = await postgres.knocks(() => sleep(away));
  expect(knocks).toBeLessThan(6 + (3 * away) / second);
  expect(knocks).toBeGreaterThan(3);

  loop.wake();
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => ann.client.get('/api/user.php')),
  );
  expect(performance.now() - began).toBeLessThan(2 * second);
  for (const { status, headers } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '2']);
  }
  expect((await ann.client.get('/api/ready.php')).status).toBe(503);
  expect(t.ctx.loops.failing()).toContainEqual({ name: 'counting', failures: 1 });

  await postgres.start();
  const back = performance.now();
  // Before anybody listens again: nothing tells the page of it but the table.
  await pay(ann, 'while nobody listened');
  expect((await ann.client.get('/api/user.php')).status).toBe(200);
  await page.until(() => page.events('payment').length === 1);
  await page.until(() => t.ctx.loops.failing().length === 0);
  const recovered = performance.now() - back;
  expect(recovered).toBeLessThan(3 * second);
  await pay(ann, 'and after');
  await page.until(() => page.events('payment').length === 2);
  expect(page.ended).toBe(false);
  page.close();
  if (process.env.AWAY_SECONDS) {
    const grown = process.memoryUsage().heapUsed - heap;
    console.log({ knocks, recovered, grown });
  }
});
