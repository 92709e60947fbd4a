import type { ChatListItem } from '@afterglow/shared-state';

/** Whether the one of a conversation has this in their name, whatever the case. */
export const isCalled = ({ card }: ChatListItem, name: string): boolean =>
  card.name.toLowerCase().includes(name.toLowerCase());
