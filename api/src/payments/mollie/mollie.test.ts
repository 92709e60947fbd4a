import { balanceOf } from '../../credits/balance.ts';
import { minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, statusOf, testBuyer } from '../../testing/buyer.ts';
import { reconcile } from '../reconcile.ts';
import { sendRefunds } from '../refunds.ts';
import { mollieProvider } from './mollie.ts';
import { MollieStub } from './mollie-stub.ts';
import { fromMollie, toMollie } from './mollie-words.ts';

let t: TestApp;
let stub: MollieStub;
let url: string;
beforeAll(async () => {
  stub = new MollieStub();
  url = await stub.listen();
  t = await testApp(undefined, { MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: url });
});
beforeEach(() => {
  stub.trouble = [];
  stub.seen = [];
  stub.methods = [{ id: 'paypal' }, { id: 'ideal' }, { id: 'creditcard' }];
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

const order = {
  payment: 'p1',
  amount: 2499,
  currency: 'EUR',
  method: 'ideal',
  bank: null,
  merchant: 'Afterglow',
  description: '150 credits',
  language: 'nl',
  origin: 'https://site.example',
};
const provider = (patience = 300) => mollieProvider({ key: 'test_key', url, patience });
const away = { status: 503, code: 'payments_unavailable' };
const refOf = (body: unknown) =>
  (body as { redirect_url: string }).redirect_url.split('/').at(-1) ?? '';
const idOf = (body: unknown) => (body as { payment: { payment_id: string } }).payment.payment_id;

function notice(payload: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return t.app.inject({ method: 'POST', url: '/api/payment-webhook/mollie', headers, payload });
}

test.each([
  [5, 'EUR', '0.05'],
  [2499, 'EUR', '24.99'],
  [136500, 'SEK', '1365.00'],
  [1200, 'JPY', '1200'],
  [1234, 'KWD', '1.234'],
])('%i of %s is "%s" there, and back', (amount, currency, value) => {
  expect(toMollie(amount, currency)).toEqual({ currency, value });
  expect(fromMollie({ currency, value })).toBe(amount);
});

test('makes a payment with all that Mollie wants, once per order', async () => {
  const made = await provider().create(order);
  expect(await provider().create(order)).toEqual(made);
  expect(made.redirect_url).toBe(`https://www.mollie.com/checkout/${made.ref}`);
  const [first] = stub.seen;
  expect(first).toMatchObject({ method: 'POST', path: '/v2/payments', key: 'p1' });
  expect(first?.body).toEqual({
    amount: { currency: 'EUR', value: '24.99' },
    description: 'Afterglow: 150 credits',
    method: 'ideal',
    locale: 'nl_NL',
    redirectUrl: 'https://site.example/transactions/p1',
    webhookUrl: 'https://site.example/api/payment-webhook/mollie',
    metadata: { payment: 'p1' },
  });
});

test.each([
  ['open', 'open'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'completed'],
  ['failed', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
  ['something-new', 'pending'],
])('%s is %s', async (status, ours) => {
  const { ref } = await provider().create({ ...order, payment: `p-${status}` });
  stub.change(ref, { status, amountChargedBack: { currency: 'EUR', value: '1.00' } });
  expect(await provider().fetch(ref)).toEqual({
    payment: `p-${status}`,
    ref,
    status: ours,
    amount: 2499,
    currency: 'EUR',
    refunded: 0,
    charged_back: 100,
  });
});

test('what is not there is unknown; what cannot be called off stays', async () => {
  expect(await provider().fetch('tr_never')).toBeUndefined();
  await provider().cancel('tr_never');
  const { ref } = await provider().create({ ...order, payment: 'stays' });
  stub.change(ref, { isCancelable: false });
  await provider().cancel(ref);
  expect((await provider().fetch(ref))?.status).toBe('open');
  stub.change(ref, { isCancelable: true });
  await provider().cancel(ref);
  expect((await provider().fetch(ref))?.status).toBe('cancelled');
});

test.each([
  ['too many calls', { status: 429 }],
  ['its own trouble', { status: 500 }],
  ['a proxy in its place', { status: 502, body: '<html>' }],
  ['words that are not JSON', { status: 200, body: 'nonsense' }],
  ['silence', 'silent'],
  ['a cut line', 'cut'],
] as const)('%s: away for now, in making, looking and refunding', async (_name, trouble) => {
  const asked = [
    () => provider().create({ ...order, payment: 'trouble' }),
    () => provider().fetch('tr_stub0'),
    () => provider().cancel('tr_stub0'),
    () =>
      provider().refund({ id: 'r', ref: 'tr_stub0', amount: 1, currency: 'EUR', description: '' }),
  ];
  for (const ask of asked) {
    stub.trouble = [trouble];
    await expect(ask()).rejects.toMatchObject(away);
  }
});

test('a wrong key is nobody else’s fault, and its answer is not shown', async () => {
  const wrong = mollieProvider({ key: 'live_other', url });
  await expect(wrong.fetch('tr_stub0')).rejects.toThrow('Mollie answered 401');
});

test('an answer that was lost does not make a second payment or refund', async () => {
  stub.trouble = ['cut'];
  const lost = { ...order, payment: 'lost' };
  await expect(provider().create(lost)).rejects.toMatchObject(away);
  const before = stub.payments.size;
  const { ref } = await provider().create(lost);
  expect(stub.payments.size).toBe(before);

  const refund = { id: 'refund-1', ref, amount: 2499, currency: 'EUR', description: 'lost' };
  await provider().refund(refund);
  stub.forgetKeys();
  await provider().refund(refund);
  expect(stub.refunds.get(ref)).toHaveLength(1);
});

test('from the order to the credits: a notice is believed nothing but the question it is', async () => {
  const ann = await testBuyer(t);
  const answer = await buy(ann);
  expect(answer.status).toBe(200);
  const ref = refOf(answer.body);
  const id = idOf(answer.body);
  expect((await notice(`id=${ref}`)).statusCode).toBe(200);
  expect(await statusOf(ann, id)).toBe('open');
  expect((await notice('id=tr_../../methods')).statusCode).toBe(400);
  expect((await notice('id=tr_unknown99')).statusCode).toBe(200);
  expect((await notice('')).statusCode).toBe(400);
  stub.change(ref, { status: 'paid' });
  await Promise.all([1, 2, 3].map(() => notice(`id=${ref}`)));
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  stub.change(ref, { amountChargedBack: { currency: 'EUR', value: '24.99' } });
  await Promise.all([1, 2, 3].map(() => notice(`id=${ref}`)));
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

test('a notice while Mollie is away is refused, so that it comes again; asking finds it, too', async () => {
  const ann = await testBuyer(t);
  const answer = await buy(ann);
  const ref = refOf(answer.body);
  stub.change(ref, { status: 'paid', amount: { currency: 'EUR', value: '24.98' } });
  stub.trouble = [{ status: 500 }];
  expect((await notice(`id=${ref}`)).statusCode).toBe(503);
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, idOf(answer.body))).toBe('failed');
  await sendRefunds(t.ctx);
  expect(stub.refunds.get(ref)).toMatchObject([{ amount: { value: '24.98' } }]);
});

test('strangers’ numbers are asked about so often and no more', async () => {
  stub.seen = [];
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, n) => notice(`id=tr_guess${n}`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(stub.seen.length).toBe(80 - refused.length);
  expect(refused.length).toBeGreaterThan(10);
});

test('offers what the account can take, with a bank where Mollie wants one chosen', async () => {
  stub.methods = [{ id: 'paypal' }, { id: 'ideal', issuers: [{ id: 'ideal_INGBNL2A' }] }];
  const offerOf = await provider().offers({ country: 'NL', currency: 'EUR' });
  expect(offerOf('paypal')).toEqual({ banks: [] });
  expect(offerOf('ideal')).toEqual({ banks: ['ideal_INGBNL2A'] });
  expect(offerOf('visa')).toBeUndefined();
  expect(offerOf('sofort')).toBeUndefined();
  stub.trouble = ['silent'];
  const unsure = await provider().offers({ country: 'BE', currency: 'EUR' });
  expect(unsure('visa')).toEqual({ banks: [] });
});

test('a way to pay that Mollie refuses says so', async () => {
  stub.trouble = [{ status: 422 }];
  await expect(provider().create({ ...order, payment: 'refused' })).rejects.toMatchObject({
    status: 400,
    code: 'method_unavailable',
  });
  const dankort = { ...order, method: 'dankort' };
  await expect(provider().create(dankort)).rejects.toMatchObject({ code: 'method_unavailable' });
});
