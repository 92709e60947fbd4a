import { session } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../testing/start-texts.ts';
import MailUndo from './mail-change-undo.tsx';

beforeAll(startTexts);
beforeEach(() => session.set(null));

function show(at: string | { pathname: string; state: unknown }): void {
  const router = createMemoryRouter([{ path: '/mail-change/undo', element: <MailUndo /> }], {
    initialEntries: [at],
  });
  render(<RouterProvider router={router} />);
}

const yes = () => userEvent.click(screen.getByRole('button', { name: 'It was not me' }));

test('the link asks first, then gives the address back and says what follows', async () => {
  const calls = fakeServer({ 'POST /api/email-undo.php': () => undefined });
  show('/mail-change/undo?token=give-back');
  expect(await screen.findByText('Was it not you?')).toBeVisible();
  expect(calls).toEqual([]);
  await yes();
  expect(await screen.findByText('Your old address is back')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: '/api/email-undo.php', body: { token: 'give-back' } },
  ]);
});

test('what was pressed before the page was loaded anew is not asked again', async () => {
  fakeServer({
    'POST /api/email-undo.php': () => fail(410, 'token_used'),
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  show({ pathname: '/mail-change/undo', state: { token: 'pressed', sent: true } });
  expect(await screen.findByText('Your old address is back')).toBeVisible();
});

test.each(['?token=used', ''])('one that does not (%p) leads to us', async (query) => {
  fakeServer({ 'POST /api/email-undo.php': () => fail(410, 'token_expired') });
  show(`/mail-change/undo${query}`);
  if (query) await yes();
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/complaints');
});
