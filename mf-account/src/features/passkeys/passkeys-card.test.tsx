import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
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
