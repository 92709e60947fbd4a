import { bus, put, settings as site, toasts } from '@afterglow/shared-state';
import { fail, fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { createMemoryRouter, RouterProvider } from '@afterglow/shared-ui/testing/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterAsDaan, renderAccount, startTexts } from '../../testing/render-account.tsx';
import { groups } from './notifications.ts';
import { NotificationsCard } from './notifications-card.tsx';
import { StopMail } from './stop-mail.tsx';

beforeAll(startTexts);
beforeEach(() => {
  enterAsDaan();
  site.setState({ push_public_key: 'a-key' });
  toasts.clear();
});

const types = [...groups.people, ...groups.us];

function open(disabled: string[] = [], put: () => unknown = () => ({})) {
  const settings = {
    notifications: Object.fromEntries(types.map((type) => [type, { email: true, push: false }])),
    notifications_disabled: disabled,
  };
  const calls = fakeServer({
    'GET /api/notifications.php': () => settings,
    'PUT /api/notifications.php': ({ body }) => {
      if ((body as { resume_email?: true }).resume_email) settings.notifications_disabled = [];
      return put();
    },
  });
  renderAccount(<NotificationsCard />);
  return calls;
}

test('a switch is saved at once, and nothing is said of the other channel', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Likes, Push' }));
  expect(screen.getByRole('switch', { name: 'Likes, Push' })).toBeChecked();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    notifications: { like: { push: true } },
  });
  expect(screen.getAllByRole('switch')).toHaveLength(11);
});

test('a site that cannot send push offers no switches for it', async () => {
  site.setState({ push_public_key: '' });
  open();
  expect(await screen.findByRole('switch', { name: 'Likes, E-mail' })).toBeVisible();
  expect(screen.getAllByRole('switch')).toHaveLength(8);
  expect(screen.queryByText(/Push/)).not.toBeInTheDocument();
});

test('what could not be saved is switched back, and said', async () => {
  open([], () => fail(500, 'broken', 'Try later.'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Likes, E-mail' }));
  await waitFor(() => expect(toasts.getState().queue[0]?.text).toBe('Try later.'));
  expect(screen.getByRole('switch', { name: 'Likes, E-mail' })).toBeChecked();
});

test('a switch that goes back leaves the one beside it as it was put meanwhile', async () => {
  let refuse = () => {};
  const slow = new Promise((resolve) => {
    refuse = () => resolve(fail(500, 'broken', 'Try later.'));
  });
  const answers: unknown[] = [slow, {}];
  open([], () => answers.shift());
  await userEvent.click(await screen.findByRole('switch', { name: 'Likes, E-mail' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Likes, Push' }));
  refuse();
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Likes, E-mail' })).toBeChecked());
  expect(screen.getByRole('switch', { name: 'Likes, Push' })).toBeChecked();
});

test('of two quick presses the last one counts, however late the first arrives', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const answers: unknown[] = [promise, {}];
  const calls = open([], () => answers.shift());
  const likes = await screen.findByRole('switch', { name: 'Likes, Push' });
  await userEvent.click(likes);
  await userEvent.click(likes);
  const saved = () => calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));
  expect(likes).not.toBeChecked();
  expect(saved()).toEqual([{ notifications: { like: { push: true } } }]);
  resolve({});
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toEqual({ notifications: { like: { push: false } } });
});

test.each([
  ['fbl', 'A mail of ours was marked as spam.'],
  ['bounce', 'Mail to daan@example.com came back.'],
  ['listunsubscribe', 'You unsubscribed in your mail program.'],
])('%s is said, and there is a way back', async (reason, words) => {
  const calls = open([reason]);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.getByRole('switch', { name: 'News about the site, E-mail' })).toBeDisabled();
  expect(screen.getByRole('switch', { name: 'Likes, Push' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Send me e-mail again' }));
  await waitFor(() => expect(screen.queryByText(words, { exact: false })).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ resume_email: true });
});

test('a page that stands open learns that mail is sent again, as to another address', async () => {
  open(['bounce']);
  expect(await screen.findByText(/came back/)).toBeVisible();
  await put('/api/notifications.php', { resume_email: true });
  act(() => bus.emit('account:changed', {}));
  await waitFor(() => expect(screen.queryByText(/came back/)).toBeNull());
});

function follow(link: string) {
  const router = createMemoryRouter([{ path: '/notifications/off', element: <StopMail /> }], {
    initialEntries: [link],
  });
  render(<RouterProvider router={router} />);
}

test('a link in a mail ends nothing by itself; a press ends one kind, another all', async () => {
  const calls = fakeServer({ 'POST /api/unsubscribe.php': () => null });
  follow('/notifications/off?token=me.like.secret');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop “Likes”' }));
  expect(await screen.findByText('You get no more e-mail about “Likes”.')).toBeVisible();
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(calls.map(({ query }) => query)).toEqual([{ token: 'me.like.secret', only: true }]);
});

test('all mail ends when all is what one pressed', async () => {
  const calls = fakeServer({ 'POST /api/unsubscribe.php': () => null });
  follow('/notifications/off?token=me.like.secret');
  const [, all] = await screen.findAllByRole('button');
  await userEvent.click(all as HTMLElement);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.query).toEqual({ token: 'me.like.secret' });
});

test('a link that the server does not know ends nothing and says so', async () => {
  fakeServer({ 'POST /api/unsubscribe.php': () => fail(404, 'token_invalid', 'Not known') });
  follow('/notifications/off?token=me.like.secret');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop “Likes”' }));
  expect(await screen.findByText('This link does not work')).toBeVisible();
});

test.each(['', '?token=cut', '?token=me.gossip.secret'])(
  'a link with %p says so',
  async (query) => {
    fakeServer({});
    follow(`/notifications/off${query}`);
    expect(await screen.findByText('This link does not work')).toBeVisible();
  },
);
