import { chats, likes } from '@afterglow/shared-state';

/** Whether a notice with this tag says something new still. */
function isNews(tag: string): boolean {
  const [, conversation] = /^chat-(.+)$/.exec(tag) ?? [];
  // Likes are in sight on every page.
  if (conversation === undefined) return document.visibilityState !== 'visible';
  const { list, status } = chats.getState();
  const chat = list.find((one) => one.conversation === conversation);
  return status !== 'ready' || (chat !== undefined && chat.num_unread_messages > 0);
}

async function closeSeen(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) {
    if (!isNews(notice.tag)) notice.close();
  }
}

/**
 * Takes back what the device shows of what was seen meanwhile, here or on another device. Not while
 * the worker shows something: it has the same lock then, and says why.
 */
export async function closeSeenNotices(): Promise<void> {
  await (navigator.locks ? navigator.locks.request('notices', closeSeen) : closeSeen());
}

/** From now on, as long as the page is there. */
export function keepClosing(): void {
  const close = () => void closeSeenNotices().catch(() => {});
  chats.subscribe(close);
  likes.subscribe(close);
  // A page that is left has seen nothing new, and may not know yet of what is shown after it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') close();
  });
  close();
}
