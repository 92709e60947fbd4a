import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { middle } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import RepeatOrderPage from './repeat-order.tsx';

beforeAll(startTexts);
beforeEach(() => enterAsMember());

/** The order is what is shown at first; after the first try to pay it is `then`. */
function open(then: unknown) {
  let order: unknown = { package: middle, paymentmethod: 'paypal' };
  const calls = fakeServer({
    'GET /api/repeat-order.php': () => ({ order }),
    'POST /api/repeat-order.php': () => {
      order = then;
      return fail(409, 'order_changed', 'It has changed. Look once more.');
    },
  });
  renderAt('/credits/repeat-order', '/credits/repeat-order', <RepeatOrderPage />);
  return calls;
}

async function pay(): Promise<void> {
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  await userEvent.click(screen.getByRole('button', { name: /Order and pay/ }));
}

test('a price that changed is said and shown, and asked about anew', async () => {
  const calls = open({ package: { ...middle, amount: 1999 }, paymentmethod: 'paypal' });
  await pay();
  expect(await screen.findByRole('alert')).toHaveTextContent('It has changed. Look once more.');
  expect(await screen.findByRole('button', { name: /Order and pay.*€19.99/ })).toBeInTheDocument();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body }) => (body as { seen: unknown }).seen)).toEqual([
    { package: 'm', paymentmethod: 'paypal', amount: 1874, currency: 'EUR' },
  ]);
});

test('an order that cannot be repeated any longer leads to the packages', async () => {
  open(null);
  await pay();
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/credits'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
