import { get } from '../../api/request.ts';
import type { ChatListItem, ChatsAnswer } from '../../api/types.ts';
import { coalesced } from '../coalesced.ts';
import { LocalChanges } from '../local-changes.ts';
import { session } from '../session.ts';
import { asRead, unreadIn, without } from './rows.ts';
import { showWith, store } from './state.ts';

/** Opened, and removed, here before the server knows it. */
export const opened = new LocalChanges();
export const removed = new LocalChanges();

let loads = 0;
/** Loads under way. */
let running = 0;
/** Where the next page of older conversations begins; null when all are here. */
let cursor: string | null = null;
/** The newest moment of the last first page: up to it the list has no hole. */
let knownUntil = '';
/** Anything may have happened that no event told. */
let isUnheard = false;

/** The number of the last load that was begun. */
export const lastLoad = (): number => loads;
export const isLoading = (): boolean => running > 0;

/** Shows rows and what lies beyond them. `counted` is how much of `answer` they say is unread. */
function showAll(list: ChatListItem[], counted: number, { total_unread }: ChatsAnswer): void {
  showWith(list, cursor === null ? null : { unread: Math.max(0, total_unread - counted) });
}

/** What is listed below a fresh first page, if nothing can be missing between. */
function below(page: ChatListItem[]): ChatListItem[] {
  const last = page.at(-1)?.last_message_at ?? '';
  if (last > knownUntil) return [];
  const others = without(store.getState().list, page);
  return others.filter((chat) => chat.last_message_at <= last);
}

/** Fetches pages up to the last wanted, and hands them on as one with rows as they are here by now. */
async function fetchPages(
  query: { cursor?: string },
  use: (answer: ChatsAnswer, rows: ChatListItem[]) => void,
  isLast: (answer: ChatsAnswer) => boolean = () => true,
): Promise<void> {
  const member = session.getState().user?.id;
  if (!member) return;
  loads += 1;
  running += 1;
  const load = loads;
  try {
    let answer = await get('/api/chats.php', { query });
    let { chats } = answer;
    while (answer.cursor !== null && !isLast(answer)) {
      answer = await get('/api/chats.php', { query: { cursor: answer.cursor } });
      chats = [...chats, ...without(answer.chats, chats)];
    }
    if (session.getState().user?.id !== member) return;
    const rows = chats
      .filter((chat) => !removed.covers(chat.conversation, load))
      .map((chat) => (opened.covers(chat.conversation, load) ? asRead(chat) : chat));
    // One that was removed may have begun anew since: then it is missing in what this says is whole.
    if (rows.length < chats.length) isUnheard = true;
    use({ ...answer, chats }, rows);
  } finally {
    running -= 1;
  }
}

/** Whether an answer goes as far down as the list does. */
function reachesEnd({ chats }: ChatsAnswer): boolean {
  const oldest = store.getState().list.at(-1);
  return !oldest || (chats.at(-1)?.last_message_at ?? '') <= oldest.last_message_at;
}

/** The newest ones. What is further down changes only by moving up, and stays as it is. */
export const load = coalesced(async () => {
  if (!session.getState().user) return;
  if (store.getState().status !== 'ready') store.setState({ status: 'loading' });
  const isAll = isUnheard;
  isUnheard = false;
  try {
    await fetchPages(
      {},
      (answer, rows) => {
        const tail = isAll || answer.cursor === null ? [] : below(answer.chats);
        if (tail.length === 0) cursor = answer.cursor;
        knownUntil = answer.chats[0]?.last_message_at ?? '';
        showAll([...rows, ...tail], unreadIn(answer.chats) + unreadIn(tail), answer);
      },
      isAll ? reachesEnd : undefined,
    );
  } catch (error) {
    isUnheard ||= isAll;
    if (store.getState().status === 'loading') store.setState({ status: 'failed' });
    throw error;
  }
});

/** As much as is listed: what nobody heard of may be further down as well. */
export function loadListed(): Promise<void> {
  isUnheard = true;
  return load();
}

/** Adds the next page of older conversations to the list. */
export const loadMore = coalesced(async () => {
  const from = cursor;
  if (from === null) return;
  await fetchPages({ cursor: from }, (answer, rows) => {
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

/** As before anybody came. */
export function forgetPages(): void {
  opened.clear();
  removed.clear();
  cursor = null;
  knownUntil = '';
  isUnheard = false;
}
