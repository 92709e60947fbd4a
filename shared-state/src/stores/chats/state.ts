import { createStore } from 'zustand/vanilla';
import type { ChatListItem, Id } from '../../api/types.ts';
import { unreadIn } from './rows.ts';

export interface ChatsState {
  list: ChatListItem[];
  /** The sum over `list` and what lies beyond it, so badge, title and list cannot disagree. */
  totalUnread: number;
  hasMore: boolean;
  /** Removed here, also where the server does not know it yet, or another list still has it. */
  gone: ReadonlySet<Id>;
  status: 'empty' | 'loading' | 'ready' | 'failed';
}

const empty: ChatsState = {
  list: [],
  totalUnread: 0,
  hasMore: false,
  gone: new Set(),
  status: 'empty',
};
export const store = createStore<ChatsState>()(() => empty);

/** Unread messages in conversations that are not in the list yet. */
let unreadBeyond = 0;

/** Shows these conversations; those beyond them stay as they are. */
export function show(list: ChatListItem[]): void {
  store.setState({ list, totalUnread: unreadIn(list) + unreadBeyond, status: 'ready' });
}

/** Shows these conversations and says what lies beyond them: null when they are all. */
export function showWith(list: ChatListItem[], beyond: { unread: number } | null): void {
  unreadBeyond = beyond?.unread ?? 0;
  store.setState({ hasMore: beyond !== null });
  show(list);
}

/** Changes what is listed; before it is here there is nothing to change. */
export function change(edit: (list: ChatListItem[]) => ChatListItem[]): void {
  const { list, status } = store.getState();
  if (status === 'ready') show(edit(list));
}

/** As before anybody came. */
export function forget(): void {
  unreadBeyond = 0;
  store.setState(empty);
}
