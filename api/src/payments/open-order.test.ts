import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import type { TestMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const offered = async ({ client }: TestMember) =>
  ((await client.get('/api/open-order.php')).body as { order: unknown }).order;
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];

test('an open order is offered with where it is paid, to its buyer, until it is paid', async () => {
  const [ann, eve] = [await testBuyer(t), await testBuyer(t)];
  expect(await offered(ann)).toBeNull();
  const { payment, redirect_url, ref } = await bought(ann);
  expect(await offered(ann)).toMatchObject({
    payment: { payment_id: payment.payment_id, status: 'open', amount: 2499 },
    redirect_url,
  });
  expect(await offered(eve)).toBeNull();
  expect((await t.client().get('/api/open-order.php')).status).toBe(403);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'offered', ref });
  expect(await offered(ann)).toBeNull();
});

test('a payment on its way is told, whatever is in it, until it has come', async () => {
  const [ann, eve] = [await testBuyer(t), await testBuyer(t)];
  const onWay = async ({ client }: TestMember) =>
    ((await client.get('/api/open-order.php')).body as { on_way: unknown }).on_way;
  const { payment, ref } = await bought(ann, { paymentmethod: 'banktransfer' });
  expect(await onWay(ann)).toBeNull();
  await choose(ann, ref, 'pending');
  await notify(t, { id: 'transfer-pending', ref });
  expect(await onWay(ann)).toMatchObject({ payment_id: payment.payment_id, status: 'pending' });
  expect(await onWay(eve)).toBeNull();
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'transfer-came', ref });
  expect(await onWay(ann)).toBeNull();
});

test('it is replaced only by an order that names it', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann, { replaces: null });
  const first = payment.payment_id;
  const other = { package: 'nl-50' };
  const eves = (await bought(await testBuyer(t))).payment.payment_id;
  for (const replaces of [null, eves]) {
    expect(refusal(await buy(ann, { ...other, replaces }))).toEqual([409, 'order_open']);
  }
  expect(await statusOf(ann, first)).toBe('open');
  const second = (await bought(ann, { ...other, replaces: first })).payment.payment_id;
  expect(await statusOf(ann, first)).toBe('cancelled');
  expect(await statusOf(ann, second)).toBe('open');
});

test('the same request again is the same order, though that one is open by now [S89]', async () => {
  const ann = await testBuyer(t);
  const answers = [1, 2].map(() => buy(ann, { replaces: null }, 'again-and-again'));
  await Promise.all(answers);
  const again = await buy(ann, { replaces: null }, 'again-and-again');
  expect(again.status).toBe(200);
  const { body } = await ann.client.get('/api/transactions.php');
  expect((body as { transactions: unknown[] }).transactions).toHaveLength(1);
});

test('an order without a key replaces what it names; one whose key is none changes nothing', async () => {
  const ann = await testBuyer(t);
  const first = (await bought(ann)).payment.payment_id;
  const order = { package: 'nl-50', paymentmethod: 'paypal', waiver: true, replaces: first };
  const headers = { 'idempotency-key': 'short' };
  expect((await ann.client.post('/api/payment.php', order, headers)).status).toBe(400);
  expect(await statusOf(ann, first)).toBe('open');
  expect((await ann.client.post('/api/payment.php', order)).status).toBe(200);
  expect(await statusOf(ann, first)).toBe('cancelled');
});

test('one that turns out to be paid stays, and no second one is made', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  const answer = await buy(ann, { package: 'nl-50', replaces: payment.payment_id });
  expect(refusal(answer)).toEqual([409, 'order_paid']);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  const { body } = await ann.client.get('/api/transactions.php');
  expect((body as { transactions: unknown[] }).transactions).toHaveLength(1);
});

test('a page that does not say orders as before', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  expect((await buy(ann, { package: 'nl-50' })).status).toBe(200);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
});

