import { type DiscountCode, memberStorage, settings, unsent } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agree, methods, payButton, show } from '../../testing/checkout.tsx';
import { middle } from '../../testing/packages.ts';
import { enterAsMember, renderAt, startTexts } from '../../testing/render-payments.tsx';
import type { Package } from '../packages/package.ts';
import { attempts } from './attempt.ts';
import { Checkout } from './checkout.tsx';

beforeAll(startTexts);
beforeAll(() => import('@afterglow/shared-ui/hooks/watch-focus'));
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

function open({ value = middle as Package, wanted = 'ideal', typed = null as unknown } = {}) {
  const leave = jest.fn();
  const onChanged = jest.fn();
  const calls = fakeServer({
    'GET /api/banks.php': () => ({ banks: [{ id: 'ing', name: 'ING' }] }),
    'POST /api/payment.php': () => ({
      payment: { payment_id: 'pay1' },
      redirect_url: '/sandbox/pay1',
    }),
  });
  const discount = { typed: typed as DiscountCode | null, enter: () => {}, remove: () => {} };
  renderAt(
    '*',
    '/credits/m',
    <Checkout
      value={value}
      methods={methods}
      wanted={wanted}
      discount={discount}
      onChanged={onChanged}
      leave={leave}
    />,
  );
  const posts = () => calls.filter(({ method }) => method === 'POST');
  return { leave, posts, onChanged };
}

test('the consents are not ticked, and both are needed', async () => {
  const { posts } = open({ wanted: 'paypal' });
  const [now, aware] = screen.getAllByRole('checkbox');
  expect(now).not.toBeChecked();
  await userEvent.click(now as HTMLElement);
  await userEvent.click(payButton());
  expect(screen.getByText('Tick both boxes to go on')).toBeInTheDocument();
  expect(aware).toHaveFocus();
  expect(posts()).toHaveLength(0);
});

test('a method with banks asks for one, beside the choice', async () => {
  const { posts, leave } = open();
  await agree();
  await userEvent.click(payButton());
  const bank = screen.getByLabelText('Your bank');
  expect(bank).toHaveAccessibleDescription('Choose your bank');
  expect(bank).toHaveFocus();
  expect(posts()).toHaveLength(0);
  await screen.findByRole('option', { name: 'ING' });
  await userEvent.selectOptions(bank, 'ING');
  await userEvent.click(payButton());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/sandbox/pay1'));
  expect(posts()[0]?.body).toEqual({
    package: 'm',
    paymentmethod: 'ideal',
    bank: 'ing',
    waiver: true,
    waiver_edition: 1,
    waiver_days: 14,
    replaces: null,
    seen: { amount: middle.amount, currency: middle.currency, credits: middle.credits },
  });
});

test('a price that has changed meanwhile is asked for anew', async () => {
  const { onChanged, leave } = open({ wanted: 'paypal' });
  fakeServer({
    'POST /api/payment.php': () => fail(409, 'order_price_changed', 'It has changed.'),
  });
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('It has changed.')).toBeInTheDocument();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
});

test('other days to return credits are shown, and the boxes ticked anew, before anything is ordered', async () => {
  const { leave } = open({ wanted: 'paypal' });
  const said: unknown[] = [];
  fakeServer({
    'GET /api/settings.php': () => ({ settings: { ...settings.getState(), refund_days: 7 } }),
    'POST /api/payment.php': ({ body }) => {
      said.push((body as { waiver_days: number }).waiver_days);
      if (said.length === 1) return fail(409, 'refund_days_changed', 'The time has changed.');
      return { payment: { payment_id: 'pay1' }, redirect_url: '/sandbox/pay1' };
    },
  });
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('The time has changed.')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /within 7 days/ })).not.toBeChecked();
  await agree();
  await userEvent.click(payButton());
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/sandbox/pay1'));
  expect(said).toEqual([14, 7]);
});

