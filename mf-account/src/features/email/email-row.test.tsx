import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { EmailRow } from './email-row.tsx';

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

async function ask(email: string) {
  renderAccount(<EmailRow />);
  await userEvent.click(screen.getByRole('button', { name: 'Change your e-mail address' }));
  await userEvent.type(screen.getByLabelText('New e-mail'), email);
  await userEvent.type(screen.getByLabelText('Your password'), 'warm evening');
  await userEvent.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('a link is sent to the new address', async () => {
  const calls = fakeServer({ 'POST /api/email.php': () => null });
  await ask('new@example.com');
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toContain('new@example.com'));
  expect(calls).toMatchObject([{ body: { email: 'new@example.com', password: 'warm evening' } }]);
});

test('nobody closes it before its answer, which would end one that was opened since', async () => {
  let answer = (_: null) => {};
  const answered = new Promise<null>((done) => {
    answer = done;
  });
  fakeServer({ 'POST /api/email.php': () => answered });
  await ask('new@example.com');
  const close = () => screen.queryByRole('button', { name: 'Close' });
  expect(close()).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toHaveAttribute('open');
  answer(null);
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toContain('new@example.com'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('what the server refuses is said beside its field, and what was typed stays', async () => {
  const details = [{ field: 'password', message: 'This is not your password.' }];
  fakeServer({ 'POST /api/email.php': () => fail(400, 'validation', '', details) });
  await ask('new@example.com');
  await waitFor(() =>
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
      'This is not your password.',
    ),
  );
  expect(screen.getByLabelText('Your password')).toHaveFocus();
  expect(screen.getByLabelText('New e-mail')).toHaveValue('new@example.com');
});

test('an address that is none is not sent', async () => {
  const calls = fakeServer({ 'POST /api/email.php': () => null });
  await ask('nowhere');
  expect(screen.getByLabelText('New e-mail')).toHaveAccessibleDescription('Invalid e-mail');
  expect(screen.getByLabelText('New e-mail')).toHaveFocus();
  expect(calls).toEqual([]);
});
