import { balanceOf } from '../credits/balance.ts';
import { hour } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import type { TestMember } from '../testing/member.ts';
import { reconcile } from './reconcile.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

/** Money, credits and what is ordered: what nobody may change by what they say. */
async function standingOf({ id }: TestMember) {
  const payments = await t.ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  const { premium_since } = await t.ctx.db
    .selectFrom('users')
    .select('premium_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { payments, premium_since, balance: await balanceOf(t.ctx.db, id) };
}

/** What is not the buyer's to say. */
const tampered = {
  amount: 1,
  amount_paid: 2499,
  currency: 'PLN',
  credits: 100_000,
  discount_amount: 2498,
  status: 'completed',
  provider: 'mollie',
  provider_ref: 'tr_1234',
  payment_id: 'mine',
  user_id: 'somebody',
  country: 'PL',
  redirect_url: 'https://evil.example',
  return_url: 'https://evil.example',
};

test.each(Object.entries(tampered))('%s in a call changes nothing', async (field, value) => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  const { payment_id } = payment;
  const before = await standingOf(ann);
  const said = { [field]: value };
  const bodies = {
    '/api/payment.php': { package: 'nl-50', paymentmethod: 'paypal', waiver: true, ...said },
    '/api/repeat-order.php': { waiver: true, ...said },
    '/api/directdebit-code.php': { payment_id, code: '123456', ...said },
    '/api/directdebit-resend.php': { payment_id, ...said },
  };
  for (const [path, body] of Object.entries(bodies)) {
    const { status } = await ann.client.post(path, body);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
  }
  const query = new URLSearchParams({ id: payment_id, [field]: String(value) });
  await ann.client.get(`/api/payment.php?${query}`);
  await ann.client.get(`/api/transactions.php?${query}`);
  expect(await standingOf(ann)).toEqual(before);
});

test('a package that is no longer on sale is bought by nobody', async () => {
  const ann = await testBuyer(t);
  const sell = (active: boolean) =>
    t.ctx.db.updateTable('packages').set({ active }).where('id', '=', 'nl-50').execute();
  await sell(false);
  expect((await buy(ann, { package: 'nl-50' })).status).toBe(404);
  await sell(true);
  expect((await buy(ann, { package: 'nl-50' })).status).toBe(200);
});

test('somebody else’s order does not exist, whatever one asks', async () => {
  const [ann, eve] = [await testBuyer(t), await testBuyer(t)];
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'anns', ref });
  const before = await standingOf(ann);
  const payment_id = payment.payment_id;
  const asked = [
    eve.client.get(`/api/payment.php?id=${payment_id}`),
    eve.client.get(`/api/invoices.php?id=${payment_id}`),
    eve.client.get(`/api/invoice.php?id=${payment_id}`),
    eve.client.get(`/api/withdrawal.php?payment=${payment_id}`),
    eve.client.put('/api/withdrawal.php', { payment: payment_id }),
    eve.client.post('/api/directdebit-resend.php', { payment_id }),
    eve.client.post('/api/directdebit-code.php', { payment_id, code: '123456' }),
  ];
  for (const answer of await Promise.all(asked)) {
    expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
  }
  expect((await eve.client.get('/api/payment.php?id=no-such-order')).status).toBe(404);
  expect(await standingOf(ann)).toEqual(before);
});

test('where one comes back to is the site’s own, whatever host is claimed', async () => {
  const ann = await testBuyer(t);
  const order = { package: 'nl-50', paymentmethod: 'paypal', waiver: true };
  const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  // Said by our own proxy it is a site that is not here; said by anybody else it is not heard.
  expect((await ann.client.post('/api/payment.php', order, forged)).status).toBe(421);
  const answer = await ann.client.send({
    ...{ method: 'POST', url: '/api/payment.php', payload: order, headers: forged },
    remoteAddress: '203.0.113.9',
  });
  const { redirect_url } = answer.body as { redirect_url: string };
  expect(redirect_url).toMatch(/^http:\/\/localhost(:\d+)?\/sandbox\//);
});

test('codes are guessed so often and no more; others and what is ordered are not held up', async () => {
  const [eve, ann] = [await testBuyer(t), await testBuyer(t)];
  const guess = (n: number) =>
    eve.client.get(
      `/api/${n % 2 ? 'discountcode' : 'packages'}.php?${n % 2 ? 'code' : 'discountcode'}=GUESS${n}`,
    );
  const statuses: number[] = [];
  // Not all in one moment: who waits for seconds until their turn comes is refused for that.
  for (let turn = 0; turn < 3; turn += 1) {
    const guesses = Array.from({ length: 30 }, (_, n) => guess(30 * turn + n));
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
  }
  const counted = (wanted: number) => statuses.filter((status) => status === wanted).length;
  expect(counted(404)).toBe(60);
  expect(counted(429)).toBe(30);
  expect((await ann.client.get('/api/discountcode.php?code=GUESS')).status).toBe(404);
  expect((await buy(eve)).status).toBe(200);
});

test('who has ten payments declined within a day waits for the rest of it; others do not [S92]', async () => {
  const [eve, ann] = [await testBuyer(t), await testBuyer(t)];
  for (let turn = 0; turn < 10; turn += 1) {
    const { payment, ref } = await bought(eve, { package: 'nl-50', paymentmethod: 'creditcard' });
    await choose(eve, ref, 'fail');
    await notify(t, { id: `declined-${turn}`, ref });
    expect(await statusOf(eve, payment.payment_id)).toBe('failed');
    t.clock.advance(60_000);
  }
  const refused = await buy(eve, { package: 'nl-50', paymentmethod: 'creditcard' });
  expect([refused.status, codeOf(refused)]).toEqual([429, 'payments_declined']);
  expect((await buy(eve, { paymentmethod: 'paypal' })).status).toBe(429);
  expect((await buy(ann)).status).toBe(200);
  // Each is asked about again now and then, which makes no new one of it.
  for (let hours = 1; hours < 24; hours += 1) {
    t.clock.advance(hour);
    await reconcile(t.ctx);
  }
  t.clock.advance(hour - 11 * 60_000);
  expect((await buy(eve)).status).toBe(429);
  t.clock.advance(60_000);
  expect((await buy(eve)).status).toBe(200);
  expect(await balanceOf(t.ctx.db, eve.id)).toBe(0);
});

test('of many orders at once from one account so many are made; others are unaffected', async () => {
  const [eve, ann] = [await testBuyer(t), await testBuyer(t)];
  const answers = await Promise.all(Array.from({ length: 40 }, () => buy(eve)));
  const made = answers.filter(({ status }) => status === 200).length;
  expect(made).toBe(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect((await buy(ann)).status).toBe(200);
});
