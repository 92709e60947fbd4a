import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
beforeEach(() => enterAsMember());

function open(answers: Record<string, () => unknown> = {}, part = {}) {
  const calls = fakeServer({
    'GET /api/payment.php': () => ({ payment: { ...payment, ...part } }),
    'POST /api/directdebit.php': () => ({ iban_last4: '4300', phone_last3: '204' }),
    'POST /api/directdebit-code.php': () => ({ payment }),
    ...answers,
  });
  renderAt('/directdebit', `/directdebit?payment=${id}`, <DirectDebitPage />);
  return calls;
}

const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
  await userEvent.click(mandate);
  await press('Send me the code');
  expect(await screen.findByText(/ending in 204/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
  await type('SMS code', '12x3456');
  expect(screen.getByLabelText('SMS code')).toHaveValue('123456');
  await press('Confirm payment');
  expect(await screen.findByText(`/transactions/${id}`)).toBeInTheDocument();
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
  expect(await screen.findByLabelText('IBAN')).toHaveAccessibleDescription(words);
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

test('an order that is not to be debited is shown as it stands', async () => {
  open({}, { status: 'completed' });
  expect(await screen.findByText(`/transactions/${id}`)).toBeInTheDocument();
});
