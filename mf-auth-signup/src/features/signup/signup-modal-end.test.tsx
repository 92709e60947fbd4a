import { dialogs, session, unsent, useDialog } from '@afterglow/shared-state';
import { useLocation, useNavigate } from '@afterglow/shared-ui/router';
import { MemoryRouter } from '@afterglow/shared-ui/router/memory-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSignup } from '../../testing/fake-signup.ts';
import { checks, freshVisitor, startServer, user } from '../../testing/signup-on-screen.tsx';
import { startTexts } from '../../testing/start-texts.ts';
import { SignupModal } from './signup-modal.tsx';

beforeAll(startTexts);
beforeEach(freshVisitor);

const isOpen = () => dialogs.getState().signup !== undefined;
const address = () => screen.getByRole('button', { name: /^\//, hidden: true });

function Page() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isShown = useDialog('signup') !== undefined;
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        {pathname}
      </button>
      {isShown && <SignupModal />}
    </>
  );
}

/** Until the last answer is given and the account is asked for. */
async function ask() {
  const all = {
    ...{ gender: 'male', seeks: 'female', country: 'NL', region: 'NL-09', city: 'Utrecht' },
    ...{ name: 'Daan', date_of_birth: '1995-05-14', password: 'warm evening' },
    ...{ email: 'daan@example.com', consent: true },
  } as Parameters<typeof dialogs.open<'signup'>>[1];
  sessionStorage.setItem('signup-draft', JSON.stringify({ step: 4 }));
  const signup = fakeSignup(user);
  dialogs.open('signup', all);
  render(
    <MemoryRouter initialEntries={['/before', '/members/eva']}>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create my account' }));
  return signup;
}

/** Until the account is being made. */
async function send() {
  const signup = await ask();
  await screen.findByRole('heading', { name: 'Setting up your account' });
  return signup;
}

test('no account is made for who becomes a member elsewhere while the address is looked at', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = startServer({ 'POST /api/signup-check.php': () => slow });
  await ask();
  await waitFor(() => expect(checks(calls)).toHaveLength(1));
  act(() => session.set(user));
  expect(isOpen()).toBe(false);
  answer();
  await act(() => new Promise((done) => setTimeout(done)));
  expect(unsent.any()).toBe(false);
});

test('while the account is made neither Esc nor Back closes anything', async () => {
  const signup = await send();
  await userEvent.keyboard('{Escape}');
  fireEvent.click(address());
  expect(isOpen()).toBe(true);
  expect(session.getState().user).toBeNull();
  await signup.finish();
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
});

test('at its end one goes on from where one was, and the dialog is gone', async () => {
  const signup = await send();
  await signup.finish();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a photo meanwhile' }));
  expect(isOpen()).toBe(false);
  expect(address()).toHaveTextContent('/complete-signup');
});

test('at its end Esc takes nothing away that is still to be read', async () => {
  const signup = await send();
  await signup.finish();
  await screen.findByRole('heading', { name: 'Check your mail' });
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});
