import { memberStorage } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agree, payButton, show } from '../../testing/checkout.tsx';
import { enterAsMember, startTexts } from '../../testing/render-payments.tsx';

beforeAll(startTexts);
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

const waiting = {
  payment: {
    payment_id: 'earlier',
    credits: 50,
    amount: 999,
    currency: 'EUR',
    paymentmethod: 'ideal',
    status: 'open',
  },
  redirect_url: '/sandbox/earlier',
};

test('an open order is offered to go on with, and replaced by name', async () => {
  const leave = jest.fn();
  const calls = fakeServer({
    'GET /api/open-order.php': () => ({ order: waiting }),
    'POST /api/payment.php': () => fail(409, 'conflict', 'Not right now.'),
  });
  show(leave);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue paying' }));
  expect(leave).toHaveBeenCalledWith('/sandbox/earlier');
  expect(screen.getByText(/50 credits for €9.99 with iDEAL/)).toBeInTheDocument();
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('Not right now.')).toBeInTheDocument();
  const post = calls.find(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({ replaces: 'earlier' });
});

test('an open transfer, which may be under way, says so, and is asked about before it is called off', async () => {
  const order = { ...waiting, payment: { ...waiting.payment, paymentmethod: 'banktransfer' } };
  const calls = fakeServer({
    'GET /api/open-order.php': () => ({ order }),
    'DELETE /api/payment.php': () => ({ payment: { ...order.payment, status: 'cancelled' } }),
  });
  show(jest.fn());
  expect(await screen.findByText(/Have you sent the money already\?/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this order' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the credits come by themselves/)).toBeInTheDocument();
  const calledOff = () => calls.filter(({ method }) => method === 'DELETE').length;
  expect(calledOff()).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Call it off' }));
  await waitFor(() => expect(calledOff()).toBe(1));
});

test('who waits for a payment is told that another one is paid on top', async () => {
  const on_way = { ...waiting.payment, status: 'pending', paymentmethod: 'banktransfer' };
  fakeServer({ 'GET /api/open-order.php': () => ({ order: null, holding: null, on_way }) });
  show(jest.fn());
  expect(
    await screen.findByText(/already paying for 50 credits: €9.99 with Bank transfer/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
    'href',
    '/transactions/earlier',
  );
});

test('a payment on its way is spoken of once, with the bonus that is in it', async () => {
  const payment = { ...waiting.payment, status: 'pending' };
  const holding = { payment, percentage: 25 };
  fakeServer({ 'GET /api/open-order.php': () => ({ order: null, holding, on_way: payment }) });
  show(jest.fn());
  expect(await screen.findByText(/Your 25% welcome bonus is in a payment/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'See the payment' })).toHaveLength(1);
});

test('one that did not reach its provider can be given up or ordered anew, but not be paid', async () => {
  let order: unknown = null;
  const calls = fakeServer({
    'GET /api/open-order.php': () => ({ order }),
    'POST /api/payment.php': () => {
      order = { ...waiting, redirect_url: null };
      return fail(400, 'unavailable', 'Not right now.');
    },
  });
  show(jest.fn());
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByRole('button', { name: 'Cancel this order' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull();
  await userEvent.click(payButton());
  await waitFor(() => {
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies[1]).toMatchObject({ replaces: 'earlier' });
  });
});

test('one that another tab has made meanwhile is shown before it can be replaced', async () => {
  let order: unknown = null;
  const calls = fakeServer({
    'GET /api/open-order.php': () => ({ order }),
    'POST /api/payment.php': () => {
      order = waiting;
      return fail(409, 'order_open', 'Another order is open.');
    },
  });
  show(jest.fn());
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('Another order is open.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Continue paying' })).toBeInTheDocument();
  await userEvent.click(payButton());
  await waitFor(() => {
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toMatchObject([
      { replaces: null },
      { replaces: 'earlier' },
    ]);
  });
});

test.each([
  ['', { payment: { ...waiting.payment, status: 'cancelled' } }],
  [', though the answer to that got lost', fail(502, 'away', 'Away.')],
])('after an order that was called off the same is ordered anew%s', async (_how, answer) => {
  let order: unknown = null;
  const calls = fakeServer({
    'GET /api/open-order.php': () => ({ order }),
    'POST /api/payment.php': () => {
      order = waiting;
      return fail(408, 'timeout', 'No answer.');
    },
    'DELETE /api/payment.php': () => {
      order = null;
      return answer;
    },
  });
  show(jest.fn());
  await agree();
  await userEvent.click(payButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Cancel this order' })).toBeNull(),
  );
  await userEvent.click(payButton());
  await screen.findByRole('button', { name: 'Cancel this order' });
  const keys = calls.flatMap(({ method, headers }) =>
    method === 'POST' ? [headers.get('Idempotency-Key')] : [],
  );
  expect(new Set(keys).size).toBe(2);
});
