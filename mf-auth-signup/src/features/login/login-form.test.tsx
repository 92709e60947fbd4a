import { type Settings, session, settings, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { Route, Routes, useLocation } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { render, screen } from '@testing-library/react';
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
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/login" element={<LoginForm />} />
        <Route path="/chats" element={<p>chats</p>} />
        <Route path="/members" element={<p>members</p>} />
        <Route path="/account-deleted" element={<Token />} />
      </Routes>
    </MemoryRouter>,
  );
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

test('who asked for deletion is told how to come back, with what it takes', async () => {
  fakeServer({
    'POST /api/user.php': () => fail(403, 'account_deleted', 'Deleted.', { token: 'return-1' }),
  });
  showForm();
  await enter('daan@example.com', 'warm evening');
  expect(await screen.findByText('deleted, back with return-1')).toBeVisible();
});
