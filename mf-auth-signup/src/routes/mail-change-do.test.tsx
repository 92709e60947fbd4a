import { documentTitle, session, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { activate } from '../features/activation/activate.ts';
import { startTexts } from '../testing/start-texts.ts';
import MailChange from './mail-change-do.tsx';

beforeAll(startTexts);
beforeEach(() => session.set(null));

function show(at: string | object) {
  const router = createMemoryRouter(
    [
      { path: '/mail-change/do', element: <MailChange /> },
      { path: '/faq', element: <h1>Questions</h1> },
    ],
    { initialEntries: [at] },
  );
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
  const heading = await screen.findByRole('heading', { name: 'Your new address is confirmed' });
  expect(heading).toHaveFocus();
  expect(documentTitle.getState().page).toBe('Your new address is confirmed');
  expect(screen.getByRole('link', { name: 'To my settings' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { token: 'new-address' } },
  ]);
});

test('a reload of what it led to says the same again, and takes nothing', async () => {
  const calls = fakeServer({
    'POST /api/email-confirm.php': () => undefined,
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  const router = show('/mail-change/do?token=reloaded');
  await screen.findByText('Your new address is confirmed');
  await waitFor(() => expect(router.state.location.state).not.toHaveProperty('token'));
  cleanup();
  show(router.state.location);
  expect(await screen.findByText('Your new address is confirmed')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('whoever went on before the answer came stays there', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const calls = fakeServer({
    'POST /api/email-confirm.php': () => promise,
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  const router = show('/mail-change/do?token=late');
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => router.navigate('/faq'));
  resolve(undefined);
  // The page would say that it is done as soon as it has asked whose session it is.
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(() => activate('late', '/api/email-confirm.php'));
  expect(router.state.location.pathname).toBe('/faq');
});

describe('a reload before the answer came', () => {
  const nobody = { 'GET /api/user.php': () => fail(403, 'authentication_required') };

  test('knows that the link is on its way, and that it was refused', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    fakeServer({ 'POST /api/email-confirm.php': () => promise });
    const router = show('/mail-change/do?token=cut');
    const kept = () => router.state.location.state;
    await waitFor(() => expect(kept()).toEqual({ token: 'cut', sent: true }));
    resolve(fail(410, 'token_expired'));
    await waitFor(() => expect(kept()).toEqual({ token: 'cut' }));
  });

  test('finds a link that is spent, and says that it has done its work', async () => {
    fakeServer({ ...nobody, 'POST /api/email-confirm.php': () => fail(410, 'token_used') });
    const router = show({
      pathname: '/mail-change/do',
      state: { token: 'cut-off', sent: true },
    });
    expect(await screen.findByText('Your new address is confirmed')).toBeVisible();
    await waitFor(() => expect(router.state.location.state).toEqual({ done: true }));
  });

  test('says of one that was over when it was opened that nothing was done', async () => {
    fakeServer({ ...nobody, 'POST /api/email-confirm.php': () => fail(410, 'token_expired') });
    show({ pathname: '/mail-change/do', state: { token: 'over', sent: true } });
    expect(await screen.findByText('This link no longer works')).toBeVisible();
  });
});

test('a link that is spent after its answer was lost has done its work', async () => {
  const answers = [fail(502, 'no', 'Away.'), fail(410, 'token_used')];
  fakeServer({
    'POST /api/email-confirm.php': () => answers.shift(),
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  show('/mail-change/do?token=lost');
  expect(await screen.findByText('Away.')).toBeVisible();
  const title = screen.getByRole('heading', { level: 1, name: 'Confirming your new address' });
  expect(title).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your new address is confirmed')).toHaveFocus();
});

test.each([404, 410, 400])('one that answers %p says so', async (status) => {
  fakeServer({ 'POST /api/email-confirm.php': () => fail(status, 'token') });
  show(`/mail-change/do?token=old-${status}`);
  expect(documentTitle.getState().page).toBe('Confirming your new address');
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  expect(documentTitle.getState().page).toBe('This link no longer works');
});
