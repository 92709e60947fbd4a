import { day, minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, statusOf, testBuyer } from '../testing/buyer.ts';
import { giveUpForsaken } from './give-up-forsaken.ts';
import { reconcile } from './reconcile.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/** An order at a provider that was taken out of the configuration since. */
async function forsaken(
  { status = 'open', paymentmethod = 'paypal' } = {},
  signup = new Date('2025-01-01'),
) {
  const ann = await testBuyer(t, signup);
  const { payment_id: id } = (await bought(ann, { paymentmethod })).payment;
  const gone = { provider: 'gone', status: status as 'open' | 'pending' };
  await t.ctx.db.updateTable('payments').set(gone).where('id', '=', id).execute();
  return { ann, id };
}

test.each([
  ['open', 'paypal', day - minute, 'open'],
  ['open', 'paypal', day + minute, 'expired'],
  ['open', 'banktransfer', 14 * day - minute, 'open'],
  ['open', 'banktransfer', 14 * day + minute, 'expired'],
  ['pending', 'paypal', 14 * day - minute, 'pending'],
  ['pending', 'paypal', 14 * day + minute, 'expired'],
])('what is %s by %s at nobody is after %i ms %s', async (status, paymentmethod, wait, end) => {
  const { ann, id } = await forsaken({ status, paymentmethod });
  t.clock.advance(wait);
  await reconcile(t.ctx);
  await giveUpForsaken(t.ctx);
  expect(await statusOf(ann, id)).toBe(end);
});

test('nobody is given up whose provider is there', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  t.clock.advance(2 * day);
  await giveUpForsaken(t.ctx);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
});

test('its buyer calls it off, and has the bonus in it for the next one', async () => {
  const { ann, id } = await forsaken({}, t.clock.now());
  expect(await ann.client.delete(`/api/payment.php?id=${id}`)).toMatchObject({
    status: 200,
    body: { payment: { status: 'cancelled' } },
  });
  const bea = await forsaken({}, t.clock.now());
  for (const replaces of [undefined, null]) {
    const cat = await forsaken({}, t.clock.now());
    const named = replaces === null ? { replaces: cat.id } : {};
    expect(await buy(cat.ann, named)).toMatchObject({
      status: 200,
      body: { payment: { discount_amount: 625 } },
    });
    expect(await statusOf(cat.ann, cat.id)).toBe('cancelled');
  }
  expect(await statusOf(bea.ann, bea.id)).toBe('open');
});

test('one on its way there is called off by nobody', async () => {
  const { ann, id } = await forsaken({ status: 'pending' });
  expect(await ann.client.delete(`/api/payment.php?id=${id}`)).toMatchObject({
    status: 409,
    body: { error: { code: 'order_under_way' } },
  });
});
