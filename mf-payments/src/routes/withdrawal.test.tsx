import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsMember, renderAt, startTexts } from '../testing/render-payments.tsx';
import WithdrawalPage from './withdrawal.tsx';

beforeAll(startTexts);
beforeEach(() => session.set(null));

const order = {
  payment_id: '0'.repeat(18) + 'abcd1234',
  ordered_at: '2026-01-01T10:00:00.000Z',
  until: '2026-01-15T10:00:00.000Z',
  credits: 150,
  paid: 2499,
  currency: 'EUR',
  unused: 100,
  amount: 1666,
  ends_premium: false,
  state: 'possible',
};

const open = (address: string, answers: Parameters<typeof fakeServer>[0]) => {
  const calls = fakeServer(answers);
  renderAt('/withdrawal', address, <WithdrawalPage />);
  return calls;
};

test('a mailed link shows what goes back; nothing happens before it is confirmed', async () => {
  const asked: unknown[] = [];
  open('/withdrawal?token=the-mailed-secret-of-a-link', {
    'GET /api/withdrawal.php': () => ({ withdrawal: order }),
    'PUT /api/withdrawal.php': ({ body }) => {
      asked.push(body);
      return { withdrawal: { ...order, state: 'done' } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'You get €16.66 back' })).toBeInTheDocument();
  expect(screen.getByText('#ABCD1234')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm withdrawal, €16.66 back' }));
  expect(
    await screen.findByRole('heading', { name: '€16.66 is on its way back' }),
  ).toBeInTheDocument();
  const seen = { unused: 100, amount: 1666, ends_premium: false };
  expect(asked).toEqual([{ token: 'the-mailed-secret-of-a-link', seen }]);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [true, 'You return all you bought, so Premium ends too.', 'You stay Premium.'],
  [false, 'You stay Premium.', /Premium ends/],
])('whether Premium ends (%s) is said before it is confirmed', async (ends_premium, said, not) => {
  open('/withdrawal?payment=p1', {
    'GET /api/withdrawal.php': () => ({ withdrawal: { ...order, ends_premium } }),
  });
  expect(await screen.findByText(said)).toBeInTheDocument();
  expect(screen.queryByText(not)).not.toBeInTheDocument();
});

test('where another part is unused by now, that is said and shown, and asked once more', async () => {
  let now = order;
  const asked: unknown[] = [];
  open('/withdrawal?payment=p1', {
    'GET /api/withdrawal.php': () => ({ withdrawal: now }),
    'PUT /api/withdrawal.php': ({ body }) => {
      asked.push(body);
      if (asked.length === 2) return { withdrawal: { ...now, state: 'done' } };
      now = { ...order, unused: 50, amount: 833 };
      return fail(409, 'withdrawal_changed', 'Look at it once more.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /€16.66 back/ }));
  await userEvent.click(await screen.findByRole('button', { name: /€8.33 back/ }));
  expect(await screen.findByRole('heading', { name: /€8.33 is on its way/ })).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ seen: { unused: 50, amount: 833 } });
});

test('what was used meanwhile is said, and the page shows what is left now', async () => {
  let state = 'possible';
  open('/withdrawal?payment=p1', {
    'GET /api/withdrawal.php': () => ({ withdrawal: { ...order, state, amount: 0 } }),
    'PUT /api/withdrawal.php': () => {
      state = 'nothing';
      return fail(409, 'withdrawal_nothing');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Confirm withdrawal/ }));
  expect(
    await screen.findByRole('heading', { name: 'There is nothing to return' }),
  ).toBeInTheDocument();
});

test('what did not come says what it is, and is asked for again', async () => {
  let broken = true;
  open('/withdrawal?token=the-mailed-secret-that-waits', {
    'GET /api/withdrawal.php': () =>
      broken ? fail(429, 'no', 'In a minute.') : { withdrawal: order },
  });
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent('Return unused credits');
  expect(await screen.findByText('In a minute.')).toBeVisible();
  expect(heading()).toHaveTextContent('Your order did not load');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You get €16.66 back')).toBe(heading());
});

test('a link that is too old leads to a new one', async () => {
  open('/withdrawal?token=the-mailed-secret-of-a-link', {
    'GET /api/withdrawal.php': () => fail(410, 'token_expired'),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByLabelText('Order number')).toBeVisible();
});

test('without a link: number and address are asked for, and the mail is announced', async () => {
  const asked: unknown[] = [];
  open('/withdrawal', {
    'POST /api/withdrawal.php': ({ body }) => {
      asked.push(body);
      return null;
    },
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(screen.getByLabelText('Order number')).toHaveFocus();
  await user.type(screen.getByLabelText('Order number'), '#ABCD1234');
  await user.type(screen.getByLabelText('Your e-mail address'), 'ann@example.com');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toBeInTheDocument();
  expect(asked).toEqual([{ reference: '#ABCD1234', email: 'ann@example.com' }]);
});

test('who is logged in finds their own address there, to change or to leave', async () => {
  enterAsMember({ email: 'daan@example.com' });
  open('/withdrawal', {});
  const address = screen.getByLabelText('Your e-mail address');
  expect(address).toHaveValue('daan@example.com');
  await userEvent.clear(address);
  expect(address).toHaveValue('');
});
