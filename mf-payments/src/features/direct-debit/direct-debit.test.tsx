import { ApiError } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { Link } from '@afterglow/shared-ui/router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import DirectDebitPage from '../../routes/direct-debit.tsx';
import { enterAsMember, renderAt, startTexts } from '../../testing/render-payments.tsx';
import { isIban } from './debit-account.ts';

const id = '26000000000000000022904abc';
const payment = {
  payment_id: id,
  package: 'm',
  credits: 150,
  amount: 1874,
  currency: 'EUR',
  paymentmethod: 'sdd',
  status: 'open',
};

beforeAll(startTexts);
beforeAll(() => import('@afterglow/shared-ui/hooks/watch-focus'));
beforeEach(() => enterAsMember());

function open(answers: Record<string, () => unknown> = {}, part = {}, beside: ReactNode = null) {
  const calls = fakeServer({
    'GET /api/payment.php': () => ({ payment: { ...payment, ...part } }),
    'POST /api/directdebit.php': () => ({ iban_last4: '4300', phone_last3: '204' }),
    'POST /api/directdebit-code.php': () => ({ payment }),
    ...answers,
  });
  const page = (
    <>
      {beside}
      <DirectDebitPage />
    </>
  );
  renderAt('/directdebit', `/directdebit?payment=${id}`, page);
  return calls;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (what: string | HTMLElement) =>
  userEvent.click(typeof what === 'string' ? screen.getByRole('button', { name: what }) : what);

async function fillIn(): Promise<void> {
  await screen.findByLabelText('IBAN');
  await type('Account holder', 'A. de Vries');
  await type('IBAN', 'nl91abna0417164300');
  await press('Continue');
  await type('Street', 'Damstraat');
  await type('House number', '1');
  await type('Postcode', '1012 JM');
  await type('City', 'Amsterdam');
  await type('Mobile number', '0612345204');
}

const password = () => screen.getByLabelText('Your password');

test('account, address with leave, code: then the payment is looked at', async () => {
  const calls = open();
  await fillIn();
  const mandate = screen.getByRole('checkbox');
  expect(mandate).not.toBeChecked();
  expect(
    screen.getByText(/one direct debit of €18.74 .* ending in 4300, under mandate AG-000022904ABC/),
  ).toBeInTheDocument();
  await press('Send me the code');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
  expect(mandate).toHaveFocus();
  expect(mandate).toHaveAccessibleDescription('Tick the box to go on');
  await userEvent.click(mandate);
  await press('Send me the code');
  expect(await screen.findByText(/ending in 204/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  await type('SMS code', '12x3456');
  expect(screen.getByLabelText('SMS code')).toHaveValue('123456');
  await press('Confirm payment');
  expect(await screen.findByText(`/transactions/${id}`)).toBeInTheDocument();
});

test.each([
  [429, 'code_tries'],
  [409, 'payment_ended'],
])('where no code helps any more (%i %s) another way to pay is offered', async (status, code) => {
  open({ 'POST /api/directdebit-code.php': () => fail(status, code, 'It is over.') });
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send me the code');
  await screen.findByLabelText('SMS code');
  await type('SMS code', '123456');
  await press('Confirm payment');
  const other = await screen.findByRole('link', { name: 'Choose another way to pay' });
  expect(other).toHaveAttribute('href', '/credits/m');
  expect(screen.getByText('It is over.')).toBeInTheDocument();
});

test('whoever goes on before the answer to a code comes stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = open(
    { 'POST /api/directdebit-code.php': () => promise },
    {},
    <Link to="/elsewhere">away</Link>,
  );
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send me the code');
  await screen.findByLabelText('SMS code');
  await type('SMS code', '123456');
  await press('Confirm payment');
  await userEvent.click(screen.getByRole('link', { name: 'away' }));
  await act(async () => resolve({ payment }));
  expect(calls.at(-1)?.path).toBe('/api/directdebit-code.php');
  expect(address()).toHaveTextContent('/elsewhere');
});

test('a mistyped IBAN is said at once, before anything else is asked', async () => {
  open();
  await screen.findByLabelText('IBAN');
  await type('Account holder', 'A. de Vries');
  await type('IBAN', 'NL91ABNA0417164301');
  await press('Continue');
  const iban = screen.getByLabelText('IBAN');
  expect(iban).toHaveAccessibleDescription('This is not a valid IBAN. Check the number.');
  expect(iban).toHaveFocus();
  expect(screen.queryByLabelText('Street')).toBeNull();
  await userEvent.type(iban, '{Backspace}0');
  expect(iban).toHaveAccessibleDescription('');
  await press('Continue');
  expect(screen.getByLabelText('Street')).toBeInTheDocument();
});

test.each([
  ['DE89370400440532013000', true],
  ['GB29 NWBK 6016 1331 9268 19', true],
  ['DE89370400440532013001', false],
  ['ED89370400440532013000', false],
  ['12345678901234567', false],
  ['NL91', false],
  ['', false],
])('the check digits of %s: %s', (typed, right) => {
  expect(isIban(typed)).toBe(right);
});

test('what the server finds wrong is said at its field, in its step; what was typed stays', async () => {
  const words = 'This is not a valid IBAN.';
  open({
    'POST /api/directdebit.php': () =>
      fail(400, 'validation', 'No.', [{ field: 'iban', code: 'invalid', message: words }]),
  });
  await fillIn();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send me the code');
  const iban = await screen.findByLabelText('IBAN');
  expect(iban).toHaveAccessibleDescription(words);
  await waitFor(() => expect(iban).toHaveFocus());
  expect(screen.getByLabelText('IBAN')).toHaveValue('NL91 ABNA 0417 1643 00');
});

test('a wrong password is said beside it; after a login of just now there may be none', async () => {
  const words = 'This is not your password.';
  const details = [{ field: 'password', code: 'wrong', message: words }];
  const answers = [() => fail(400, 'validation', 'No.', details), () => ({ phone_last3: '204' })];
  const calls = open({ 'POST /api/directdebit.php': () => answers.shift()?.() });
  await fillIn();
  await userEvent.type(password(), 'a guess');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send me the code');
  await waitFor(() => expect(password()).toHaveAccessibleDescription(words));
  await waitFor(() => expect(password()).toHaveFocus());
  expect(screen.getByLabelText('Street')).toHaveValue('Damstraat');
  await userEvent.clear(password());
  await press('Send me the code');
  expect(await screen.findByText(/ending in 204/)).toBeInTheDocument();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    expect.objectContaining({ password: 'a guess' }),
    expect.not.objectContaining({ password: expect.anything() }),
  ]);
});

