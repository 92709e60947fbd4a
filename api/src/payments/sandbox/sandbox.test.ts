import { balanceOf } from '../../credits/balance.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, choose, statusOf, testBuyer } from '../../testing/buyer.ts';
import { openPages } from '../../testing/open-pages.ts';
import { listen } from '../../testing/stream.ts';
import { deliverDue } from './deliver.ts';

let t: TestApp;
const open = openPages(() => t);
let port: number;
beforeAll(async () => {
  t = await testApp();
  port = Number(new URL(await listen(t)).port);
});
afterAll(() => t.close());

test('paying at the checkout page changes the open page of the buyer without a reload', async () => {
  const ann = await testBuyer(t);
  const page = await open(ann);
  const ideal = { paymentmethod: 'ideal', bank: 'ideal_RABONL2U' };
  const { payment, ref, redirect_url } = await bought(ann, ideal);
  expect(redirect_url).toBe(`http://localhost/sandbox/checkout/${ref}`);

  const checkout = await ann.client.get(`/sandbox/checkout/${ref}`);
  expect(checkout.text).toContain('Rabobank');
  expect(checkout.text).toContain('€24.99');
  expect(checkout.text).not.toMatch(/ style=|<script|sandbox\./);
  expect(checkout.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256/,
  );

  const answer = await choose(ann, ref, 'pay', 'twice');
  expect([answer.status, answer.headers.location]).toEqual([
    303,
    `/transactions/${payment.payment_id}`,
  ]);
  await page.until(() => page.events('credits').length > 0);
  expect(page.events('credits')).toEqual([{ credits: 150 }]);
  expect(page.events('payment')).toEqual([{ payment: payment.payment_id, status: 'completed' }]);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  expect((await ann.client.get(`/sandbox/checkout/${ref}`)).text).not.toContain('value="pay"');
});

test('a notice that is late, or that nobody took, comes later', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay', 'late');
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
  t.clock.advance(16_000);
  await deliverDue(t.ctx, 1);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
  t.clock.advance(21_000);
  await deliverDue(t.ctx, port);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test.each(['refund', 'charge_back'])('%s pressed again takes nothing more', async (back) => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  for (const outcome of ['pay', back, back]) await choose(ann, ref, outcome);
  const { amount, refunded, charged_back } = await t.ctx.db
    .selectFrom('sandbox_payments')
    .select(['amount', 'refunded', 'charged_back'])
    .where('ref', '=', ref)
    .executeTakeFirstOrThrow();
  expect(refunded + charged_back).toBe(amount);
});

test('another site cannot press the buttons', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  ann.client.headers = { ...ann.client.headers, origin: 'https://evil.example' };
  expect((await choose(ann, ref, 'pay', 'now')).status).toBe(403);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
});
