import { type Settings, session, settings, toasts, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import ActivateDone from '../../routes/activate-done.tsx';
import ActivateError from '../../routes/activate-error.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(() => {
  session.set(null);
  toasts.clear();
  settings.setState({ support_email: 'help@site.example' } as Settings);
});

const profile = { main_image: null, photos: [], interests: ['wine'] };
const user = { id: 'me', email: 'daan@example.com', profile } as unknown as User;

function show(at: string | { pathname: string; state: unknown }) {
  const router = createMemoryRouter(
    [
      { path: '/activate/done', element: <ActivateDone /> },
      { path: '/activate/error', element: <ActivateError /> },
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

const addressIn = ({ state }: ReturnType<typeof show>) =>
  state.location.pathname + state.location.search;

const activated = () => screen.findByRole('heading', { name: 'You are in' });
const failed = () => screen.findByRole('heading', { name: 'Activation failed' });

describe('the link of the mail', () => {
  test('works once, though React runs effects twice, and leaves the address', async () => {
    const calls = fakeServer({
      'POST /api/activate.php': () => undefined,
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    const router = show('/activate/done?token=once');
    expect(await activated()).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/api/activate.php', body: { token: 'once' } },
    ]);
    expect(addressIn(router)).toBe('/activate/done');
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  });

  test('who is logged in here is a member with a confirmed address at once', async () => {
    fakeServer({
      'POST /api/activate.php': () => undefined,
      'GET /api/user.php': () => ({ user: { ...user, activated: true } }),
    });
    session.set(user);
    show('/activate/done?token=member');
    await activated();
    expect(session.getState().user).toMatchObject({ activated: true });
    expect(screen.getByRole('link', { name: 'See who is here' })).toHaveAttribute(
      'href',
      '/members',
    );
  });

  test.each([400, 404, 410])(
    'that is spent or made up (%s) leads to what to do',
    async (status) => {
      fakeServer({ 'POST /api/activate.php': () => fail(status, 'no') });
      const router = show(`/activate/done?token=bad-${status}`);
      await failed();
      expect(addressIn(router)).toBe('/activate/error');
    },
  );

  test('without its token asks the server nothing', async () => {
    const calls = fakeServer({});
    show('/activate/done');
    await failed();
    expect(calls).toEqual([]);
  });

  test('opened again by who has confirmed the address is no failure', async () => {
    fakeServer({ 'POST /api/activate.php': () => fail(410, 'no') });
    session.set({ ...user, status: 'active' });
    const router = show('/activate/done?token=used');
    await activated();
    expect(addressIn(router)).toBe('/activate/done');
  });

  test('opened again in another browser it says that the address is confirmed; one that is over does not', async () => {
    const answers = [fail(410, 'token_used'), fail(410, 'token_expired')];
    fakeServer({
      'POST /api/activate.php': () => answers.shift(),
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    show('/activate/done?token=elsewhere');
    await activated();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    cleanup();
    show('/activate/done?token=over');
    await failed();
  });

  test('a reload of what it led to says the same again, also to who is not logged in', async () => {
    const calls = fakeServer({
      'POST /api/activate.php': () => undefined,
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    const router = show('/activate/done?token=reloaded');
    await activated();
    await waitFor(() => expect(router.state.location.state).not.toHaveProperty('token'));
    cleanup();
    show(router.state.location);
    await activated();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a reload before the server has answered goes on, and the token is in no address', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    fakeServer({
      'POST /api/activate.php': () => slow,
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    const router = show('/activate/done?token=unanswered');
    await waitFor(() => expect(addressIn(router)).toBe('/activate/done'));
    cleanup();
    show(router.state.location);
    expect(await screen.findByRole('heading', { name: 'Activating your account' })).toBeVisible();
    answer();
    await activated();
  });

  test('is tried again when the server could not say', async () => {
    let broken = true;
    fakeServer({
      'POST /api/activate.php': () => (broken ? fail(429, 'no', 'In a minute.') : undefined),
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    show('/activate/done?token=later');
    expect(await screen.findByText('In a minute.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Activation failed');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await activated();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('that is spent after its answer was lost has confirmed the address', async () => {
    const answers = [fail(502, 'no', 'Away.'), fail(410, 'token_used')];
    fakeServer({
      'POST /api/activate.php': () => answers.shift(),
      'GET /api/user.php': () => fail(403, 'authentication_required'),
    });
    show('/activate/done?token=lost');
    expect(await screen.findByText('Away.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await activated();
  });
});

describe('when it failed', () => {
  const resend = () => screen.getByRole('button', { name: 'Send the mail again' });

  test('a visitor is led to the login, and to somebody who helps', async () => {
    fakeServer({});
    show('/activate/error');
    await failed();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@site.example',
    );
    expect(screen.getByText(/Log in and ask for a new one/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull();
  });

  test('who is logged in is not told to log in, and who has confirmed the address is in', async () => {
    fakeServer({});
    session.set(user);
    const router = show('/activate/error');
    expect(await screen.findByText(/used before\. Ask for a new one/)).toBeVisible();
    act(() => session.set({ ...user, status: 'active' }));
    await activated();
    expect(addressIn(router)).toBe('/activate/done');
  });

  test('a member gets another mail, one for each time it was asked for', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const calls = fakeServer({ 'POST /api/activation-mail.php': () => slow });
    session.set(user);
    show('/activate/error');
    await userEvent.click(resend());
    await userEvent.click(resend());
    expect(calls).toHaveLength(1);
    await act(async () => answer());
    await waitFor(() =>
      expect(toasts.getState().queue).toMatchObject([
        { kind: 'ok', text: 'A new mail is on its way.' },
      ]),
    );
    await userEvent.click(resend());
    expect(calls).toHaveLength(2);
  });

  test('a refusal is said in the words of the server', async () => {
    fakeServer({ 'POST /api/activation-mail.php': () => fail(400, 'no', 'Only once an hour.') });
    session.set(user);
    show('/activate/error');
    await userEvent.click(resend());
    await waitFor(() =>
      expect(toasts.getState().queue).toMatchObject([
        { kind: 'error', text: 'Only once an hour.' },
      ]),
    );
    expect(resend()).not.toHaveAttribute('aria-busy');
  });
});