test('each step begins at its heading, forth and back; the code at its field', async () => {
  open();
  await fillIn();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveAccessibleDescription('Step 2 of 3');
  await press('Back');
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription('Step 1 of 3');
  await press('Continue');
  expect(heading).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send me the code');
  await waitFor(() => expect(screen.getByLabelText('SMS code')).toHaveFocus());
  await press('Back');
  expect(heading).toHaveFocus();
});

test('an order that is not to be debited is shown as it stands', async () => {
  open({}, { status: 'completed' });
  expect(await screen.findByText(`/transactions/${id}`)).toBeInTheDocument();
});

/** Answers the first question for the order with what it is given, and later ones with the order. */
function openAfter(first: () => unknown) {
  const answers = [first];
  return open({ 'GET /api/payment.php': () => answers.shift()?.() ?? { payment } });
}
const address = () => screen.getByLabelText('address');
const noAnswer = () => Promise.reject(new ApiError(0, 'network', 'No connection.'));

test('an order that takes long is waited for, at its address', async () => {
  let arrive: (answer: unknown) => void = () => {};
  const calls = openAfter(() => new Promise((resolve) => (arrive = resolve)));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'Pay by direct debit' })).toBeInTheDocument();
  expect(document.querySelector('[aria-busy=true]')).toBeInTheDocument();
  expect(address()).toHaveTextContent('/directdebit');
  await act(async () => arrive({ payment }));
  expect(await screen.findByLabelText('IBAN')).toBeInTheDocument();
});

test.each([
  ['no answer comes', noAnswer],
  ['there are too many questions', () => fail(429, 'too_many_requests', 'Later.')],
])('where %s, the order can be asked for again', async (_what, first) => {
  openAfter(first);
  await press(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('IBAN')).toBeInTheDocument();
  expect(address()).toHaveTextContent('/directdebit');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([400, 404])('one that does not exist (%i) leads to the packages', async (status) => {
  openAfter(() => fail(status, 'not_found'));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/credits$/));
});