test.each([1, 2, 3])('of orders at one instant in several tabs one is made, round %i', async () => {
  const ann = await testBuyer(t);
  const packages = ['nl-50', 'nl-150', 'nl-400', 'nl-1000', 'nl-50', 'nl-150'];
  const answers = await Promise.all(
    packages.map((one) => buy(ann, { package: one, replaces: null })),
  );
  const made = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(made).toHaveLength(1);
  for (const answer of refused) expect(refusal(answer)).toEqual([409, 'order_open']);
  const { body } = await ann.client.get('/api/transactions.php');
  expect((body as { transactions: unknown[] }).transactions).toHaveLength(1);
});

test('of two that name the same one one takes its place', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann, { replaces: null });
  const replaces = payment.payment_id;
  const answers = await Promise.all(
    ['nl-50', 'nl-400'].map((one) => buy(ann, { package: one, replaces })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await statusOf(ann, replaces)).toBe('cancelled');
});

test('an order that is refused for its price leaves the open one to be paid', async () => {
  const ann = await testBuyer(t);
  const { payment_id: first, amount } = (await bought(ann)).payment;
  const seen = { amount, currency: 'EUR' };
  const dearer = (by: number) =>
    t.ctx.db
      .updateTable('packages')
      .set((eb) => ({ amount: eb('amount', '+', by) }))
      .where('id', '=', 'nl-150')
      .execute();
  await dearer(100);
  expect(refusal(await buy(ann, { replaces: first, seen }))).toEqual([409, 'order_price_changed']);
  expect(await statusOf(ann, first)).toBe('open');
  await dearer(-100);
  const key = 'seen-and-ordered-once';
  const order = { package: 'nl-150', replaces: first, seen };
  expect((await buy(ann, order, key)).status).toBe(200);
  await dearer(100);
  expect((await buy(ann, order, key)).status).toBe(200);
  await dearer(-100);
});

test.each([
  ['a way that is not offered', { paymentmethod: 'sofort' }, [400, 'validation']],
  ['a bank that is missing', { paymentmethod: 'ideal' }, [400, 'validation']],
  ['a code that is none', { discountcode: 'NOWHERE' }, [404, 'discountcode_not_found']],
  ['a box that is not ticked', { waiver: false }, [400, 'validation']],
  ['a package of elsewhere', { package: 'gb-50' }, [403, 'package_of_another_country']],
  ['a package that is none', { package: 'nl-1' }, [404, 'not_found']],
])('%s is refused before the open order is called off', async (_what, wrong, answer) => {
  const ann = await testBuyer(t);
  const { payment_id: replaces } = (await bought(ann)).payment;
  expect(refusal(await buy(ann, { ...wrong, replaces }))).toEqual(answer);
  expect(await statusOf(ann, replaces)).toBe('open');
});

test('so is who may pay by no direct debit any more', async () => {
  const ann = await testBuyer(t);
  const { payment_id: replaces } = (await bought(ann)).payment;
  const block = { user_id: ann.id, payment_id: null, created_at: t.clock.now() };
  await t.ctx.db.insertInto('direct_debit_blocks').values(block).execute();
  const debit = { paymentmethod: 'sdd', replaces };
  expect(refusal(await buy(ann, debit))).toEqual([403, 'debit_blocked']);
  expect(await statusOf(ann, replaces)).toBe('open');
});

test('and what is over the own limit, which the open order does not fill', async () => {
  const ann = await testBuyer(t);
  await ann.client.put('/api/spending-limit.php', { amount: 2499 });
  const { payment_id: replaces } = (await bought(ann)).payment;
  const dear = await buy(ann, { package: 'nl-400', replaces });
  expect(refusal(dear)).toEqual([403, 'spending_limit']);
  expect(dear.text).toMatch(/.24\.99 is left/);
  expect(await statusOf(ann, replaces)).toBe('open');
  expect((await buy(ann, { replaces })).status).toBe(200);
});
