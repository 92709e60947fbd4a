import { ApiError } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { attempts } from './attempt.ts';
import { type Order, startPayment } from './start-payment.ts';

const order: Order = {
  ...{ package: 'p1', paymentmethod: 'paypal' },
  seen: { amount: 999, currency: 'EUR', credits: 50 },
  waiver_days: 14,
};
let status = 'open';
let calls: ReturnType<typeof fakeServer>;

/** A server that makes one order per idempotency key. */
function shop(): void {
  const orders = new Map<string, string>();
  calls = fakeServer({
    'POST /api/payment.php': ({ headers }) => {
      const key = String(headers.get('Idempotency-Key'));
      if (!orders.has(key)) orders.set(key, `pay${orders.size + 1}`);
      const id = orders.get(key);
      return { payment: { payment_id: id }, redirect_url: `/sandbox/${id}` };
    },
    'GET /api/payment.php': ({ query }) => ({ payment: { payment_id: query.id, status } }),
  });
}

beforeEach(() => {
  status = 'open';
  attempts.end();
  shop();
});

const posts = () => calls.filter(({ method }) => method === 'POST');

test('an order is placed once, however often it is asked for', async () => {
  expect(await startPayment(order)).toBe('/sandbox/pay1');
  expect(await startPayment(order)).toBe('/sandbox/pay1');
  expect(posts()).toHaveLength(1);
  expect(posts()[0]?.body).toEqual({ ...order, waiver: true, waiver_edition: 1, replaces: null });
});

test('an answer that got lost is asked for again with the same key', async () => {
  jest.useFakeTimers();
  calls = fakeServer({ 'POST /api/payment.php': () => fail(503, 'unavailable') });
  const outcome = expect(startPayment(order)).rejects.toThrow(ApiError);
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  jest.useRealTimers();
  const key = posts()[0]?.headers.get('Idempotency-Key');
  shop();
  await startPayment(order);
  expect(posts()[0]?.headers.get('Idempotency-Key')).toBe(key);
});

test.each([408, 429])(
  'sent again after a %i it is the same, though it may be the open one by now',
  async (status) => {
    calls = fakeServer({ 'POST /api/payment.php': () => fail(status, 'not_now') });
    await expect(startPayment(order, 'earlier')).rejects.toThrow(ApiError);
    const [first] = posts();
    shop();
    await startPayment(order, 'its own');
    expect(posts()[0]?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(posts()[0]?.body).toEqual(first?.body);
  },
);

test('what the server has refused is another order the next time', async () => {
  calls = fakeServer({ 'POST /api/payment.php': () => fail(409, 'order_open') });
  await expect(startPayment(order)).rejects.toThrow(ApiError);
  const [first] = posts();
  shop();
  await startPayment(order, 'earlier');
  expect(posts()[0]?.headers.get('Idempotency-Key')).not.toBe(
    first?.headers.get('Idempotency-Key'),
  );
  expect(posts()[0]?.body).toMatchObject({ replaces: 'earlier' });
});

test('an order that did not reach its provider is paid nowhere, and can be placed anew', async () => {
  const payment = { payment_id: 'stuck', status: 'open', paymentmethod: 'paypal' };
  fakeServer({ 'POST /api/payment.php': () => ({ payment, redirect_url: null }) });
  expect(await startPayment(order)).toBe('/transactions/stuck');
  expect(attempts.redirectOf('stuck')).toBeNull();
  shop();
  expect(await startPayment(order)).toBe('/sandbox/pay1');
});

test('another order is another payment', async () => {
  await startPayment(order);
  expect(await startPayment({ ...order, paymentmethod: 'ideal', bank: 'ing' })).toBe(
    '/sandbox/pay2',
  );
});

test('after a payment has ended the same order can be placed again', async () => {
  await startPayment(order);
  status = 'failed';
  expect(await startPayment(order)).toBe('/sandbox/pay2');
});

test('a payment that waits for the bank is not paid twice', async () => {
  await startPayment(order);
  status = 'pending';
  expect(await startPayment(order)).toBe('/transactions/pay1');
});

test('once an order without an answer is paid all the same, the same is ordered anew', async () => {
  calls = fakeServer({ 'POST /api/payment.php': () => fail(408, 'timeout') });
  await expect(startPayment(order)).rejects.toThrow(ApiError);
  const [first] = posts();
  // It was gone on with from the note of the open order.
  expect(attempts.endOf('paid')).toBe(false);
  shop();
  await startPayment(order);
  expect(posts()[0]?.headers.get('Idempotency-Key')).not.toBe(
    first?.headers.get('Idempotency-Key'),
  );
});

test('an attempt is forgotten after an hour', () => {
  attempts.begin('order', null, 0);
  expect(attempts.current('order', 3_599_999)).not.toBeNull();
  expect(attempts.current('order', 3_600_000)).toBeNull();
});
