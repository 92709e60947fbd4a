import { dialogs, session, type User } from '@afterglow/shared-state';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { ActivationDialog } from './activation-dialog.tsx';

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