test('a double click orders once, and the page is not reloaded meanwhile', async () => {
  const { posts, leave } = open({ wanted: 'paypal' });
  await agree();
  await userEvent.dblClick(payButton());
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  expect(posts()).toHaveLength(1);
  expect(unsent.any()).toBe(true);
});

test('a refused order says why and can be tried again', async () => {
  const { leave } = open({ wanted: 'paypal' });
  fakeServer({ 'POST /api/payment.php': () => fail(409, 'conflict', 'Not right now.') });
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('Not right now.')).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
  expect(unsent.any()).toBe(false);
  expect(payButton()).not.toHaveAttribute('aria-disabled', 'true');
});

test('an order over one’s own limit leads to the limit', async () => {
  open({ wanted: 'paypal' });
  fakeServer({ 'POST /api/payment.php': () => fail(403, 'spending_limit', '€2.00 is left.') });
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('€2.00 is left. Change your limit');
  expect(screen.getByRole('link', { name: 'Change your limit' })).toHaveAttribute(
    'href',
    '/settings',
  );
});

test('a code for another way to pay is neither counted nor sent', async () => {
  const value = { ...middle, amount: 1250, code: 'HALF', otherwise: middle };
  const typed = {
    code: 'HALF',
    percentage: 50,
    paymentmethods: ['ideal'],
    minimum: null,
    currency: null,
  };
  const { posts } = open({ value, typed });
  expect(payButton()).toHaveTextContent('€12.50');
  await userEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  expect(payButton()).toHaveTextContent('€18.74');
  expect(screen.getByText('HALF does not work for this choice.')).toBeInTheDocument();
  await agree();
  await userEvent.click(payButton());
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).not.toHaveProperty('discountcode');
});

test('a code that takes off no more than what comes by itself says so, and is not sent', async () => {
  const typed = { code: 'TEN', percentage: 25, paymentmethods: [], minimum: null, currency: null };
  const { posts } = open({ value: middle, typed, wanted: 'paypal' });
  expect(screen.getByText(/^TEN takes off no more than/)).toBeInTheDocument();
  expect(screen.queryByText('Code TEN applied')).toBeNull();
  await agree();
  await userEvent.click(payButton());
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).not.toHaveProperty('discountcode');
});

test('after a failure the bank is there again, for the same order only, and nothing is ticked', async () => {
  const first = open();
  await screen.findByRole('option', { name: 'ING' });
  await userEvent.selectOptions(screen.getByLabelText('Your bank'), 'ing');
  await agree();
  await userEvent.click(payButton());
  await waitFor(() => expect(first.leave).toHaveBeenCalled());
  cleanup();
  open();
  await screen.findByRole('option', { name: 'ING' });
  expect(screen.getByLabelText('Your bank')).toHaveValue('ing');
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  cleanup();
  open({ value: { ...middle, id: 'another' } as Package });
  await screen.findByRole('option', { name: 'ING' });
  expect(screen.getByLabelText('Your bank')).toHaveValue('');
});

test('of what was wrong with an order the exact reason is said', async () => {
  open({ wanted: 'paypal' });
  const detail = { field: 'paymentmethod', code: 'amount_too_large', message: 'Too large for it.' };
  fakeServer({ 'POST /api/payment.php': () => fail(400, 'validation', 'Please check.', [detail]) });
  await agree();
  await userEvent.click(payButton());
  expect(await screen.findByText('Too large for it.')).toBeInTheDocument();
});

test('whoever goes on before the order is placed is not led to the payment', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = fakeServer({ 'POST /api/payment.php': () => promise });
  const leave = jest.fn();
  show(leave);
  await agree();
  await userEvent.click(payButton());
  const here = location.pathname;
  history.pushState(null, '', '/chats');
  resolve({ payment: { payment_id: 'pay1' }, redirect_url: '/sandbox/pay1' });
  await waitFor(() => expect(attempts.redirectOf('pay1')).toBe('/sandbox/pay1'));
  await act(async () => {});
  history.replaceState(null, '', here);
  expect(leave).not.toHaveBeenCalled();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
