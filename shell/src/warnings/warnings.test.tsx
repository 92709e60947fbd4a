import { chats, push, session, type User } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followInstall } from '../install/follow-install.ts';
import { openOffer } from '../install/offer.ts';
import { renderShell, setSettings, startTestTexts } from '../testing/render-shell.tsx';
import { Warnings } from './warnings.tsx';

beforeAll(startTestTexts);

const daan = {
  id: 'me',
  status: 'active',
  signup_date: '2026-01-01T12:00:00.000Z',
  notifications_disabled: [],
  profile: { status: 'active', main_image: { id: '1' } },
} as unknown as User;
const chat = {
  ...{ conversation: 'c', num_unread_messages: 0, profile: 'p', card: card('p') },
  ...{ last_message: null, last_message_at: '2026-01-05T12:00:00.000Z' },
};

beforeEach(() => {
  localStorage.clear();
  setSettings({ name: 'Afterglow' });
  session.set(daan);
  chats.setState({ list: [chat], status: 'ready' });
  push.setState({ capable: false, permission: 'unknown' });
  openOffer(false);
});

const askingBrowser = (outcome: 'accepted' | 'dismissed') =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: jest.fn(async () => {}),
    userChoice: Promise.resolve({ outcome }),
  });

const offer = () => screen.findByText(/Afterglow on your home screen/);

test('what a browser can do is offered from the next page on: nothing moves meanwhile', async () => {
  const { goTo } = renderShell(<Warnings />, { at: '/members' });
  act(() => push.setState({ capable: true, permission: 'not_subscribed' }));
  expect(screen.queryByRole('region')).toBeNull();
  await goTo('/chats');
  expect(await screen.findByRole('button', { name: 'Turn on push' })).toBeVisible();
  act(() => push.setState({ permission: 'subscribed' }));
  expect(screen.queryByRole('button', { name: 'Turn on push' })).toBeNull();
});

test('the app is offered after push, asked for by the browser, and never again after a no', async () => {
  const prompt = askingBrowser('dismissed');
  followInstall(prompt);
  renderShell(<Warnings />, { at: '/members' });
  expect(await offer()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add it' }));
  expect(prompt.prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(/home screen/)).toBeNull());
  act(() => followInstall(askingBrowser('accepted')));
  expect(screen.queryByText(/home screen/)).toBeNull();
});

test('who did nothing here yet is not asked', () => {
  chats.setState({ list: [] });
  followInstall(askingBrowser('accepted'));
  renderShell(<Warnings />, { at: '/members' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('on an iPhone the way to its menu is told, and can be hidden', async () => {
  followInstall();
  renderShell(<Warnings />, { at: '/members' });
  expect(await offer()).toBeVisible();
  expect(screen.getByText(/tap share/i)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide this notice' }));
  expect(screen.queryByText(/home screen/)).toBeNull();
});
