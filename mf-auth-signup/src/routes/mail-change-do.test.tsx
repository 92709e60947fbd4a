import { documentTitle, session, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { startTexts } from '../testing/start-texts.ts';
import MailChange from './mail-change-do.tsx';

beforeAll(startTexts);
beforeEach(() => session.set(null));

function show(at: string) {
  const router = createMemoryRouter([{ path: '/mail-change/do', element: <MailChange /> }], {
    initialEntries: [at],
  });
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

test('the link is taken once, and leaves the address', async () => {
  session.set({ id: 'me' } as User);
  const calls = fakeServer({
    'POST /api/email-confirm.php': () => undefined,
    'GET /api/user.php': () => ({ user: { id: 'me' } }),
  });
  const router = show('/mail-change/do?token=new-address');
  expect(await screen.findByText('Your new address is confirmed')).toBeVisible();
  expect(documentTitle.getState().page).toBe('Your new address is confirmed');
  expect(screen.getByRole('link', { name: 'To my settings' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { token: 'new-address' } },
  ]);
});

test.each([404, 410, 400])('one that answers %p says so', async (status) => {
  fakeServer({ 'POST /api/email-confirm.php': () => fail(status, 'token') });
  show(`/mail-change/do?token=old-${status}`);
  expect(documentTitle.getState().page).toBe('Confirming your new address');
  expect(await screen.findByText('This link no longer works')).toBeVisible();
  expect(documentTitle.getState().page).toBe('This link no longer works');
});
