import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../testing/start-texts.ts';
import PasswordUndo from './reset-password-undo.tsx';

beforeAll(startTexts);
beforeEach(() => session.set(null));

function show(token: string): void {
  const router = createMemoryRouter([{ path: '/reset-password/undo', element: <PasswordUndo /> }], {
    initialEntries: [`/reset-password/undo?token=${token}`],
  });
  render(<RouterProvider router={router} />);
}
const yes = () => userEvent.click(screen.getByRole('button', { name: 'It was not me' }));

test('opening the link does nothing yet: a mail program may have done that', async () => {
  const calls = fakeServer({ 'POST /api/email-undo.php': () => undefined });
  show('take-back');
  expect(await screen.findByText('Was it not you?')).not.toHaveFocus();
  expect(calls).toEqual([]);
  await yes();
  expect(await screen.findByText('Your account is yours again')).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/email-undo.php', body: { token: 'take-back' } },
  ]);
});

test('a link that is used up leads to us', async () => {
  fakeServer({ 'POST /api/email-undo.php': () => fail(410, 'token_expired') });
  show('used-before');
  await yes();
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/complaints');
});
