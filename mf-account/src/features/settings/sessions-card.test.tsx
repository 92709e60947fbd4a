import { toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { SessionsCard } from './sessions-card.tsx';

const times = { created_at: '2026-01-01T00:00:00Z', last_seen_at: '2026-01-02T00:00:00Z' };

beforeAll(startTexts);
beforeEach(() => enterAsDaan());

const logOut = (device: string) => screen.findByRole('button', { name: `Log out on ${device}` });

function open() {
  let sessions = [
    { id: 'here', device: 'Firefox, Linux', current: true, ...times },
    { id: 'phone', device: 'Safari, iPhone', current: false, ...times },
    { id: 'old', device: 'Chrome, Windows', current: false, ...times },
  ];
  const calls = fakeServer({
    'GET /api/sessions.php': () => ({ sessions }),
    'DELETE /api/sessions.php': ({ query }) => {
      sessions = sessions.filter(({ id, current }) => (query.others ? current : id !== query.id));
      return null;
    },
  });
  renderAccount(<SessionsCard />);
  return calls;
}

test('ends one session from afar; this one has no button', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out on Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ id: 'phone' });
  expect(screen.queryByRole('button', { name: 'Log out on Firefox, Linux' })).toBeNull();
});

test('ends all others at once', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
  await waitFor(() => expect(screen.queryByText('Chrome, Windows')).toBeNull());
  expect(screen.getByText('Firefox, Linux')).toBeInTheDocument();
});

test('one that has ended by itself meanwhile is as good as ended', async () => {
  toasts.clear();
  let isThere = true;
  fakeServer({
    'GET /api/sessions.php': () => ({
      sessions: isThere
        ? [{ id: 'phone', device: 'Safari, iPhone', current: false, ...times }]
        : [],
    }),
    'DELETE /api/sessions.php': () => {
      isThere = false;
      return fail(404, 'not_found', 'Not here');
    },
  });
  renderAccount(<SessionsCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out on Safari, iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(toasts.getState().queue).toEqual([]);
});

test('a device whose browser did not say what it is has a name all the same', async () => {
  fakeServer({
    'GET /api/sessions.php': () => ({
      sessions: [{ id: 'script', device: '', current: false, ...times }],
    }),
  });
  renderAccount(<SessionsCard />);
  expect(await screen.findByText('Unknown device')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out on the unknown device' })).toBeVisible();
});

test('of two that are ended at once each is busy until it has ended itself', async () => {
  const over = new Map<string, () => void>();
  const devices = ['Safari', 'Chrome'];
  fakeServer({
    'GET /api/sessions.php': () => ({
      sessions: devices.map((device) => ({ id: device, device, current: false, ...times })),
    }),
    'DELETE /api/sessions.php': ({ query }) =>
      new Promise((done) => over.set(String(query.id), () => done(null))),
  });
  renderAccount(<SessionsCard />);
  for (const device of devices) await userEvent.click(await logOut(device));
  await waitFor(() => expect(over.size).toBe(2));
  over.get('Chrome')?.();
  await waitFor(async () =>
    expect(await logOut('Chrome')).not.toHaveAttribute('aria-busy', 'true'),
  );
  expect(await logOut('Safari')).toHaveAttribute('aria-busy', 'true');
});
