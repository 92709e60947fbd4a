import { hour, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import { during } from '../testing/during.ts';
import { typeCommand } from '../testing/type-command.ts';
import { lockOrders } from '../ties/locks.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

const newcomer = () => testBuyer(t, t.clock.now());

test('packages are priced by country, with the discount that applies', async () => {
  const ann = await newcomer();
  expect((await ann.client.get('/api/packages.php?country=NL')).body).toMatchObject({
    country: 'NL',
    discountcode: 'TIMEBONUS25',
    packages: [
      { tier: 'p0', amount: 749, regular_amount: 999, message_amount: 150, saving_percentage: 0 },
      { tier: 'p1', amount: 1874, popular: true, message_amount: 125, saving_percentage: 17 },
      { tier: 'p2', amount: 4124, message_amount: 103, saving_percentage: 31 },
      { tier: 'p3', amount: 8999, message_amount: 90, saving_percentage: 40 },
    ],
  });
  expect((await t.client().get('/api/packages.php?country=GB')).body).toMatchObject({
    discountcode: null,
    packages: [{ amount: 899, currency: 'GBP' }, {}, {}, {}],
  });
  const methods = await ann.client.get('/api/paymentmethods.php?country=NL');
  const { paymentmethods } = methods.body as { paymentmethods: object[] };
  expect(paymentmethods[0]).toEqual({
    ...{ method: 'ideal', banks: true },
    ...{ min_amount: 1, max_amount: 5_000_000 },
  });
  expect(paymentmethods).toContainEqual(expect.objectContaining({ method: 'sdd', banks: false }));
  expect(paymentmethods).toHaveLength(8);
  const german = await ann.client.get('/api/paymentmethods.php?country=DE');
  expect(german.text).not.toMatch(/sofort|giropay/);
});

test('the time bonus ends 14,400 s after sign-up, then the welcome discount, then nothing [S88, R31]', async () => {
  const ann = await newcomer();
  const bonus = () => ann.client.get('/api/discountcode.php?timebonus=true');
  expect((await bonus()).body).toMatchObject({
    discountcode: {
      code: 'TIMEBONUS25',
      percentage: 25,
      validity: 'once-per-user',
      status: 'active',
      expires: '2026-03-01T16:00:00.000Z',
    },
  });
  t.clock.advance(4 * hour - second);
  expect((await bonus()).status).toBe(200);
  t.clock.advance(second);
  // No fault: pages ask for both by themselves.
  expect(await bonus()).toMatchObject({ status: 204, text: '' });
  expect((await buy(ann, { discountcode: 'TIMEBONUS25' })).status).toBe(404);
  const welcome = () => ann.client.get('/api/discountcode.php?welcome=true');
  expect((await welcome()).body).toMatchObject({ discountcode: { code: 'WELCOME25' } });
  t.clock.advance(7 * 24 * hour);
  expect(await welcome()).toMatchObject({ status: 204, text: '' });
  expect((await bought(ann)).payment).toMatchObject({ amount: 2499, discount_amount: 0 });
});

test('the discount of a first purchase is used once, whatever was left open before', async () => {
  const ann = await newcomer();
  const first = await bought(ann);
  expect(first.payment).toMatchObject({ amount: 1874, discount_amount: 625 });
  const next = await bought(ann, { package: 'nl-400' });
  expect(next.payment).toMatchObject({ amount: 4124 });
  expect(await statusOf(ann, first.payment.payment_id)).toBe('cancelled');
  await choose(ann, next.ref, 'pay');
  await notify(t, { id: 'bonus', ref: next.ref });
  const again = await ann.client.get('/api/discountcode.php?code=timebonus25');
  expect(again).toMatchObject({ status: 410, body: { error: { code: 'already_used' } } });
  expect((await bought(ann)).payment).toMatchObject({ amount: 2499 });
});

test('of 50 orders at once with a code for one, one gets it [S88]', async () => {
  await t.ctx.db
    .insertInto('discount_codes')
    .values({
      id: 'single',
      code: 'Single50',
      percentage: 50,
      validity: 'once',
      minimum_order_value: 2000,
      created_at: t.clock.now(),
    })
    .execute();
  const buyers = await Promise.all(Array.from({ length: 50 }, () => testBuyer(t)));
  const answers = await Promise.all(buyers.map((one) => buy(one, { discountcode: 'single50' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
  const [late] = buyers.filter((_, place) => answers[place]?.status === 410);
  expect(late && (await late.client.get('/api/discountcode.php?code=SINGLE50'))).toMatchObject({
    status: 410,
    body: { error: { code: 'already_used' } },
  });
});

test('a code has a smallest order, and unknown ones do not exist', async () => {
  await t.ctx.db
    .insertInto('discount_codes')
    .values({
      id: 'large',
      code: 'LARGE',
      percentage: 10,
      validity: 'unlimited',
      minimum_order_value: 2000,
      paymentmethods: ['paypal'],
      created_at: t.clock.now(),
    })
    .execute();
  const ann = await testBuyer(t);
  const refused = await buy(ann, { package: 'nl-50', discountcode: 'large' });
  expect(refused.body).toMatchObject({ error: { details: [{ code: 'too_little' }] } });
  const card = { discountcode: 'large', paymentmethod: 'creditcard' };
  expect((await buy(ann, card)).status).toBe(400);
  expect((await buy(ann, { discountcode: 'large' })).body).toMatchObject({
    payment: { amount: 2249 },
  });
  expect((await ann.client.get('/api/discountcode.php?code=nothing')).status).toBe(404);
});

test('one key is one order; price, credits and currency are not the buyer’s to say [S83]', async () => {
  const ann = await testBuyer(t);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => buy(ann, {}, 'double-click-key')),
  );
  const ids = answers.map(({ body }) => (body as { payment: { payment_id: string } }).payment);
  expect(new Set(ids.map(({ payment_id }) => payment_id)).size).toBe(1);
  expect((await buy(ann, { package: 'nl-50' }, 'double-click-key')).status).toBe(409);
  for (const field of ['amount', 'credits', 'currency', 'discount_amount', 'user_id']) {
    expect((await buy(ann, { [field]: 1 })).status).toBe(400);
  }
  expect((await buy(ann, { waiver: false })).status).toBe(400);
  expect((await buy(ann, { paymentmethod: 'giropay' })).status).toBe(400);
  expect((await buy(ann, { paymentmethod: 'ideal' })).status).toBe(400);
  const ideal = { paymentmethod: 'ideal', bank: 'ideal_INGBNL2A' };
  expect((await buy(ann, ideal)).status).toBe(200);
});

test('orders of one instant stand in one order on every page of the history', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  const one = await t.ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', payment.payment_id)
    .executeTakeFirstOrThrow();
  const ids = Array.from({ length: 40 }, (_, n) => `z${String((n * 7) % 40).padStart(25, '0')}`);
  const rows = ids.map((id) => ({ ...one, id, provider_ref: null, status: 'failed' as const }));
  await t.ctx.db.insertInto('payments').values(rows).execute();
  const page = async (cursor: string) =>
    (await ann.client.get(`/api/transactions.php${cursor}`)).body as {
      transactions: { payment_id: string }[];
      cursor: string | null;
    };
  const first = await page('');
  const second = await page(`?cursor=${first.cursor}`);
  const seen = [...first.transactions, ...second.transactions].map(({ payment_id }) => payment_id);
  expect(second.cursor).toBeNull();
  expect(seen).toEqual([payment.payment_id, ...ids].sort().reverse());
});

test('the last paid order can be repeated', async () => {
  const ann = await testBuyer(t);
  expect((await ann.client.post('/api/repeat-order.php', { waiver: true })).status).toBe(404);
  const { ref } = await bought(ann, { paymentmethod: 'ideal', bank: 'ideal_RABONL2U' });
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'repeat', ref });
  expect((await ann.client.get('/api/repeat-order.php')).body).toMatchObject({
    order: { package: { id: 'nl-150', amount: 2499 }, paymentmethod: 'ideal' },
  });
  t.clock.advance(second);
  const repeated = await ann.client.post('/api/repeat-order.php', { waiver: true });
  expect(repeated.body).toMatchObject({ payment: { status: 'open', amount: 2499 } });
  expect((await ann.client.get('/api/transactions.php')).body).toMatchObject({
    transactions: [{ status: 'open' }, { status: 'completed' }],
  });
});

