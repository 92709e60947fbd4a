import { dialogs, session, type User } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { ActivationDialog } from './activation-dialog.tsx';
import { ResendActivation } from './resend-activation.tsx';

beforeAll(startTexts);
beforeEach(() => {
  session.set({ id: 'me', email: 'eva@example.com', status: 'not_confirmed' } as User);
  dialogs.open('activation', {});
});

test('says what to do first, and sends the mail again', async () => {
  const calls = fakeServer({ 'POST /api/activation-mail.php': () => undefined });
  render(<ActivationDialog />);
  expect(screen.getByRole('dialog', { name: 'Confirm your address first' })).toHaveTextContent(
    'eva@example.com',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('goes by itself when the address is confirmed elsewhere', async () => {
  render(<ActivationDialog />);
  act(() => session.patch({ status: 'active' }));
  await waitFor(() => expect(dialogs.getState().activation).toBeUndefined());
});

test('pressed twice in a note, one mail is asked for', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = fakeServer({ 'POST /api/activation-mail.php': () => slow });
  render(<ResendActivation inNote />);
  const resend = screen.getByRole('button', { name: 'Send the mail again' });
  await userEvent.dblClick(resend);
  expect(calls).toHaveLength(1);
  await act(async () => answer());
  await userEvent.click(resend);
  await waitFor(() => expect(calls).toHaveLength(2));
});
