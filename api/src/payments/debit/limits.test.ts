import { balanceOf } from '../../credits/balance.ts';
import { day, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../../testing/buyer.ts';
import { codeOf, confirm, give, ordered, problem } from '../../testing/debit.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to one phone on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

test('an account pays so much that way, and nothing once it had a debit fetched back', async () => {
  const ann = await testBuyer(t);
  for (let order = 0; order < 3; order += 1) {
    const id = await ordered(ann, { package: 'nl-50' });
    t.clock.advance(second);
    await give(ann, id);
    await confirm(ann, id, codeOf(t));
  }
  expect(problem(await buy(ann, { paymentmethod: 'sdd' }))).toEqual([429, 'debit_limit']);
  expect((await buy(ann, { paymentmethod: 'paypal' })).status).toBe(200);

  const eve = await testBuyer(t);
  const id = await ordered(eve);
  t.clock.advance(second);
  await give(eve, id);
  await confirm(eve, id, codeOf(t));
  const { provider_ref } = await t.ctx.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ref = String(provider_ref);
  await notify(t, { id: 'booked', ref });
  const again = (await eve.client.get('/api/repeat-order.php')).body;
  expect(again).toMatchObject({ order: { paymentmethod: 'sdd' } });
  await choose(eve, ref, 'charge_back');
  await notify(t, { id: 'fetched-back', ref });
  expect(problem(await buy(eve, { paymentmethod: 'sdd' }))).toEqual([403, 'debit_blocked']);
  // Neither is the page of the last order offered what would be refused.
  expect((await eve.client.get('/api/repeat-order.php')).body).toEqual({ order: null });
});

test('accounts that were given beforehand are counted as they are confirmed', async () => {
  const ann = await testBuyer(t);
  const phones = [1, 2, 3, 4].map((last) => `+3161234561${last}`);
  const orders: { id: string; code: string }[] = [];
  for (const phone of phones) {
    const id = await ordered(ann, { package: 'nl-50' });
    t.clock.advance(second);
    expect((await give(ann, id, { phone })).status).toBe(200);
    orders.push({ id, code: codeOf(t, phone) });
  }
  const answers = [];
  for (const { id, code } of orders) answers.push(await confirm(ann, id, code));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toMatchObject({ error: { code: 'debit_limit' } });
  const last = orders.at(-1)?.id ?? '';
  expect(await statusOf(ann, last)).toBe('open');
});

test('€150 in 30 days may be debited, and not a cent more', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  t.clock.advance(second);
  await give(ann, id);
  await confirm(ann, id, codeOf(t));
  const paid = (amount: number) =>
    t.ctx.db.updateTable('payments').set({ amount }).where('id', '=', id).execute();
  await paid(15_001 - 2499);
  expect(problem(await buy(ann, { paymentmethod: 'sdd' }))).toEqual([429, 'debit_limit']);
  await paid(15_000 - 2499);
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(200);
});

test.each([
  ['open', 429],
  ['pending', 429],
  ['completed', 429],
  ['failed', 200],
  ['expired', 200],
] as const)('of what was to be debited what is %s counts or not: %i', async (status, answer) => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  // Another number: one gets only so many codes.
  expect((await give(ann, id, { phone: '+31698765432' })).status).toBe(200);
  const { db } = t.ctx;
  const confirmed = { confirmed_at: t.clock.now() };
  await db.updateTable('direct_debits').set(confirmed).where('payment_id', '=', id).execute();
  const all = { ...(status !== 'open' && { status }), amount: 15_000 };
  await db.updateTable('payments').set(all).where('id', '=', id).execute();
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(answer);
});

test('only a debit that was fetched back blocks debits', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await choose(ann, ref, 'charge_back');
  await notify(t, { id: 'not-a-debit', ref });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(200);
});