test('an order is made at the price that was seen, or it is said and nothing is ordered', async () => {
  const ann = await newcomer();
  const seen = { amount: 1874, currency: 'EUR' };
  for (const other of [{ amount: 1873 }, { currency: 'GBP' }, { credits: 151 }]) {
    expect(await buy(ann, { seen: { ...seen, ...other } })).toMatchObject({
      status: 409,
      body: { error: { code: 'order_price_changed' } },
    });
  }
  const whole = { ...seen, credits: 150 };
  expect((await buy(ann, { seen: whole })).body).toMatchObject({ payment: whole });
  // The welcome discount is over by now, which a page that stays open does not show.
  t.clock.advance(7 * 24 * hour);
  expect((await buy(ann, { seen })).status).toBe(409);
  expect((await ann.client.get('/api/transactions.php')).body).toMatchObject({
    transactions: [{ amount: 1874 }],
  });
  expect((await buy(ann, { seen: { ...seen, amount: 2499 } })).status).toBe(200);
});

test('a repeated order is what was shown, or it is said and nothing is ordered', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'shown', ref });
  const seen = { package: 'nl-150', paymentmethod: 'paypal', amount: 2499, currency: 'EUR' };
  const repeat = (rest = {}, key?: string) => {
    const body = { waiver: true, seen: { ...seen, ...rest } };
    return ann.client.post('/api/repeat-order.php', body, key ? { 'idempotency-key': key } : {});
  };
  for (const other of [
    { amount: 2498 },
    { package: 'nl-50' },
    { paymentmethod: 'ideal' },
    { currency: 'GBP' },
  ]) {
    expect(await repeat(other)).toMatchObject({
      status: 409,
      body: { error: { code: 'order_changed' } },
    });
  }
  const change = { amount: 2599 };
  await t.ctx.db.updateTable('packages').set(change).where('id', '=', 'nl-150').execute();
  expect((await repeat()).status).toBe(409);
  expect((await ann.client.get('/api/repeat-order.php')).body).toMatchObject({
    order: { package: change },
  });
  const key = 'repeated-once-at-this-price';
  const ordered = await repeat(change, key);
  expect(ordered.body).toMatchObject({ payment: change });
  await t.ctx.db.updateTable('packages').set({ amount: 2699 }).where('id', '=', 'nl-150').execute();
  // Its answer got lost: the same request finds the same order.
  expect(await repeat(change, key)).toMatchObject({ status: 200, body: ordered.body });
  // Also once its package is not for sale any more, which nobody else hears of.
  await t.ctx.db
    .updateTable('packages')
    .set({ active: false })
    .where('id', '=', 'nl-150')
    .execute();
  expect(await repeat(change, key)).toMatchObject({ status: 200, body: ordered.body });
  expect((await repeat(change)).status).toBe(404);
});

