import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { useLocation } from '@afterglow/shared-ui/router';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../testing/start-texts.ts';
import { LoginForm } from './login-form.tsx';

beforeAll(startTexts);
beforeEach(() => {
  session.set(null);
  settings.setState({ signups: 'all' } as Settings);
});

const user = { id: 'me', email: 'daan@example.com' } as User;

const Token = () => <p>deleted, back with {useLocation().state.token}</p>;

function showForm(at = '/login') {
  const pages = [
    { path: '/faq', element: <p>questions</p> },
    { path: '/login', element: <LoginForm /> },
    { path: '/chats', element: <p>chats</p> },
    { path: '/members', element: <p>members</p> },
    { path: '/account-deleted', element: <Token /> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: ['/faq', at] });
  render(<RouterProvider router={router} />);
  return router;
}

async function enter(email: string, password: string) {
  if (email) await userEvent.type(screen.getByLabelText('E-mail'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('who has no account is told at once where nobody can join', () => {
  settings.setState({ signups: 'with_trafficsource' } as Settings);
  showForm();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
  expect(screen.getByText('Signing up is not possible here right now')).toBeVisible();
});

test('says what is missing beside the field, and asks the server nothing', async () => {
  const calls = fakeServer({});
  showForm();
  await enter('daan@', '');
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Invalid e-mail');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('logs in and goes where one was going', async () => {
  fakeServer({ 'POST /api/user.php': () => ({ user }) });
  showForm('/login?to=%2Fchats');
  await enter('daan@example.com', 'warm evening');
  expect(await screen.findByText('chats')).toBeVisible();
  expect(session.getState().user?.id).toBe('me');
});

test('a refusal is announced in the words of the server, and what was typed stays', async () => {
  fakeServer({ 'POST /api/user.php': () => fail(401, 'login_failed', 'Login failed, try again.') });
  showForm();
  await enter('daan@example.com', 'wrong');
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed, try again.');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
});

const deleted = fail(403, 'account_deleted', 'Deleted.', { token: 'return-1' });

test('who asked for deletion is told how to come back, with what it takes', async () => {
  fakeServer({ 'POST /api/user.php': () => deleted });
  const router = showForm();
  await enter('daan@example.com', 'warm evening');
  expect(await screen.findByText('deleted, back with return-1')).toBeVisible();
  // In the place of the login: an answer never gives up where somebody is going.
  await act(() => router.navigate(-1));
  expect(screen.getByText('questions')).toBeVisible();
});

describe('with a passkey', () => {
  const credential = { toJSON: () => ({}) };
  beforeEach(() => {
    const known = { parseRequestOptionsFromJSON: (options: unknown) => options };
    Object.defineProperty(window, 'PublicKeyCredential', { value: known, configurable: true });
    const credentials = { get: async () => credential };
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('who asked for deletion is told how to come back, too', async () => {
    fakeServer({
      'POST /api/passkey-login-options.php': () => ({ options: {} }),
      'POST /api/passkey-login.php': () => deleted,
    });
    showForm();
    await userEvent.click(screen.getByRole('button', { name: /passkey/ }));
    expect(await screen.findByText('deleted, back with return-1')).toBeVisible();
  });
});

test.each([
  ['a login', { user }],
  ['the way back of a deleted account', deleted],
])('who goes elsewhere before the answer stays there: %s', async (_what, answer) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = fakeServer({
    'POST /api/user.php': () => promise,
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  const router = showForm();
  await enter('daan@example.com', 'warm evening');
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(() => router.navigate('/faq'));
  resolve(answer);
  // Answered after the login, whose answer has been read by then.
  await act(() => session.load().catch(() => {}));
  expect(router.state.location.pathname).toBe('/faq');
});
