import { type ChatListItem, chats, push } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { waitFor } from '@testing-library/react';
import { followNotices } from './follow-notices.ts';

const chat: ChatListItem = {
  ...{ conversation: 'c', num_unread_messages: 0, profile: 'p', card: card('p') },
  ...{ last_message: null, last_message_at: '2026-01-05T12:00:00.000Z' },
};

/** A device that shows one notice, of a message that was read. */
function device(permission: NotificationPermission) {
  const shown = new Set(['chat-c']);
  const notices = [{ tag: 'chat-c', close: () => shown.delete('chat-c') }];
  Object.defineProperty(globalThis, 'Notification', { value: { permission }, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ getNotifications: async () => notices }) },
    configurable: true,
  });
  chats.setState({ status: 'ready', list: [chat] });
  return shown;
}

test('a browser that may show notices takes back what was read', async () => {
  const shown = device('granted');
  followNotices();
  await waitFor(() => expect(shown.size).toBe(0));
});

test('so does one whose member says yes while the page is there', async () => {
  const shown = device('default');
  push.setState({ permission: 'not_subscribed' });
  followNotices();
  push.setState({ permission: 'denied' });
  expect(shown.size).toBe(1);
  push.setState({ permission: 'subscribed' });
  await waitFor(() => expect(shown.size).toBe(0));
});