test('a repeated order is not made at a price that changes in that very moment', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'in-that-moment', ref });
  const seen = { package: 'nl-150', paymentmethod: 'paypal', amount: 2499, currency: 'EUR' };
  const other = { waiver: true, seen: { ...seen, credits: 151 } };
  expect(await ann.client.post('/api/repeat-order.php', other)).toMatchObject({
    status: 409,
    body: { error: { code: 'order_changed' } },
  });
  const repeated = await during(
    t,
    async (trx) => {
      await lockOrders(trx, ann.id);
      await trx.updateTable('packages').set({ amount: 2699 }).where('id', '=', 'nl-150').execute();
    },
    () => ann.client.post('/api/repeat-order.php', { waiver: true, replaces: null, seen }),
  );
  expect(repeated).toMatchObject({ status: 409, body: { error: { code: 'order_price_changed' } } });
});

test('a repeated order takes its code along while that can be used, and stays in its country', async () => {
  const rules = ['--percentage', '50', '--validity', 'unlimited', '--why', 'x'];
  await typeCommand(t, 'code', 'add', 'EVER', ...rules);
  const ann = await testBuyer(t);
  const { ref } = await bought(ann, { discountcode: 'EVER' });
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'ever', ref });
  const shown = async () => (await ann.client.get('/api/repeat-order.php')).body;
  const half = { amount: 1250, discount_percentage: 50 };
  expect(await shown()).toMatchObject({ order: { package: half } });
  const again = await ann.client.post('/api/repeat-order.php', { waiver: true });
  expect(again.body).toMatchObject({ payment: { amount: 1250, discount_amount: 1249 } });
  await typeCommand(t, 'code', 'end', 'EVER', '--why', 'x');
  expect(await shown()).toMatchObject({ order: { package: { amount: 2499 } } });
  await t.ctx.db.updateTable('profiles').set({ country: 'GB' }).where('id', '=', ann.id).execute();
  expect(await shown()).toEqual({ order: null });
  expect((await ann.client.post('/api/repeat-order.php', { waiver: true })).status).toBe(404);
});
