import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error.ts';
import { del, get, post } from '../api/request.ts';
import type { ChatListItem, ChatsAnswer, Id } from '../api/types.ts';
import { tabs } from '../bus/tabs.ts';
import { coalesced } from './coalesced.ts';
import { hookFor } from './hook-for.ts';
import { LocalChanges } from './local-changes.ts';
import { session } from './session.ts';
import { toast } from './toasts.ts';

interface ChatsState {
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
const store = createStore<ChatsState>()(() => empty);

const opened = new LocalChanges();
const removed = new LocalChanges();
/** Removals that can still be undone; those of a conversation that has news end. */
const takingBack = new Set<
  (() => void) & {
    ids: Id[];
    gone: ChatListItem[];
    isNews: (row: ChatListItem) => boolean;
    finish: () => Promise<void>;
  }
>();
/** Milliseconds to undo a removal. */
const undoMs = 7000;
let loads = 0;
/** Loads under way. */
let running = 0;
/** Where the next page of older conversations begins; null when all are here. */
let cursor: string | null = null;
/** The newest moment of the last first page: up to it the list has no hole. */
let knownUntil = '';
/** Unread messages in conversations that are not in the list yet. */
let unreadBeyond = 0;

const unreadIn = (list: ChatListItem[]) =>
  list.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

const asRead = (chat: ChatListItem) =>
  chat.num_unread_messages > 0 ? { ...chat, num_unread_messages: 0 } : chat;

function without(list: ChatListItem[], others: ChatListItem[]): ChatListItem[] {
  const ids = new Set(others.map(({ conversation }) => conversation));
  return list.filter(({ conversation }) => !ids.has(conversation));
}

function show(list: ChatListItem[]): void {
  store.setState({ list, totalUnread: unreadIn(list) + unreadBeyond, status: 'ready' });
}

function change(edit: (list: ChatListItem[]) => ChatListItem[]): void {
  const { list, status } = store.getState();
  if (status === 'ready') show(edit(list));
}

/** Shows rows and what lies beyond them. `counted` is how much of `answer` they say is unread. */
function showAll(list: ChatListItem[], counted: number, { total_unread }: ChatsAnswer): void {
  unreadBeyond = cursor === null ? 0 : Math.max(0, total_unread - counted);
  store.setState({ hasMore: cursor !== null });
  show(list);
}

/** What is listed below a fresh first page, if nothing can be missing between. */
function below(page: ChatListItem[]): ChatListItem[] {
  const last = page.at(-1)?.last_message_at ?? '';
  if (last > knownUntil) return [];
  const others = without(store.getState().list, page);
  return others.filter((chat) => chat.last_message_at <= last);
}

/** Fetches a page and hands it on, with its rows as they are here by now. */
async function fetchPage(
  query: { cursor?: string },
  use: (answer: ChatsAnswer, rows: ChatListItem[]) => void,
): Promise<void> {
  const member = session.getState().user?.id;
  if (!member) return;
  loads += 1;
  running += 1;
  const load = loads;
  try {
    const answer = await get('/api/chats.php', { query });
    if (session.getState().user?.id !== member) return;
    const rows = answer.chats
      .filter((chat) => !removed.covers(chat.conversation, load))
      .map((chat) => (opened.covers(chat.conversation, load) ? asRead(chat) : chat));
    use(answer, rows);
  } finally {
    running -= 1;
  }
}

/** The newest ones. What is further down changes only by moving up, and stays as it is. */
const load = coalesced(async () => {
  if (!session.getState().user) return;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
  try {
    await fetchPage({}, (answer, rows) => {
      const tail = answer.cursor === null ? [] : below(answer.chats);
      if (tail.length === 0) cursor = answer.cursor;
      knownUntil = answer.chats[0]?.last_message_at ?? '';
      showAll([...rows, ...tail], unreadIn(answer.chats) + unreadIn(tail), answer);
    });
  } catch (error) {
    if (store.getState().status === 'loading') store.setState({ status: 'failed' });
    throw error;
  }
});

const loadMore = coalesced(async () => {
  const from = cursor;
  if (from === null) return;
  await fetchPage({ cursor: from }, (answer, rows) => {
    // Meanwhile the list began anew, and this would leave a hole.
    if (cursor !== from) return;
    const { list } = store.getState();
    cursor = answer.cursor;
    showAll(
      [...list, ...without(rows, list)],
      unreadIn(list) + unreadIn(without(answer.chats, list)),
      answer,
    );
  });
});

/** In its place among the others, the latest first. */
function withRow(list: ChatListItem[], row: ChatListItem): ChatListItem[] {
  const others = list.filter(({ conversation }) => conversation !== row.conversation);
  const later = others.findIndex((chat) => chat.last_message_at <= row.last_message_at);
  return later < 0 ? [...others, row] : others.toSpliced(later, 0, row);
}

function markRead(conversation: Id): void {
  change((list) => list.map((chat) => (chat.conversation === conversation ? asRead(chat) : chat)));
}

/** What is removed: one conversation, or all with one member. */
type Removal = { conversation: Id } | { profile: Id };

/** Takes it off the list; the rest says what the server knows of it. */
function takeOff(removal: Removal) {
  const isGone = (chat: ChatListItem) =>
    'profile' in removal
      ? chat.profile === removal.profile
      : chat.conversation === removal.conversation;
  const gone = store.getState().list.filter(isGone);
  const listed = gone.map((chat) => chat.conversation);
  // One that a search found may be further down than the list goes.
  const ids = 'conversation' in removal ? [removal.conversation] : listed;
  change((list) => without(list, gone));
  store.setState(({ gone: before }) => ({ gone: new Set([...before, ...ids]) }));
  /** Whether a row says more than was there; what is told late was removed knowingly. */
  const isNews = (row: ChatListItem) =>
    ids.includes(row.conversation) &&
    !gone.some(
      (chat) =>
        chat.conversation === row.conversation &&
        chat.last_message_at >= row.last_message_at &&
        chat.num_unread_messages >= row.num_unread_messages,
    );
  const settle = removed.begin(ids);
  const putBack = () => {
    settle(-1);
    store.setState(({ gone: before }) => ({
      gone: new Set([...before].filter((id) => !ids.includes(id))),
    }));
    change((list) => gone.reduce(withRow, list));
    return load();
  };
  return {
    ids,
    gone,
    isNews,
    undo: putBack,
    async confirm(): Promise<void> {
      try {
        await del('/api/chat.php', { query: removal });
        settle(loads);
        tabs.tell({ kind: 'chats-changed' });
      } catch (error) {
        toast({ kind: 'error', text: error instanceof ApiError ? error.message : String(error) });
        await putBack();
      }
    },
  };
}

/** The member's conversations. */
export const chats = Object.assign(store, {
  load,

  /**
   * Shows a row as an event brought it. Loads when there is none, or when it may not be the last
   * word: during a load or a removal, or when unread messages out of sight were counted with it.
   */
  async take(row: ChatListItem | undefined, conversation = row?.conversation): Promise<void> {
    const { list, status, hasMore } = store.getState();
    for (const goBack of takingBack) {
      if (row ? goBack.isNews(row) : conversation && goBack.ids.includes(conversation)) goBack();
    }
    const isListed = list.some((chat) => chat.conversation === conversation);
    const isSafe = status === 'ready' && running === 0 && (isListed || !hasMore);
    if (!row || !isSafe || removed.isUnderWay(row.conversation)) return load();
    show(withRow(list, opened.isUnderWay(row.conversation) ? asRead(row) : row));
  },

  /** Adds the next page of older conversations to the list. */
  loadMore,

  /** The row of a conversation, also of one whose removal can still be undone; undefined when it is not here. */
  rowOf(conversation: Id): ChatListItem | undefined {
    const leaving = [...takingBack].flatMap(({ gone }) => gone);
    const rows = [...store.getState().list, ...leaving];
    return rows.find((chat) => chat.conversation === conversation);
  },

  /** The row of a conversation that has just had a message: one that is not listed yet comes with the newest. */
  async find(conversation: Id): Promise<ChatListItem | undefined> {
    await load().catch(() => {});
    return chats.rowOf(conversation);
  },

  /** Something is different between the two: shows their row as it is now, or none. */
  async contactChanged(conversation: Id | null, row: ChatListItem | null): Promise<void> {
    if (row) return chats.take(row);
    if (!conversation) return;
    const { list } = store.getState();
    const others = list.filter((chat) => chat.conversation !== conversation);
    change(() => others);
    // What was asked for before may still bring it.
    removed.begin([conversation])(loads);
    if (others.length === list.length && cursor !== null) return load();
  },

  /** The conversation is on screen: unread becomes 0 here at once, then on the server and in other tabs. */
  async open(conversation: Id): Promise<void> {
    const isListed = store.getState().list.some((chat) => chat.conversation === conversation);
    const before = loads;
    markRead(conversation);
    tabs.tell({ kind: 'chat-opened', conversation });
    const settle = opened.begin([conversation]);
    try {
      await post('/api/read.php', { conversation });
      settle(loads);
      // Further down no load corrects what it counted meanwhile.
      if (!isListed || (cursor !== null && loads > before)) load().catch(() => {});
    } catch {
      // The next load shows what the server knows.
      settle(-1);
    }
  },

  markRead,

  /** Removes locally first; if the server refuses, a toast says so and the list comes back. */
  remove: (conversation: Id) => takeOff({ conversation }).confirm(),

  /**
   * Removes locally at once, and on the server when `ms` are over or the page goes. Gives the way
   * back, which works until then; a message that was not there takes it, too. `onOver` says that
   * from now on there is none.
   */
  removeSoon(removal: Removal, ms = undoMs, onOver?: () => void): () => void {
    const { ids, gone, isNews, confirm, undo } = takeOff(removal);
    const end = (finish: () => Promise<void>) => async () => {
      if (!takingBack.delete(goBack)) return;
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      onOver?.();
      await finish().catch(() => {});
    };
    const goBack = Object.assign(end(undo), { ids, gone, isNews, finish: end(confirm) });
    const timer = setTimeout(goBack.finish, ms);
    // A page that goes waits for nothing but this.
    const leave = end(() =>
      fetch(`/api/chat.php?${new URLSearchParams(removal)}`, {
        method: 'DELETE',
        headers: { 'request-type': 'client' },
        keepalive: true,
      }).then(() => {}),
    );
    takingBack.add(goBack);
    addEventListener('pagehide', leave);
    return goBack;
  },

  /** Tells the server of every removal now: whoever logs out comes back to none of it. */
  async finishRemovals(): Promise<void> {
    await Promise.all([...takingBack].map(({ finish }) => finish()));
  },

  /** What the user's record says, until the list itself is here. */
  presume(totalUnread: number): void {
    if (store.getState().status === 'empty') store.setState({ totalUnread });
  },

  clear(): void {
    opened.clear();
    removed.clear();
    takingBack.clear();
    cursor = null;
    knownUntil = '';
    unreadBeyond = 0;
    store.setState(empty);
  },
});

export const useChats = hookFor(store);
