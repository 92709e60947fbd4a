import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error.ts';
import { del, get, post } from '../api/request.ts';
import type { ChatListItem, Id } from '../api/types.ts';
import { tabs } from '../live/tabs.ts';
import { coalesced } from './coalesced.ts';
import { hookFor } from './hook-for.ts';
import { LocalChanges } from './local-changes.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

interface ChatsState {
  list: ChatListItem[];
  /** Always the sum over `list`, so that badge, title and list cannot disagree. */
  totalUnread: number;
  status: 'empty' | 'loading' | 'ready' | 'failed';
}

const EMPTY: ChatsState = { list: [], totalUnread: 0, status: 'empty' };
const store = createStore<ChatsState>()(() => EMPTY);

const opened = new LocalChanges();
const removed = new LocalChanges();
let loads = 0;

function show(list: ChatListItem[]): void {
  const totalUnread = list.reduce((sum, chat) => sum + chat.num_unread_messages, 0);
  store.setState({ list, totalUnread, status: 'ready' });
}

function change(edit: (list: ChatListItem[]) => ChatListItem[]): void {
  const { list, status } = store.getState();
  if (status === 'ready') show(edit(list));
}

const asRead = (chat: ChatListItem) =>
  chat.num_unread_messages > 0 ? { ...chat, num_unread_messages: 0 } : chat;

const load = coalesced(async () => {
  const member = session.getState().user?.id;
  if (!member) return;
  loads += 1;
  const load = loads;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
  try {
    const { chats } = await get<{ chats: ChatListItem[] }>('/api/chats.php');
    if (session.getState().user?.id !== member) return;
    show(
      chats
        .filter((chat) => !removed.covers(chat.conversation, load))
        .map((chat) => (opened.covers(chat.conversation, load) ? asRead(chat) : chat)),
    );
  } catch (error) {
    if (store.getState().status === 'loading') store.setState({ status: 'failed' });
    throw error;
  }
});

function markRead(conversation: Id): void {
  change((list) => list.map((chat) => (chat.conversation === conversation ? asRead(chat) : chat)));
}

async function removeAll(gone: ChatListItem[], query: object): Promise<void> {
  const ids = gone.map((chat) => chat.conversation);
  change((list) => list.filter((chat) => !ids.includes(chat.conversation)));
  const settle = removed.begin(ids);
  try {
    await del('/api/chat.php', { query });
    settle(loads);
    tabs.tell({ kind: 'chats-changed' });
  } catch (error) {
    settle(-1);
    toast({ kind: 'error', text: error instanceof ApiError ? error.message : String(error) });
    await load();
  }
}

/** The member's conversations. */
export const chats = Object.assign(store, {
  load,

  /** The conversation is on screen: unread becomes 0 here at once, then on the server and in other tabs. */
  async open(conversation: Id): Promise<void> {
    markRead(conversation);
    tabs.tell({ kind: 'chat-opened', conversation });
    const settle = opened.begin([conversation]);
    try {
      await post('/api/read.php', { conversation });
      settle(loads);
    } catch {
      // The next load shows what the server knows.
      settle(-1);
    }
  },

  markRead,

  /** Removes locally first; if the server refuses, a toast says so and the list comes back. */
  remove(conversation: Id): Promise<void> {
    const gone = store.getState().list.filter((chat) => chat.conversation === conversation);
    return removeAll(gone, { conversation });
  },

  removeByProfile(profile: Id): Promise<void> {
    const gone = store.getState().list.filter((chat) => chat.profile.id === profile);
    return removeAll(gone, { profile });
  },

  clear(): void {
    opened.clear();
    removed.clear();
    store.setState(EMPTY);
  },
});

export const useChats = hookFor(store);
