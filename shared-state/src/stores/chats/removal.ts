import { ApiError } from '../../api/api-error.ts';
import { del } from '../../api/request.ts';
import type { ChatListItem, Id } from '../../api/types.ts';
import { tabs } from '../../bus/tabs.ts';
import { toast, toasts } from '../toasts.ts';
import { lastLoad, load, removed } from './pages.ts';
import { without, withRow } from './rows.ts';
import { change, store } from './state.ts';

/** What is removed: one conversation, or all with one member. */
export type Removal = { conversation: Id } | { profile: Id };

/** Milliseconds to undo a removal: what offers it shows as long. */
const undoMs = 10_000;

/** Removals that can still be undone; those of a conversation that has news end. */
export const takingBack = new Set<
  (() => void) & {
    ids: Id[];
    gone: ChatListItem[];
    isNews: (row: ChatListItem) => boolean;
    finish: () => Promise<void>;
  }
>();

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
        settle(lastLoad());
        tabs.tell({ kind: 'chats-changed' });
      } catch (error) {
        toast({ kind: 'error', text: error instanceof ApiError ? error.message : String(error) });
        await putBack();
      }
    },
  };
}

/** Removes locally first; if the server refuses, a toast says so and the list comes back. */
export const remove = (conversation: Id): Promise<void> => takeOff({ conversation }).confirm();

/**
 * Removes locally at once, and on the server when `ms` are over in which nobody is at what offers the
 * way back, or the page goes. Gives that way, which works until then; a message that was not there
 * takes it, too. `onOver` says that from now on there is none.
 */
export function removeSoon(removal: Removal, ms = undoMs, onOver?: () => void): () => void {
  const { ids, gone, isNews, confirm, undo } = takeOff(removal);
  const end = (finish: () => Promise<void>) => async () => {
    if (!takingBack.delete(goBack)) return;
    stop();
    removeEventListener('pagehide', leave);
    onOver?.();
    await finish().catch(() => {});
  };
  const goBack = Object.assign(end(undo), { ids, gone, isNews, finish: end(confirm) });
  const stop = toasts.whenLeft(ms, goBack.finish);
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
}

/** Tells the server of every removal now: whoever logs out comes back to none of it. */
export async function finishRemovals(): Promise<void> {
  await Promise.all([...takingBack].map(({ finish }) => finish()));
}
