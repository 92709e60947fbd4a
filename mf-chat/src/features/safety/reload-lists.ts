import { chats, likes } from '@afterglow/shared-state';

/** Somebody is no longer seen, or seen again: both lists are the server's to know. */
export function reloadLists(): void {
  // What fails shows as it is at the next event.
  chats.load().catch(() => undefined);
  likes.load().catch(() => undefined);
}
