import { memberStorage } from '@afterglow/shared-state';
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
beforeEach(() => {
  memberStorage.clear();
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
  await enter('half');
  expect(await within(order()).findByText('€12.50')).toBeInTheDocument();
  expect(within(order()).getByText('HALF')).toBeInTheDocument();
  expect(memberStorage.read('discount-code')).toContain('HALF');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
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
