import { balanceOf } from '../credits/balance.ts';
import { minute } from '../platform/clock.ts';
import { ApiError } from '../platform/errors.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import type { Provider, ProviderPayment, Refund } from './provider.ts';
import { providersOf } from './providers.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';

/**
 * A third provider, written by docs/payments.md and nothing else: a till with a drawer. What it
 * does is here to see that the five verbs are all there is.
 */
class Till {
  drawer = new Map<string, ProviderPayment>();
  refunds = new Map<string, Refund>();
  isAway = false;

  provider: Provider = {
    name: 'till',
    offers:
      async ({ currency }) =>
      (method) =>
        currency === 'EUR' && method === 'paypal' ? { banks: [], min: 1000 } : undefined,
    create: async ({ payment, amount, currency }) => {
      this.#answer();
      const ref = `till-${payment}`;
      const fresh = { payment, ref, amount, currency, refunded: 0, charged_back: 0 };
      if (!this.drawer.has(ref)) this.drawer.set(ref, { ...fresh, status: 'open' });
      return { ref, redirect_url: `https://till.example/${ref}` };
    },
    fetch: async (ref) => {
      this.#answer();
      return this.drawer.get(ref);
    },
    cancel: async (ref) => {
      if (this.drawer.get(ref)?.status === 'open') this.change(ref, { status: 'cancelled' });
    },
    refund: async (refund) => {
      this.#answer();
      if (this.refunds.has(refund.id)) return;
      this.refunds.set(refund.id, refund);
      const refunded = (this.drawer.get(refund.ref)?.refunded ?? 0) + refund.amount;
      this.change(refund.ref, { refunded });
    },
    parseWebhook: (headers, body) => {
      if (headers['till-key'] !== 'ring') throw new ApiError(400, 'invalid_signature');
      return { ref: body.toString('utf8'), kind: 'rang' };
    },
  };

  change(ref: string, values: Partial<ProviderPayment>): void {
    const known = this.drawer.get(ref);
    if (known) this.drawer.set(ref, { ...known, ...values });
  }

  #answer(): void {
    if (this.isAway) throw new ApiError(503, 'payments_unavailable');
  }
}

let t: TestApp;
let till: Till;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(() => {
  till = new Till();
  // What its line in providers.ts does: new payments go there, the sandbox finishes what it began.
  const providers = providersOf(t.ctx);
  providers.splice(0, providers.length - 1, till.provider);
});
afterAll(() => t.close());

const ring = async (ref: string, key = 'ring') => {
  const headers = { 'content-type': 'text/plain', 'till-key': key };
  const url = '/api/payment-webhook/till';
  return (await t.app.inject({ method: 'POST', url, headers, payload: ref })).statusCode;
};

test('offers what it takes, within its amounts; the rest is not shown', async () => {
  const ann = await testBuyer(t);
  expect((await ann.client.get('/api/paymentmethods.php?country=NL')).body).toEqual({
    paymentmethods: [{ method: 'paypal', banks: false, min_amount: 1000, max_amount: null }],
  });
  expect((await ann.client.get('/api/paymentmethods.php?country=GB')).body).toEqual({
    paymentmethods: [],
  });
  const small = await buy(ann, { package: 'nl-50' });
  expect(small.body).toMatchObject({ error: { details: [{ code: 'amount_too_small' }] } });
});

test('from the order to the credits, once, and back', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  const id = payment.payment_id;
  expect(ref).toBe(`till-${id}`);
  till.change(ref, { status: 'completed' });
  expect(await ring(ref, 'guessed')).toBe(400);
  expect(await statusOf(ann, id)).toBe('open');
  expect(await Promise.all([ring(ref), ring(ref), ring(ref)])).toEqual([200, 200, 200]);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  till.change(ref, { charged_back: 2499 });
  await ring(ref);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

test('a lost notice is found by asking, another amount goes back once though the answer was lost', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const [first, second] = [await bought(ann), await bought(bea)];
  till.change(first.ref, { status: 'completed' });
  till.change(second.ref, { status: 'completed', amount: 2400 });
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, first.payment.payment_id)).toBe('completed');
  expect(await statusOf(bea, second.payment.payment_id)).toBe('failed');
  till.isAway = true;
  await expect(sendRefunds(t.ctx)).rejects.toMatchObject({ status: 503 });
  expect(till.refunds.size).toBe(0);
  till.isAway = false;
  t.clock.advance(3 * minute);
  await sendRefunds(t.ctx);
  await sendRefunds(t.ctx);
  expect([...till.refunds.values()]).toMatchObject([{ ref: second.ref, amount: 2400 }]);
  expect(await balanceOf(t.ctx.db, bea.id)).toBe(0);
});

test('while it is away an order says so, and the same request makes it later', async () => {
  const ann = await testBuyer(t);
  till.isAway = true;
  const refused = await buy(ann, {}, 'while-it-is-away');
  expect(refused.body).toMatchObject({ error: { code: 'payments_unavailable' } });
  till.isAway = false;
  expect((await buy(ann, {}, 'while-it-is-away')).status).toBe(200);
  expect(till.drawer.size).toBe(1);
});

test('what another provider began is finished there', async () => {
  const ann = await testBuyer(t);
  const providers = providersOf(t.ctx);
  providers.reverse();
  const { payment, ref } = await bought(ann);
  providers.reverse();
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'began-there', ref });
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  expect((await bought(ann)).ref).toMatch(/^till-/);
});

test('while it is away the others are asked all the same', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  await bought(ann);
  const providers = providersOf(t.ctx);
  providers.reverse();
  const { payment, ref } = await bought(bea);
  providers.reverse();
  await choose(bea, ref, 'pay');
  t.clock.advance(3 * minute);
  till.isAway = true;
  await expect(reconcile(t.ctx)).rejects.toMatchObject({ status: 503 });
  till.isAway = false;
  expect(await statusOf(bea, payment.payment_id)).toBe('completed');
});

test('an order whose making was cut off is made where it was begun, whoever comes first by now', async () => {
  const ann = await testBuyer(t);
  till.isAway = true;
  expect((await buy(ann, {}, 'cut-off-there')).status).toBe(503);
  till.isAway = false;
  const providers = providersOf(t.ctx);
  providers.reverse();
  const again = await buy(ann, {}, 'cut-off-there');
  providers.reverse();
  expect(again.body).toMatchObject({
    redirect_url: expect.stringContaining('https://till.example/'),
  });
});

test.each([
  ['that its buyer gives up', true],
  ['in the way', false],
])(
  'an order at another provider %s is called off there and gives its bonus',
  async (_which, isNamed) => {
    const ann = await testBuyer(t, t.clock.now());
    const { payment, ref } = await bought(ann);
    expect(payment.discount_amount).toBe(625);
    const providers = providersOf(t.ctx);
    providers.reverse();
    const next = await buy(ann, isNamed ? { replaces: payment.payment_id } : {});
    providers.reverse();
    expect(next).toMatchObject({ status: 200, body: { payment: { discount_amount: 625 } } });
    expect(till.drawer.get(ref)?.status).toBe('cancelled');
  },
);
