import { type ChatAnswer, get, type Target } from '@afterglow/shared-state';

/** Pages at once, at most, where not all of them are needed. */
const mostPages = 10;

/**
 * A page of a conversation, oldest message first: the newest without a cursor, else the one before
 * it. For a member not written to yet: who it is and what writing costs, without messages.
 */
export function fetchThread(target: Target, cursor?: string): Promise<ChatAnswer> {
  return get('/api/chat.php', { query: { ...target, cursor } });
}

/** The newest page and as many before it as `goesOn` wants, as one; it hears the first number so far. */
async function fetchBack(
  target: Target,
  goesOn: (first: number, newest: ChatAnswer, pages: number) => boolean,
): Promise<ChatAnswer> {
  const newest = await fetchThread(target);
  let { messages, cursor } = newest;
  for (let pages = 1; newest.conversation && cursor; pages += 1) {
    if (!goesOn(messages[0]?.seq ?? 0, newest, pages)) break;
    const page = await fetchThread({ conversation: newest.conversation }, cursor);
    messages = [...page.messages, ...messages];
    cursor = page.cursor;
  }
  return { ...newest, messages, cursor };
}

/**
 * The newest messages back to what is on screen, however many pages that are: more than one may have
 * been missed, and between two messages on screen none is left out. While nothing is there, back to
 * the first unread one, unless that is very far. `known` says up to which number there is no hole, 0 while nothing is there;
 * it is asked after each answer, which may be late.
 */
export function fetchSince(target: Target, known: () => number): Promise<ChatAnswer> {
  return fetchBack(target, (first, { unread_seq }, pages) => {
    if (known() > 0) return first > known() + 1;
    return first > (unread_seq ?? first) && pages < mostPages;
  });
}

/** The same with what is on screen from a number on, as far as somebody may still look at it. */
export function fetchAgain(target: Target, from: number, known: () => number): Promise<ChatAnswer> {
  return fetchBack(
    target,
    (first, _newest, pages) => first > known() + 1 || (first > from && pages < mostPages),
  );
}
