import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { openPages } from '../testing/open-pages.ts';
import { listen, type TestStream } from '../testing/stream.ts';
import { announce } from './announce.ts';

let t: TestApp;
const open = openPages(() => t);
beforeAll(async () => {
  t = await testApp();
  await listen(t);
});
afterAll(() => t.close());

/** Keeps an event of a member that says nothing of others. */
function pay({ id: to }: TestMember, payment: string): Promise<void> {
  const data = { payment, status: 'completed' };
  return t.ctx.db
    .transaction()
    .execute((trx) => announce(t.ctx, trx, { to, type: 'payment', data }));
}

/** Waits until whatever runs now has ended: what was told before it is told to nobody again. */
async function untilAllEnded(): Promise<void> {
  const { rows } = await sql<{ own: string }>`select pg_current_xact_id()::text as own`.execute(
    t.ctx.db,
  );
  const hasEnded = async () => {
    const oldest = sql<{ isLater: boolean }>`
      select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.own}::xid8 as "isLater"`;
    return (await oldest.execute(t.ctx.db)).rows[0]?.isLater;
  };
  while (!(await hasEnded())) await setImmediate();
}

test('a page that comes is told what has happened since it was made, and nothing before [R03]', async () => {
  const bob = await testMember(t);
  const tell = (payment: string) => pay(bob, payment);
  await tell('before');
  await untilAllEnded();
  t.clock.advance(second);
  const made = t.ctx.clock.now().getTime();
  await tell('meanwhile');
  t.clock.advance(second);
  const paidIn = (page: TestStream) => page.events('payment').map(({ payment }) => payment);
  const page = await open(bob, undefined, `?since=${made}`);
  await page.until(() => paidIn(page).length > 0);
  await tell('later');
  await page.until(() => paidIn(page).includes('later'));
  expect(paidIn(page)).toEqual(['meanwhile', 'later']);
  expect(page.events('reset')).toEqual([]);

  // Others have made their pages now, or have heard already.
  await untilAllEnded();
  const [now, other, back] = await Promise.all([
    open(bob, undefined, `?since=${t.ctx.clock.now().getTime() + second}`),
    open(await testMember(t), undefined, `?since=${made}`),
    open(bob, page.lastId, `?since=${made}`),
  ]);
  await tell('last');
  await now.until(() => paidIn(now).length > 0);
  await back.until(() => paidIn(back).length > 0);
  expect([now, back, other].map(paidIn)).toEqual([['last'], ['last'], []]);
});

test('what was kept a fifth of a second before a page was made may have come after it, what is older did not', async () => {
  const [bob, other] = [await testMember(t), await testMember(t)];
  await pay(bob, 'early');
  t.clock.advance(1);
  await untilAllEnded();
  await pay(other, 'theirs');
  await pay(bob, 'late');
  t.clock.advance(200);
  await untilAllEnded();
  const page = await open(bob, undefined, `?since=${t.clock.now().getTime()}`);
  await page.until(() => page.events('payment').length > 0);
  expect(page.events('payment')).toMatchObject([{ payment: 'late' }]);
});

test('a page so old that events of its time may be gone is asked to fetch again', async () => {
  const bob = await testMember(t);
  const made = t.ctx.clock.now().getTime();
  t.clock.advance(3000 * second - 1);
  const inTime = await open(bob, undefined, `?since=${made}`);
  t.clock.advance(1);
  const late = await open(bob, undefined, `?since=${made}`);
  await late.until(() => late.events('reset').length === 1);
  expect(inTime.events('reset')).toEqual([]);
});

test.each(['', 'NaN', '-1', '0.5', '1e300', '8640000000000001', '9223372036854775808'])(
  'a page cannot be of the moment "%s" [R26]',
  async (since) => {
    const page = await open(await testMember(t), undefined, `?since=${since}`);
    expect(page.status).toBe(400);
  },
);

test.each(['0', '999999999999999', '8640000000000000'])(
  'a page of the moment "%s" gets its stream [R26]',
  async (since) => {
    const page = await open(await testMember(t), undefined, `?since=${since}`);
    expect(page.status).toBe(200);
    expect(page.lastId).not.toBe('');
  },
);
