import { memberStorage, toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { large, middle, small } from '../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import CreditsPage from './credits.tsx';

const half = {
  code: 'HALF',
  percentage: 50,
  minimum: null,
  currency: null,
  status: 'active',
  expired: false,
  paymentmethods: [],
};

beforeAll(startTexts);
beforeAll(() => import('@afterglow/shared-ui/hooks/watch-focus'));
beforeEach(() => {
  memberStorage.clear();
  toasts.clear();
  enterAsMember();
});

function open(discountcode: () => unknown = () => fail(404, 'discountcode_not_found')) {
  const calls = fakeServer({
    'GET /api/packages.php': ({ query }) => ({
      packages: query.discountcode
        ? [{ ...middle, amount: 1250, discount_percentage: 50 }]
        : [small, middle, large],
    }),
    'GET /api/discountcode.php': discountcode,
  });
  renderAt('/credits', '/credits', <CreditsPage />);
  return calls;
}

const order = () => screen.getByRole('complementary', { name: 'Your order' });

async function enter(code: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'I have a discount code' }));
  await user.type(screen.getByLabelText('Discount code'), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

test('starts with the popular package; another one changes total and way on', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /150 credits/ })).toBeChecked();
  expect(within(order()).getByText('€18.74')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /400 credits/ }));
  expect(within(order()).getByText('€41.24')).toBeInTheDocument();
  expect(within(order()).getByText('−€13.75')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    '/credits/l',
  );
});

test('an order that waits to be paid stands there, too', async () => {
  const payment = { payment_id: 'p1', credits: 400, amount: 4124, currency: 'EUR' };
  fakeServer({
    'GET /api/packages.php': () => ({ packages: [small, middle, large] }),
    'GET /api/open-order.php': () => ({
      order: {
        payment: { ...payment, paymentmethod: 'paypal', status: 'open' },
        redirect_url: '/x',
      },
    }),
  });
  renderAt('/credits', '/credits', <CreditsPage />);
  expect(await screen.findByText(/order open: 400 credits for €41\.24 with PayPal/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue paying' })).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: /150 credits/ })).toBeChecked();
});

const onItsWay = {
  payment: {
    payment_id: 'p2',
    credits: 150,
    amount: 1874,
    currency: 'EUR',
    paymentmethod: 'banktransfer',
    status: 'pending',
  },
  percentage: 25,
};

/** Packages at full price while an order holds the bonus, else with it. */
function whileHeld(callOff: () => unknown) {
  let holding: unknown = onItsWay;
  const calls = fakeServer({
    'GET /api/packages.php': () => ({
      packages: [holding ? { ...middle, amount: 2499, discount_percentage: 0 } : middle],
    }),
    'GET /api/open-order.php': () => ({ order: null, holding }),
    'DELETE /api/payment.php': () => {
      const answer = callOff();
      holding = null;
      return answer;
    },
  });
  renderAt('/credits', '/credits', <CreditsPage />);
  return calls;
}

const question = () => screen.getByRole('dialog', { name: 'Call off this payment?' });
async function callItOff(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Call it off' }));
  await userEvent.click(within(question()).getByRole('button', { name: 'Call it off' }));
}

test('prices are full while the bonus is in a payment on its way: with the way to it, and off', async () => {
  const calls = whileHeld(() => ({ payment: { ...onItsWay.payment, status: 'cancelled' } }));
  const words =
    /Your 25% welcome bonus is in a payment on its way: 150 credits for €18\.74 with Bank/;
  expect(await screen.findByText(words)).toBeVisible();
  expect(await within(order()).findAllByText('€24.99')).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: 'See the payment' })).toHaveAttribute(
    'href',
    '/transactions/p2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Call it off' }));
  await userEvent.click(within(question()).getByRole('button', { name: 'Leave it' }));
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await callItOff();
  expect(await within(order()).findByText('€18.74')).toBeInTheDocument();
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /150 credits/ })).toHaveFocus();
  expect(toasts.getState().queue.map(({ text }) => text)).toEqual([
    'Called off. Your bonus is yours again.',
  ]);
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'p2' });
});

test('what cannot be called off any more says so, and what holds by now is shown', async () => {
  whileHeld(() => fail(409, 'order_under_way', 'This payment is on its way.'));
  await screen.findByRole('button', { name: 'Call it off' });
  await callItOff();
  expect(await within(order()).findByText('€18.74')).toBeInTheDocument();
  expect(toasts.getState().queue.map(({ text }) => text)).toEqual(['This payment is on its way.']);
});

test.each([
  [404, 'discountcode_not_found', 'We do not know this code. Check the spelling.'],
  [410, 'already_used', 'This code has been used already'],
  [410, 'discountcode_held', 'Another payment of yours is being checked with this code.'],
  [410, 'discountcode_expired', 'This code has expired'],
])('a code refused with %i %s says so beside the field', async (status, code, words) => {
  open(() => fail(status, code));
  await enter('NOPE');
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Discount code')).toHaveAccessibleDescription(words);
  expect(screen.getByLabelText('Discount code')).toHaveValue('NOPE');
});

test('a code makes the price, is kept, and can be taken off', async () => {
  open(() => ({ discountcode: half }));
  await screen.findByRole('button', { name: 'I have a discount code' });
  // Places that screen readers know before there are words in them.
  const [said, elsewhere] = within(order()).getAllByRole('status');
  expect([said?.textContent, elsewhere?.textContent]).toEqual(['', '']);
  await enter('half');
  expect(await within(order()).findByText('€12.50')).toBeInTheDocument();
  expect(said).toHaveTextContent(/^Code HALF applied/);
  expect(within(order()).getByText('HALF')).toBeInTheDocument();
  expect(memberStorage.read('discount-code')).toContain('HALF');
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('button', { name: 'I have a discount code' })).toHaveFocus();
  expect(await within(order()).findByText('€18.74')).toBeInTheDocument();
  expect(memberStorage.read('discount-code')).toBeNull();
});

test('what failed to load can be loaded again', async () => {
  fakeServer({ 'GET /api/packages.php': () => fail(400, 'bad', 'Not today.') });
  renderAt('/credits', '/credits', <CreditsPage />);
  expect(await screen.findByText('Not today.')).toBeInTheDocument();
  fakeServer({ 'GET /api/packages.php': () => ({ packages: [small] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: /50 credits/ })).toBeChecked();
});
