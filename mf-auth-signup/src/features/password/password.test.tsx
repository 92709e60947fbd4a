import { session, type User } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ResetPassword from '../../routes/reset-password.tsx';
import ResetPasswordDo from '../../routes/reset-password-do.tsx';
import { startTexts } from '../../testing/start-texts.ts';

beforeAll(startTexts);
beforeEach(() => session.set(null));

function show(at: string | { pathname: string; state: object }) {
  const router = createMemoryRouter(
    [
      { path: '/reset-password', element: <ResetPassword /> },
      { path: '/reset-password/do', element: <ResetPasswordDo /> },
    ],
    { initialEntries: [at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const nobody = { 'GET /api/faces.php': () => ({ results: [] }) };
const email = () => screen.getByLabelText('E-mail');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));

describe('asking for a link', () => {
  test.each([
    ['a link is on its way', undefined, /^A link is on its way to eva@example.com/],
    ['a site that conceals promises none', { concealed: true }, /^If eva@example.com has an/],
  ])('what was typed at the login is there; %s', async (_what, answer, text) => {
    const calls = fakeServer({ ...nobody, 'POST /api/password-reset.php': () => answer });
    show({ pathname: '/reset-password', state: { email: 'eva@example.com' } });
    await send();
    expect(await screen.findByText(text)).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { email: 'eva@example.com' } },
    ]);
  });

  test('what is on its way is read out, and so is the form again', async () => {
    fakeServer({ ...nobody, 'POST /api/password-reset.php': () => undefined });
    show({ pathname: '/reset-password', state: { email: 'eva@example.com' } });
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
  });

  test('an address that is none is not sent', async () => {
    const calls = fakeServer({ ...nobody, 'POST /api/password-reset.php': () => undefined });
    show('/reset-password');
    await userEvent.type(email(), 'eva@nowhere');
    await send();
    expect(email()).toHaveAccessibleDescription('Invalid e-mail');
    expect(email()).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('an unknown address is said beside the field', async () => {
    const unknown = fail(404, 'email_not_found', 'We do not know this e-mail address.');
    fakeServer({ ...nobody, 'POST /api/password-reset.php': () => unknown });
    show('/reset-password');
    await userEvent.type(email(), 'eva@example.com');
    await send();
    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('We do not know this e-mail address.'),
    );
  });

  test('too many mails are no fault of the field', async () => {
    const tired = fail(429, 'too_many_mails', 'Please try again tomorrow.');
    fakeServer({ ...nobody, 'POST /api/password-reset.php': () => tired });
    show('/reset-password');
    await userEvent.type(email(), 'eva@example.com');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again tomorrow.');
    expect(email()).not.toHaveAttribute('aria-invalid');
  });
});

describe('the mailed link', () => {
  async function choose(password: string, again = password) {
    await userEvent.type(screen.getByLabelText('New password'), password);
    await userEvent.type(screen.getByLabelText('New password again'), again);
    await userEvent.click(screen.getByRole('button', { name: 'Save my password' }));
  }

  test('its token leaves the address and stays in the history, for a reload', async () => {
    fakeServer(nobody);
    const router = show('/reset-password/do?token=secret');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.state).toEqual({ token: 'secret' });
    expect(screen.getByLabelText('New password')).toBeVisible();
  });

  test('sets the password; who was logged in here no longer is', async () => {
    session.set({ id: 'me' } as User);
    const calls = fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => undefined });
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    expect(await screen.findByRole('heading', { name: 'You have a new password' })).toHaveFocus();
    expect(session.getState().user).toBeNull();
    const [put] = calls.filter(({ method }) => method === 'PUT');
    const password = 'a quiet harbour';
    expect(put?.body).toEqual({ token: 'secret', password, password_repeat: password });
  });

  test('a reload of what it led to says the same again', async () => {
    fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => undefined });
    const router = show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    await screen.findByText('You have a new password');
    await waitFor(() => expect(router.state.location.state).not.toHaveProperty('token'));
    cleanup();
    show(router.state.location);
    expect(await screen.findByText('You have a new password')).toBeVisible();
  });

  const lose = () => {
    throw Object.assign(new Error('lost'), { isAxiosError: true, code: 'ERR_NETWORK' });
  };
  /** The first try gets no answer, the second that the link is spent. */
  function losesFirst(code = 'token_used'): void {
    const answers = [lose, () => fail(410, code)];
    fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => answers.shift()?.() });
  }

  test('a link that is spent after an answer was lost has set the password', async () => {
    losesFirst();
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    expect(await screen.findByText('network')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save my password' }));
    expect(await screen.findByText('You have a new password')).toBeVisible();
  });

  test('one that was over by then has set nothing', async () => {
    losesFirst('token_expired');
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    await screen.findByText('network');
    await userEvent.click(screen.getByRole('button', { name: 'Save my password' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test('another password than the one whose answer was lost is not said to be set', async () => {
    losesFirst();
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    await screen.findByText('network');
    await choose(' or two');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  });

  describe('loaded anew before an answer came', () => {
    async function reload() {
      const never = new Promise(() => {});
      fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => never });
      const router = show('/reset-password/do?token=secret');
      await choose('a quiet harbour');
      await waitFor(() => expect(router.state.location.state).toHaveProperty('sent'));
      cleanup();
      return router.state.location;
    }
    const spent = { 'PUT /api/password-reset.php': () => fail(410, 'token_used') };

    test('says which password it is when the link is spent', async () => {
      const here = await reload();
      fakeServer({ ...nobody, ...spent });
      show(here);
      await choose('a loud harbour');
      expect(await screen.findByRole('heading', { name: 'You have a new password' })).toHaveFocus();
      expect(screen.getByText(/the one you chose before the page reloaded/)).toBeVisible();
    });

    test('takes another one while it is not', async () => {
      const here = await reload();
      fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => undefined });
      show(here);
      await choose('a loud harbour');
      expect(
        await screen.findByText('Log in with it and you are back where you were.'),
      ).toBeVisible();
    });

    test('a refusal that came is none of these', async () => {
      const common = fail(400, 'validation', '', [{ field: 'password', message: 'Too common.' }]);
      fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => common });
      const router = show('/reset-password/do?token=secret');
      await choose('password1');
      await screen.findByText('Too common.');
      await waitFor(() => expect(router.state.location.state).toEqual({ token: 'secret' }));
      cleanup();
      fakeServer({ ...nobody, ...spent });
      show(router.state.location);
      await choose('a quiet harbour');
      expect(await screen.findByText('This link no longer works')).toBeVisible();
    });
  });

  test('two that differ are said beside the second, and not sent', async () => {
    const calls = fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => undefined });
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour', 'a loud harbour');
    const again = screen.getByLabelText('New password again');
    expect(again).toHaveAccessibleDescription('The given passwords are not equal');
    expect(again).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  test('a password the server refuses is said in its words, and the link still works', async () => {
    const common = fail(400, 'validation', '', [{ field: 'password', message: 'Too common.' }]);
    fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => common });
    show('/reset-password/do?token=secret');
    await choose('password1');
    await waitFor(() =>
      expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Too common.'),
    );
  });

  test.each([404, 410])('one that answers %p leads to a new one', async (status) => {
    fakeServer({ ...nobody, 'PUT /api/password-reset.php': () => fail(status, 'token') });
    show('/reset-password/do?token=secret');
    await choose('a quiet harbour');
    const again = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(again).toHaveAttribute('href', '/reset-password');
  });

  test('without a token says so', () => {
    fakeServer(nobody);
    show('/reset-password/do');
    expect(screen.getByText('This link no longer works')).toBeVisible();
  });
});
