import { balanceOf } from '../credits/balance.ts';
import { day } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import type { TestMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const holding = async ({ client }: TestMember) =>
  ((await client.get('/api/open-order.php')).body as { holding: unknown }).holding;
const callOff = ({ client }: Pick<TestMember, 'client'>, id: string) =>
  client.delete(`/api/payment.php?id=${id}`);
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { error: { code: string } }).error.code,
];

/** Orders with the welcome bonus, and begins to pay. */
async function pending() {
  const ann = await testBuyer(t, t.clock.now());
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pending');
  await notify(t, { id: `pending-${ref}`, ref });
  return { ann, ref, id: payment.payment_id };
}

test('the order that holds the bonus is named while it is being paid; called off, it is free again', async () => {
  const { ann, id } = await pending();
  const eve = await testBuyer(t, t.clock.now());
  expect(await holding(ann)).toMatchObject({
    payment: { payment_id: id, status: 'pending', amount: 1874 },
    percentage: 25,
  });
  expect(await holding(eve)).toBeNull();
  expect((await callOff(eve, id)).status).toBe(404);
  expect((await callOff({ client: t.client() }, id)).status).toBe(403);
  expect(await statusOf(ann, id)).toBe('pending');

  const answer = await callOff(ann, id);
  expect(answer.body).toMatchObject({ payment: { payment_id: id, status: 'cancelled' } });
  expect((await callOff(ann, id)).status).toBe(200);
  expect(await holding(ann)).toBeNull();
  expect((await bought(ann)).payment.discount_amount).toBe(625);
});

test('an open order gives its bonus to the next one, so that holds nothing; it is called off as well', async () => {
  const ann = await testBuyer(t, t.clock.now());
  const { payment } = await bought(ann);
  expect(await holding(ann)).toBeNull();
  expect((await callOff(ann, payment.payment_id)).status).toBe(200);
  expect(await statusOf(ann, payment.payment_id)).toBe('cancelled');
});

test('a code that was typed holds no bonus', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await choose(ann, ref, 'pending');
  await notify(t, { id: `typed-${ref}`, ref });
  expect(await holding(ann)).toBeNull();
});

test('what turns out to be paid is credited and not called off', async () => {
  const { ann, id, ref } = await pending();
  await choose(ann, ref, 'pay');
  expect(refusal(await callOff(ann, id))).toEqual([409, 'order_paid']);
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect(refusal(await callOff(ann, id))).toEqual([409, 'order_paid']);
});

test('what its provider has not been heard of yet cannot be called off', async () => {
  const { ann, id } = await pending();
  await t.ctx.db.updateTable('payments').set({ provider_ref: null }).where('id', '=', id).execute();
  expect(refusal(await callOff(ann, id))).toEqual([409, 'order_under_way']);
  expect(await statusOf(ann, id)).toBe('pending');
});

test('once the bonus is over anyway nothing is promised', async () => {
  const { ann } = await pending();
  t.clock.advance(7 * day);
  expect(await holding(ann)).toBeNull();
  expect(refusal(await buy(ann, { discountcode: 'WELCOME25' }))[0]).toBeGreaterThanOrEqual(400);
});
