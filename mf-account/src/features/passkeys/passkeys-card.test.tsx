import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { PasskeysCard } from './passkeys-card.tsx';

const made = { created_at: '2026-01-01T00:00:00Z', last_used_at: null };

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  toasts.clear();
});

test('lists the keys and removes one; a browser without them says so', async () => {
  let keys = [
    { id: 'phone', name: 'Safari, iPhone', ...made },
    { id: 'laptop', name: 'Chrome, Windows', ...made },
  ];
  const calls = fakeServer({
    'GET /api/passkeys.php': () => ({ passkeys: keys }),
    'DELETE /api/passkeys.php': ({ query }) => {
      keys = keys.filter(({ id }) => id !== query.id);
      return null;
    },
  });
  renderAccount(<PasskeysCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(screen.getByText('Chrome, Windows')).toBeVisible();
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'phone' });
  expect(screen.getByText(/cannot make passkeys/)).toBeVisible();
});

test('a key of a device that did not say what it is has a name, too', async () => {
  fakeServer({ 'GET /api/passkeys.php': () => ({ passkeys: [{ id: 'a', name: '', ...made }] }) });
  renderAccount(<PasskeysCard />);
  expect(await screen.findByText('Unknown device')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove Unknown device' })).toBeVisible();
});

test('a key that could not be removed stays, and says why', async () => {
  fakeServer({
    'GET /api/passkeys.php': () => ({ passkeys: [{ id: 'a', name: 'Chrome, Windows', ...made }] }),
    'DELETE /api/passkeys.php': () => fail(503, 'not_ready', 'Back in a minute.'),
  });
  renderAccount(<PasskeysCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome, Windows' }));
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('Back in a minute.'));
  expect(screen.getByText('Chrome, Windows')).toBeVisible();
});

test('long after the login a key is made with the password alone', async () => {
  const parseCreationOptionsFromJSON = (options: object) => options;
  Object.assign(window, { PublicKeyCredential: { parseCreationOptionsFromJSON } });
  const create = async () => ({ toJSON: () => ({ id: 'phone' }) });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } });
  const details = [{ field: 'password', message: 'Type your password.' }];
  const calls = fakeServer({
    'GET /api/passkeys.php': () => ({ passkeys: [] }),
    'POST /api/passkey-options.php': ({ body }) =>
      (body as { password?: string }).password === 'warm evening'
        ? { options: {} }
        : fail(400, 'validation', '', details),
    'POST /api/passkeys.php': () => null,
  });
  renderAccount(<PasskeysCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  const add = () => userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(dialog.getByLabelText('Your password'), 'a guess');
  await add();
  const typed = dialog.getByLabelText('Your password');
  await waitFor(() => expect(typed).toHaveAccessibleDescription('Type your password.'));
  await userEvent.clear(typed);
  await userEvent.type(typed, 'warm evening');
  await add();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts.getState().queue.at(-1)?.text).toBe('Your passkey is ready to use.');
  const made = calls.filter(
    ({ method, path }) => method === 'POST' && path === '/api/passkeys.php',
  );
  expect(made).toMatchObject([{ body: { credential: { id: 'phone' } } }]);
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});
