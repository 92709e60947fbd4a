import { memberStorage } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RepeatCheckout } from '../features/repeat/repeat-checkout.tsx';
import { order } from '../testing/order.ts';
import { middle, small } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import RepeatOrderPage from './repeat-order.tsx';

beforeAll(startTexts);
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

const address = () => screen.getByLabelText('address');

/** The order is what is shown at first; after the first try to pay it is `then`. */
function open(then: unknown, refusal = 'order_changed') {
  let current: unknown = { package: middle, paymentmethod: 'paypal' };
  const calls = fakeServer({
    'GET /api/repeat-order.php': () => ({ order: current }),
    'GET /api/transactions.php': () => ({ transactions: [], cursor: null }),
    'GET /api/packages.php': () => ({ packages: [middle], country: 'NL' }),
    'POST /api/repeat-order.php': () => {
      current = then;
      return fail(409, refusal, 'It has changed. Look once more.');
    },
  });
  renderAt('/credits/repeat-order', '/credits/repeat-order', <RepeatOrderPage />);
  return calls;
}

async function pay(): Promise<void> {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: /Order and pay/ }));
}

test.each([
  ['since it was shown', 'order_changed'],
  ['as it was ordered', 'order_price_changed'],
])('a price that changed %s is said and shown, and asked about anew', async (_when, refusal) => {
  const calls = open({ package: { ...middle, amount: 1999 }, paymentmethod: 'paypal' }, refusal);
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('It has changed. Look once more.');
  expect(await screen.findByRole('button', { name: /Order and pay.*€19.99/ })).toBeInTheDocument();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => (body as { seen: unknown }).seen)).toEqual([
    { package: 'm', paymentmethod: 'paypal', amount: 1874, currency: 'EUR', credits: 150 },
  ]);
});

test('an order that cannot be repeated any longer leads to the packages', async () => {
  open(null);
  await pay();
  await waitFor(() => expect(address()).toHaveTextContent(/^\/credits$/));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['is paid another way', middle, '/credits/m'],
  ['and its package is not for sale: another is chosen', small, '/credits'],
])('what was bought last, by a way that is not offered now, %s', async (_what, onSale, to) => {
  fakeServer({
    'GET /api/repeat-order.php': () => ({ order: null }),
    'GET /api/transactions.php': () => ({
      transactions: [order({ payment_id: 'later', package: 's', status: 'failed' }), order()],
      cursor: null,
    }),
    'GET /api/packages.php': () => ({ packages: [onSale], country: 'NL' }),
  });
  renderAt('/credits/repeat-order', '/credits/repeat-order', <RepeatOrderPage />);
  await waitFor(() => expect(address()).not.toHaveTextContent('repeat-order'));
  expect(address().textContent).toBe(to);
});

test('a direct debit is repeated, too: its form comes after the button', async () => {
  const leave = jest.fn();
  const calls = fakeServer({
    'POST /api/repeat-order.php': () => ({
      payment: { payment_id: 'again', paymentmethod: 'sdd', status: 'open' },
      redirect_url: null,
    }),
  });
  const debit = { package: middle, paymentmethod: 'sdd' as const };
  const nothing = () => {};
  renderAt('*', '/x', <RepeatCheckout order={debit} onChanged={nothing} leave={leave} />);
  await pay();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/directdebit?payment=again'));
  const [post] = calls.filter(({ method }) => method === 'POST');
  expect(post?.body).toMatchObject({ seen: { package: 'm', paymentmethod: 'sdd', amount: 1874 } });
});

test('and that the form comes next is said before', async () => {
  fakeServer({
    'GET /api/repeat-order.php': () => ({ order: { package: middle, paymentmethod: 'sdd' } }),
  });
  renderAt('/credits/repeat-order', '/credits/repeat-order', <RepeatOrderPage />);
  expect(await screen.findByText('You pay with Direct debit')).toBeInTheDocument();
  expect(screen.getByText(/Your account and an SMS code come next/)).toBeInTheDocument();
});
