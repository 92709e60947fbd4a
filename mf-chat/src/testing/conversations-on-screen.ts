import type { ChatListItem } from '@afterglow/shared-state';
import { card } from '@afterglow/shared-state/testing/card';
import { screen, within } from '@testing-library/react';

export type Last = NonNullable<ChatListItem['last_message']>;

/** For tests: a conversation as the list has it. */
export function chatWith(name: string, last: Partial<Last> | null = {}, unread = 0): ChatListItem {
  const spoken = { kind: 'text', body: 'Hello', label: null, mine: false, ...last };
  const [id = ''] = name.toLowerCase().split(' ');
  return {
    conversation: `c-${id}`,
    profile: id,
    card: card(id, { name }),
    num_unread_messages: unread,
    last_message: last && { created_at: '2026-01-05T12:00:00Z', ...spoken },
  } as ChatListItem;
}

/** A server that has just these. */
export const answer = (list: ChatListItem[]) => ({
  'GET /api/chats.php': () => ({
    chats: list,
    cursor: null,
    total_unread: list.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
  }),
});

export const list = () => screen.findByRole('complementary', { name: 'Conversations' });
/** The row of somebody. */
export const row = async (name: string) =>
  within(await list()).findByRole('link', { name: new RegExp(name) });
/** Where the rows lead, from top to bottom. */
export const names = async () =>
  within(await list())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
