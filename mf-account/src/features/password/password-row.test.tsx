import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { PasswordRow } from './password-row.tsx';

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

const old = () => screen.getByLabelText('Current password');
const fresh = () => screen.getByLabelText('New password');

async function change(before: string, after: string) {
  renderAccount(<PasswordRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Change your password' }));
  if (before) await userEvent.type(old(), before);
  if (after) await userEvent.type(fresh(), after);
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
}

test('both are sent, and the dialog closes', async () => {
  const calls = fakeServer({ 'PUT /api/password.php': () => undefined });
  await change('warm evening', 'a quiet harbour');
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('You have a new password.'));
  expect(calls).toMatchObject([
    { body: { old_password: 'warm evening', password: 'a quiet harbour' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['', 'a quiet harbour', old],
  ['warm evening', 'short', fresh],
])('%p and %p are not sent: the field that is wrong says so', async (before, after, field) => {
  const calls = fakeServer({ 'PUT /api/password.php': () => undefined });
  await change(before, after);
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(calls).toEqual([]);
});

test('what the server refuses is said beside its field, and what was typed stays', async () => {
  const details = [{ field: 'old_password', message: 'This is not your password.' }];
  fakeServer({ 'PUT /api/password.php': () => fail(400, 'validation', '', details) });
  await change('a wrong guess', 'a quiet harbour');
  await waitFor(() => expect(old()).toHaveAccessibleDescription('This is not your password.'));
  expect(old()).toHaveFocus();
  expect(fresh()).toHaveValue('a quiet harbour');
});

test('a refusal of the whole is said, and it can be tried again', async () => {
  fakeServer({
    'PUT /api/password.php': () => fail(429, 'rate_limited', 'Too often. Wait a bit.'),
  });
  await change('warm evening', 'a quiet harbour');
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('Too often. Wait a bit.'));
  expect(screen.getByRole('button', { name: 'Save password' })).toBeEnabled();
});
