import { post } from '../../api/request.ts';
import type { ChatListItem, Id } from '../../api/types.ts';
import { tabs } from '../../bus/tabs.ts';
import { hookFor } from '../hook-for.ts';
import {
  forgetPages,
  isLoading,
  lastLoad,
  load,
  loadListed,
  loadMore,
  opened,
  removed,
} from './pages.ts';
import { finishRemovals, remove, removeSoon, takingBack } from './removal.ts';
import { asRead, unreadIn, withRead, withRow } from './rows.ts';
import { change, forget, show, store } from './state.ts';

const isListed = (conversation: Id | undefined): boolean =>
  store.getState().list.some((chat) => chat.conversation === conversation);

const markRead = (conversation: Id, unread = 0) =>
  change((list) => withRead(list, conversation, unread));

/** What has had a message while it was being read: whoever has left meanwhile does not know it. */
const overtaken = new Set<Id>();

/** The member's conversations. */
export const chats = Object.assign(store, {
  load,
  loadListed,
  loadMore,
  remove,
  removeSoon,
  finishRemovals,

  /**
   * Shows a row as an event brought it. Loads when there is none, or when it may not be the last
   * word: during a load or a removal, or when unread messages out of sight were counted with it.
   */
  async take(row: ChatListItem | undefined, conversation = row?.conversation): Promise<void> {
    const { list, status, hasMore } = store.getState();
    for (const goBack of takingBack) {
      if (row ? goBack.isNews(row) : conversation && goBack.ids.includes(conversation)) goBack();
    }
    const isSafe = status === 'ready' && !isLoading() && (isListed(conversation) || !hasMore);
    if (!row || !isSafe || removed.isUnderWay(row.conversation)) return load();
    const isBeingRead = opened.isUnderWay(row.conversation);
    if (isBeingRead) overtaken.add(row.conversation);
    show(withRow(list, isBeingRead ? asRead(row) : row));
  },

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
    const { list, hasMore } = store.getState();
    const others = list.filter((chat) => chat.conversation !== conversation);
    change(() => others);
    // What was asked for before may still bring it.
    removed.begin([conversation])(lastLoad());
    if (others.length === list.length && hasMore) return load();
  },

  /**
   * The conversation is on screen: unread becomes 0 here at once, then on the server and in other tabs.
   *
   * @param seq the last message that is shown: what came after it the server goes on counting
   */
  async open(conversation: Id, seq?: number): Promise<void> {
    const wasListed = isListed(conversation);
    const before = lastLoad();
    markRead(conversation);
    tabs.tell({ kind: 'chat-opened', conversation });
    const settle = opened.begin([conversation]);
    overtaken.delete(conversation);
    try {
      await post('/api/read.php', { conversation, ...(seq !== undefined && { seq }) });
      settle(lastLoad());
      // Further down no load corrects what it counted meanwhile.
      const isWhole = !store.getState().hasMore;
      const isOvertaken = !opened.isUnderWay(conversation) && overtaken.delete(conversation);
      if (!wasListed || isOvertaken || (!isWhole && lastLoad() > before)) load().catch(() => {});
    } catch {
      // The next load shows what the server knows.
      settle(-1);
    }
  },

  /** It was read elsewhere, but for so many. What lies beyond the list only the server can count. */
  async readElsewhere(conversation: Id, unread?: number): Promise<void> {
    markRead(conversation, unread);
    const { list, totalUnread } = store.getState();
    if (!isListed(conversation) && totalUnread > unreadIn(list)) return load();
  },

  /** What the user's record says, until the list itself is here. */
  presume(totalUnread: number): void {
    if (store.getState().status === 'empty') store.setState({ totalUnread });
  },

  clear(): void {
    takingBack.clear();
    forgetPages();
    forget();
  },
});

export const useChats = hookFor(store);
