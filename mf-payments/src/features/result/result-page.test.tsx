import { bus, memberStorage, type Payment, session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { order } from '../../testing/order.ts';
import { enterAsMember, renderAt, startTexts } from '../../testing/render-payments.tsx';
import { attempts } from '../payment/attempt.ts';
import { rememberReturn } from '../return-place.ts';
import { ResultPage } from './result-page.tsx';

const payment = order({ completed_at: null });
let current: Payment;

beforeAll(startTexts);
beforeEach(() => {
  memberStorage.clear();
  enterAsMember();
});

function open(part: Partial<Payment>, order: unknown = null) {
  current = { ...payment, ...part };
  fakeServer({
    'GET /api/payment.php': () => ({ payment: current }),
    'GET /api/invoices.php': () => ({
      invoices: [
        { part: 0, number: '2026-000007', amount: 1874, issued_at: '2026-11-12T10:00:00Z' },
        { part: 1, number: '2026-000009', amount: -500, issued_at: '2026-11-13T10:00:00Z' },
      ],
    }),
    'GET /api/open-order.php': () => ({ order, holding: null }),
    'GET /api/user.php': () => ({
      user: { id: 'me', credits: 158, paid_user: true, profile: {} },
    }),
    'GET /api/paymentmethods.php': () => ({
      paymentmethods: [{ method: 'paypal', banks: false }],
    }),
  });
  renderAt('*', '/transactions/x', <ResultPage id={payment.payment_id} />);
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('credits that make Premium say so, and the page knows it', async () => {
  open({ made_premium: true });
  await title('You are Premium');
  expect(session.getState().user).toMatchObject({ credits: 158, paid_user: true });
  expect(screen.getByText('158')).toBeInTheDocument();
  expect(screen.getByText('+150')).toBeInTheDocument();
  expect(screen.getByText('Paid with iDEAL').nextSibling).toHaveTextContent('€18.74');
  expect(screen.getByText('#22904ABC')).toBeInTheDocument();
});

const rays = () => document.querySelector('[class*="moment"]');

test.each([
  ['now', 60_000, true, true],
  ['long ago', 3_600_000, true, false],
  ['who is already', 60_000, false, false],
])('becoming Premium is a moment of its own: %s', async (_when, ago, made_premium, isLoud) => {
  open({ completed_at: new Date(Date.now() - ago).toISOString(), made_premium });
  await title(made_premium ? 'You are Premium' : 'Your credits are here');
  expect(rays() !== null).toBe(isLoud);
});

test.each(['failed', 'cancelled'] as const)(
  'of an order that %s, whose money came and goes back, nobody says that nothing was taken',
  async (status) => {
    open({ status, paymentmethod: 'visa', sent_back: 1874 });
    await title('€18.74 refunded');
    expect(screen.getByText(/€18\.74 arrived, but goes back/)).toBeInTheDocument();
    expect(screen.queryByText(/Nothing was taken/)).toBeNull();
  },
);

test('what came in another currency goes back as it came', async () => {
  open({ status: 'failed', sent_back: 1874, sent_back_currency: 'GBP' });
  await title('£18.74 refunded');
  expect(screen.getByText(/£18\.74 arrived, but goes back/)).toBeInTheDocument();
});

test('of an order that was called off nobody says by whom: it may have made way for another', async () => {
  open({ status: 'cancelled' });
  await title('Payment cancelled');
  expect(screen.getByText('Nothing was taken, and your choice is still here.')).toBeInTheDocument();
});

test('waiting is blue, with the number to ask about', async () => {
  open({ status: 'pending' });
  await title('Waiting for your bank');
  expect(document.querySelector('.stamp')).toHaveClass('stamp-info');
  expect(screen.getByText(/We are checking your payment/)).toBeInTheDocument();
  expect(screen.getByText('#22904ABC')).toBeInTheDocument();
});

test('each view that takes the place of another begins at its heading', async () => {
  open({ status: 'pending' });
  expect(await title('Waiting for your bank')).toHaveFocus();
  current = { ...current, status: 'failed' };
  screen.getByRole('button', { name: 'Check again' }).focus();
  act(() => bus.emit('payment:changed', { payment: payment.payment_id }));
  expect(await title('The payment did not go through')).toHaveFocus();
});

test('what comes while somebody is at something else leaves them there', async () => {
  render(<input aria-label="elsewhere" />);
  screen.getByLabelText('elsewhere').focus();
  open({ status: 'pending' });
  await title('Waiting for your bank');
  expect(screen.getByLabelText('elsewhere')).toHaveFocus();
});

test('what there is in writing can be saved: the invoice, and what was credited', async () => {
  open({});
  const invoice = await screen.findByRole('link', { name: 'Invoice 2026-000007 (PDF)' });
  const address = `/api/invoice.php?id=${payment.payment_id}&part=0`;
  expect(invoice).toHaveAttribute('href', address);
  expect(invoice).toHaveAttribute('download', '2026-000007.pdf');
  const note = screen.getByRole('link', { name: 'Credit note 2026-000009 (PDF)' });
  expect(note).toHaveAttribute('href', expect.stringContaining('part=1'));
});

test('what was agreed to can be read again, in the language it was said in', async () => {
  const texts = ['Ik wil mijn credits meteen.', 'Ik weet het.'];
  const given_at = '2026-11-12T10:00:00Z';
  open({ waiver: { edition: 1, language: 'nl', texts, given_at } });
  await title('Your credits are here');
  const [first] = texts.map((text) => screen.getByText(text));
  expect(first?.closest('[lang]')).toHaveAttribute('lang', 'nl');
  expect(screen.getByText(/You ticked both boxes on .*12/)).toBeInTheDocument();
});

test('an order of before the words were kept says nothing of them', async () => {
  open({ waiver: null });
  await title('Your credits are here');
  expect(screen.queryByText('What you agreed to')).toBeNull();
});

test('later credits are just credits', async () => {
  open({});
  await title('Your credits are here');
});

test.each([
  ['banktransfer', 'pending', 'few working days'],
  ['sdd', 'pending', 'few working days'],
  ['sdd', 'open', 'take a minute'],
  ['ideal', 'pending', 'take a minute'],
] as const)('%s, %s, can %s', async (paymentmethod, status, words) => {
  open({ paymentmethod, status });
  await title('Waiting for your bank');
  expect(screen.getByText(/We are checking your payment/)).toHaveTextContent(words);
});

test('what went back is not there: it says how much, and offers no withdrawal', async () => {
  open({ returned_amount: 1874, returned_credits: 150 });
  await title('€18.74 refunded');
  expect(screen.getByText(/150 credits left your account/)).toBeInTheDocument();
  expect(screen.getByText('Refunded').nextSibling).toHaveTextContent('€18.74');
  expect(screen.queryByText('+150')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Withdraw from contract here' })).toBeNull();
  expect(await screen.findByRole('link', { name: /Credit note/ })).toBeInTheDocument();
});

test('of what went back in part the rest can be returned', async () => {
  open({ returned_amount: 500, returned_credits: 40 });
  await title('€5.00 refunded');
  expect(screen.getByRole('link', { name: 'Withdraw from contract here' })).toBeInTheDocument();
});

test.each([
  ['with another order open', 'another', null],
  ['on another device', payment.payment_id, 'Continue to payment'],
])('an open order can be paid after a while, %s', async (_where, payment_id, button) => {
  jest.useFakeTimers();
  const redirect_url = 'https://pay.example/go';
  open({ status: 'open' }, { payment: { ...payment, payment_id }, redirect_url });
  await title('Waiting for your bank');
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.includes('Continue to payment')).toBe(button !== null);
  jest.useRealTimers();
});

test.each([
  ['banktransfer', true],
  ['ideal', false],
] as const)('one by %s may be sent already: %s', async (paymentmethod, isSaid) => {
  jest.useFakeTimers();
  const redirect_url = 'https://pay.example/go';
  open({ status: 'open', paymentmethod }, { payment, redirect_url });
  await title('Waiting for your bank');
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(screen.getByText(/you can still do so/)).toBeInTheDocument();
  expect(screen.queryByText(/Have you sent the money already\?/) !== null).toBe(isSaid);
  jest.useRealTimers();
});

test('one that never reached its provider leads to the checkout, not to itself', async () => {
  jest.useFakeTimers();
  open({ status: 'open' }, { payment: { ...payment, status: 'open' }, redirect_url: null });
  await title('Waiting for your bank');
  await act(() => jest.advanceTimersByTimeAsync(21_000));
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/credits/m');
  expect(screen.getByText(/you can still do so/)).toBeInTheDocument();
  jest.useRealTimers();
});

test('leads back to the conversation that the member came from', async () => {
  rememberReturn('/chats/c1');
  open({});
  const link = await screen.findByRole('link', { name: 'Back to the conversation' });
  expect(link).toHaveAttribute('href', '/chats/c1');
});

test('a waiting payment changes by itself when the server tells', async () => {
  open({ status: 'pending' });
  await title('Waiting for your bank');
  current = { ...current, status: 'completed' };
  act(() => bus.emit('payment:changed', { payment: 'another' }));
  act(() => bus.emit('payment:changed', { payment: payment.payment_id }));
  await title('Your credits are here');
});

test('and without events it is asked for again', async () => {
  open({ status: 'pending' });
  await title('Waiting for your bank');
  current = { ...current, status: 'completed' };
  await screen.findByRole('heading', { name: 'Your credits are here' }, { timeout: 4000 });
});

test.each([
  ...(['creditcard', 'mastercard', 'visa', 'maestro'] as const),
  ...(['cartebancaire', 'dankort', 'nexi', 'postepay'] as const),
])('a declined %s offers another try with the same choice, or PayPal', async (paymentmethod) => {
  open({ status: 'failed', paymentmethod });
  await title('Your card was not charged');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `/credits/m/${paymentmethod}`,
  );
  expect(await screen.findByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute(
    'href',
    '/credits/m/paypal',
  );
});

test.each([
  ['failed', 'The payment did not go through'],
  ['cancelled', 'Payment cancelled'],
  ['expired', 'This payment has expired'],
] as const)('%s: nothing was taken, and the order is over', async (status, words) => {
  const attempt = attempts.begin('order');
  attempts.started(attempt, payment.payment_id, '/sandbox/x');
  open({ status });
  await title(words);
  expect(screen.getByText(/Nothing was taken/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pay with PayPal' })).toBeNull();
  expect(attempts.current('order')).toBeNull();
});

test('a payment that cannot be looked up can be asked for again', async () => {
  fakeServer({ 'GET /api/payment.php': () => fail(403, 'forbidden', 'Not from here.') });
  renderAt('*', '/transactions/x', <ResultPage id="x" />);
  await title('We could not look up your payment');
  expect(screen.getByText('Not from here.')).toBeInTheDocument();
});

test('a number that is no payment of this member is not found, without a form error', async () => {
  fakeServer({ 'GET /api/payment.php': () => fail(404, 'not_found', 'Not there.') });
  renderAt('*', '/transactions/x', <ResultPage id="x" />);
  await title('There is no such payment');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
