import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { minorUnits } from './minor-units.ts';
import { SpendingCard } from './spending-card.tsx';

const none = { amount: null, next: null, spent: 2499, currency: 'EUR', days: 30, cooling_days: 7 };
const later = { amount: 3000, next: { amount: 9000, from: '2026-03-08T12:00:00Z' } };
const field = () => screen.findByRole('textbox', { name: 'Limit in EUR' });
const set = () => userEvent.click(screen.getByRole('button', { name: 'Set limit' }));

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

test('without a limit it says what was spent, and sets one', async () => {
  const calls = fakeServer({
    'GET /api/spending-limit.php': () => none,
    'PUT /api/spending-limit.php': () => ({ ...none, amount: 5000 }),
  });
  renderAccount(<SpendingCard />);
  await userEvent.type(await field(), '50');
  expect(screen.getByText('No limit. In the last 30 days you spent €24.99.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No limit any more' })).toBeNull();
  await set();
  expect(await screen.findByText(/you spent €24.99 of your €50.00/)).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ amount: 5000 });
  expect(await field()).toHaveValue('');
});

test('what is no amount is said beside the field, and nothing is sent', async () => {
  const calls = fakeServer({ 'GET /api/spending-limit.php': () => none });
  renderAccount(<SpendingCard />);
  await userEvent.type(await field(), '1.000,00');
  await set();
  expect(await field()).toHaveAccessibleDescription('Type an amount, such as 50.');
  expect(await field()).toHaveFocus();
  await set();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('1.000,00');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a refusal stands beside the field, and what was typed stays', async () => {
  fakeServer({
    'GET /api/spending-limit.php': () => none,
    'PUT /api/spending-limit.php': () => fail(503, 'not_ready', 'Back in a minute.'),
  });
  renderAccount(<SpendingCard />);
  await userEvent.type(await field(), '50');
  await set();
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Back in a minute.'));
  expect(await field()).toHaveValue('50');
  expect(await field()).toHaveFocus();
});

test('a higher limit that is on its way is said, and can be called off', async () => {
  const calls = fakeServer({
    'GET /api/spending-limit.php': () => ({ ...none, ...later }),
    'PUT /api/spending-limit.php': () => ({ ...none, amount: 3000 }),
  });
  renderAccount(<SpendingCard />);
  expect(await screen.findByText('From 8 March 2026 your limit is €90.00.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(screen.queryByText(/From 8 March/)).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ amount: 3000 });
});

test('an end that is on its way is not offered once more', async () => {
  const next = { amount: null, from: '2026-03-08T12:00:00Z' };
  fakeServer({ 'GET /api/spending-limit.php': () => ({ ...none, amount: 3000, next }) });
  renderAccount(<SpendingCard />);
  expect(await screen.findByText('From 8 March 2026 you have no limit.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'No limit any more' })).toBeNull();
});

test.each([
  ['50', 5000],
  [' 49,95 ', 4995],
  ['49.9', 4990],
  ['0,01', 1],
  ['', null],
  ['-5', null],
  ['1.000', null],
  ['12,345', null],
  ['1e3', null],
])('%j is %j in minor units', (typed, amount) => {
  expect(minorUnits(typed)).toBe(amount);
});

test('a second press before the answer sends nothing more', async () => {
  let answer = () => {};
  const calls = fakeServer({
    'GET /api/spending-limit.php': () => ({ ...none, ...later }),
    'PUT /api/spending-limit.php': () =>
      new Promise((resolve) => {
        answer = () => resolve({ ...none, amount: 3000 });
      }),
  });
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  renderAccount(<SpendingCard />);
  await userEvent.type(await field(), '20{Enter}{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(sent()).toEqual([{ amount: 2000 }]);
  answer();
  await waitFor(() => expect(screen.queryByText(/From 8 March/)).toBeNull());
  expect(sent()).toHaveLength(1);
});
