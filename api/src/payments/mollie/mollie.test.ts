import { balanceOf } from '../../credits/balance.ts';
import { minute } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, statusOf, testBuyer } from '../../testing/buyer.ts';
import { MollieStub } from '../../testing/mollie-stub.ts';
import { reconcile } from '../reconcile.ts';
import { sendRefunds } from '../refunds.ts';
import { mollieProvider } from './mollie.ts';

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
const provider = (patience = 10_000) => mollieProvider({ key: 'test_key', url, patience });
const away = { status: 503, code: 'payments_unavailable' };
const refOf = (body: unknown) =>
  (body as { redirect_url: string }).redirect_url.split('/').at(-1) ?? '';
const idOf = (body: unknown) => (body as { payment: { payment_id: string } }).payment.payment_id;

function notice(payload: string) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return t.app.inject({ method: 'POST', url: '/api/payment-webhook/mollie', headers, payload });
}

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
  ['another address', { status: 302 }],
  ['silence', 'silent'],
  ['half an answer', 'half'],
  ['a cut line', 'cut'],
] as const)('%s: away for now, in making, looking and refunding', async (_name, trouble) => {
  const asked = [
    () => provider(300).create({ ...order, payment: 'trouble' }),
    () => provider(300).fetch('tr_stub0'),
    () => provider(300).cancel('tr_stub0'),
    () =>
      provider(300).refund({
        id: 'r',
        ref: 'tr_stub0',
        amount: 1,
        currency: 'EUR',
        description: '',
      }),
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
  // Open, paid and fetched back: each was kept as news, and told once more as none.
  const kept = t.ctx.db.selectFrom('payment_events').select('event_id');
  expect(await kept.where('payment_id', '=', id).execute()).toHaveLength(3);
});

test('what Mollie lets nobody stop any more is said to be on its way, and stays', async () => {
  const ann = await testBuyer(t);
  const answer = await buy(ann);
  const [ref, id] = [refOf(answer.body), idOf(answer.body)];
  stub.change(ref, { status: 'pending', isCancelable: false });
  await notice(`id=${ref}`);
  const refused = await ann.client.delete(`/api/payment.php?id=${id}`);
  expect([refused.status, (refused.body as { error: { code: string } }).error.code]).toEqual([
    409,
    'order_under_way',
  ]);
  expect(await statusOf(ann, id)).toBe('pending');
});

test('what Mollie does not stop, and nobody has begun to pay, is over here: its discount is free', async () => {
  const ann = await testBuyer(t, t.clock.now());
  const first = await buy(ann);
  const [ref, id] = [refOf(first.body), idOf(first.body)];
  expect(first.body).toMatchObject({ payment: { amount: 1874 } });
  stub.change(ref, { isCancelable: false });
  const next = await buy(ann, { package: 'nl-50', replaces: id });
  expect(next.body).toMatchObject({ payment: { amount: 749, discount_amount: 250 } });
  expect(await statusOf(ann, id)).toBe('cancelled');
  // Its page at Mollie is still open somewhere, and is paid after all: nothing of that is lost.
  stub.change(ref, { status: 'paid' });
  await notice(`id=${ref}`);
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test('an order that Mollie refuses is over, and the next one goes another way', async () => {
  const ann = await testBuyer(t);
  // What Mollie offers is known from now on: the next thing it is asked is the payment.
  await buy(await testBuyer(t));
  stub.trouble = [{ status: 422 }];
  const refused = await buy(ann, { replaces: null });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'method_unavailable' } } });
  expect((await ann.client.get('/api/open-order.php')).body).toMatchObject({ order: null });
  const other = await buy(ann, { paymentmethod: 'creditcard', replaces: null });
  expect(other.body).toMatchObject({ payment: { status: 'open' } });
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
  // Of two processes one sends it.
  await Promise.all([sendRefunds(t.ctx), sendRefunds(t.ctx)]);
  expect(stub.refunds.get(ref)).toMatchObject([{ amount: { value: '24.98' } }]);
  const sent = stub.seen.filter(({ method, path }) => method === 'POST' && path.includes(ref));
  expect(sent).toHaveLength(1);
});

test('strangers’ numbers are asked about so often and no more', async () => {
  stub.seen = [];
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, n) => notice(`id=tr_guess${n}`)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(stub.seen.length).toBe(80 - refused.length);
  expect(refused.length).toBeGreaterThan(10);
  // Until others are asked about again.
  t.clock.advance(10 * minute);
});

test('a bank that was chosen with us goes along', async () => {
  await provider().create({ ...order, payment: 'issuer', bank: 'ideal_INGBNL2A' });
  expect(stub.seen[0]?.body).toMatchObject({ method: 'ideal', issuer: 'ideal_INGBNL2A' });
});

test('a refund names ours, and is made with its key; one it refuses is thrown, so that it comes again', async () => {
  const { ref } = await provider().create({ ...order, payment: 'refunded' });
  stub.seen = [];
  const refund = { id: 'refund-2', ref, amount: 1250, currency: 'EUR', description: 'half' };
  await provider().refund(refund);
  expect(stub.seen.map(({ method, path, key }) => [method, path, key])).toEqual([
    ['GET', `/v2/payments/${ref}/refunds?limit=250`, undefined],
    ['POST', `/v2/payments/${ref}/refunds`, 'refund-2'],
  ]);
  expect(stub.seen[1]?.body).toEqual({
    amount: { currency: 'EUR', value: '12.50' },
    description: 'half',
    metadata: { refund: 'refund-2' },
  });
  expect(await provider().fetch(ref)).toMatchObject({ refunded: 1250, amount: 2499 });
  await provider().refund({ ...refund, id: 'refund-3' });
  expect(stub.refunds.get(ref)).toHaveLength(2);
  for (const status of [409, 422]) {
    stub.trouble = [{ status: 200, body: '{}' }, { status }];
    await expect(provider().refund({ ...refund, id: `r-${status}` })).rejects.toThrow(`${status}`);
  }
});

test('a payment of the same account that is not ours changes nothing', async () => {
  t.clock.advance(10 * minute);
  const { ref } = await provider().create({ ...order, payment: 'of-another-shop' });
  stub.change(ref, { status: 'paid', metadata: {} });
  expect((await notice(`id=${ref}`)).statusCode).toBe(200);
  const { count } = await t.ctx.db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('event_id', 'like', `${ref}%`)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
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
