import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ChatListItem, User } from '../api/types.ts';
import { card } from '../testing/card.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { chats } from './chats/chats.ts';
import { openCount, titleWithCount } from './document-title.ts';
import { likes } from './likes.ts';
import { session } from './session.ts';
import { toasts } from './toasts.ts';

/** So few that there are more. */
const likesPage = 2;

/** A small server with the truth about unread messages and new likes. */
class Truth {
  unread = new Map<string, number>();
  newLikes = new Map<string, boolean>();
  isFailing = false;

  start() {
    const orFail = (work: () => unknown) => () => (this.isFailing ? fail(400, 'no') : work());
    fakeServer({
      'GET /api/chats.php': () => ({
        chats: [...this.unread].map(([id, unread]) => chat(id, unread)),
        total_unread: [...this.unread.values()].reduce((sum, count) => sum + count, 0),
        cursor: null,
      }),
      'GET /api/like-list.php': () => {
        const all = [...this.newLikes].map(([id, like_new]) => card(id, { like_new }));
        const profiles = all.sort((a, b) => Number(b.like_new) - Number(a.like_new));
        const total_new = profiles.filter(({ like_new }) => like_new).length;
        const isLong = profiles.length > likesPage;
        return {
          profiles: profiles.slice(0, likesPage),
          total_new,
          cursor: isLong ? 'next' : null,
        };
      },
      'POST /api/read.php': ({ body }) =>
        orFail(() => this.unread.set((body as { conversation: string }).conversation, 0))(),
      'DELETE /api/chat.php': ({ query }) =>
        orFail(() => this.unread.delete(query.conversation as string))(),
    });
  }
}

const tuesday = '2026-01-06T12:00:00.000Z';

function chat(
  conversation: string,
  num_unread_messages: number,
  last_message_at = tuesday,
): ChatListItem {
  const profile = `p${conversation}`;
  return { conversation, profile, num_unread_messages, last_message_at } as ChatListItem;
}

const id = fc.constantFrom('a', 'b', 'c', 'd');

/** What can happen, in any order and without waiting for each other. */
const action = fc.oneof(
  id.map((key) => (truth: Truth) => {
    truth.unread.set(key, (truth.unread.get(key) ?? 0) + 1);
    return chats.load();
  }),
  id.map((key) => (truth: Truth) => {
    truth.newLikes.set(key, true);
    return likes.load();
  }),
  id.map((key) => (truth: Truth) => {
    const unread = (truth.unread.get(key) ?? 0) + 1;
    truth.unread.set(key, unread);
    return chats.take(chat(key, unread));
  }),
  id.map((key) => (truth: Truth) => {
    truth.newLikes.set(key, true);
    return likes.take(card(key, { like_new: true }));
  }),
  id.map((key) => () => chats.open(key)),
  id.map((key) => () => chats.remove(key)),
  id.map((key) => (truth: Truth) => {
    if (truth.newLikes.has(key)) truth.newLikes.set(key, false);
    likes.see(key);
  }),
  fc.boolean().map((isFailing) => (truth: Truth) => {
    truth.isFailing = isFailing;
  }),
  fc.constant(() => new Promise<void>((done) => setTimeout(done))),
  fc.constant(() => chats.load()),
);

function expectConsistent() {
  const { list, totalUnread } = chats.getState();
  const { totalNew } = likes.getState();
  expect(totalUnread).toBe(list.reduce((sum, item) => sum + item.num_unread_messages, 0));
  expect(openCount()).toBe(totalUnread + totalNew);
}

test('badge, list and title agree after any actions, and end at the truth [R35]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
      const truth = new Truth();
      truth.start();
      session.set({ id: 'me' } as User);
      const running = actions.map((act) => {
        const done = act(truth);
        expectConsistent();
        return Promise.resolve(done);
      });
      await Promise.allSettled(running);
      expectConsistent();

      await Promise.all([chats.load(), likes.load()]);
      const unread = [...truth.unread.values()].reduce((sum, count) => sum + count, 0);
      expect(chats.getState().totalUnread).toBe(unread);
      expect(likes.getState().totalNew).toBe([...truth.newLikes.values()].filter(Boolean).length);
      session.set(null);
      chats.clear();
      likes.clear();
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('an opened conversation stays read when an older answer comes in late', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((done) => {
    answerLate = done;
  });
  fakeServer({
    'GET /api/chats.php': async () => {
      await late;
      return { chats: [chat('a', 3)], total_unread: 3, cursor: null };
    },
    'POST /api/read.php': () => ({}),
  });
  session.set({ id: 'me' } as User);
  const loading = chats.load();
  await chats.open('a');
  answerLate();
  await loading;
  expect(chats.getState().totalUnread).toBe(0);
});

test('what came after the last message that was on screen goes on counting', async () => {
  const calls = fakeServer({
    'GET /api/chats.php': () => ({ chats: [chat('a', 3)], total_unread: 3, cursor: null }),
    'POST /api/read.php': () => undefined,
  });
  chats.clear();
  session.set({ id: 'me' } as User);
  await chats.load();
  await chats.readElsewhere('a', 2);
  expect(chats.getState().totalUnread).toBe(2);
  // What is told late makes nothing unread again.
  await chats.readElsewhere('a', 3);
  expect(chats.getState().totalUnread).toBe(2);
  await chats.open('a', 7);
  await chats.open('a');
  const said = calls.flatMap(({ path, body }) => (path === '/api/read.php' ? [body] : []));
  expect(said).toEqual([{ conversation: 'a', seq: 7 }, { conversation: 'a' }]);
});

describe('what comes while a conversation is being read', () => {
  const thursday = '2026-01-08T12:00:00.000Z';
  let answers: (() => void)[];
  let unread: number;
  let calls: ReturnType<typeof fakeServer>;
  const lists = () => calls.filter(({ path }) => path === '/api/chats.php').length;

  beforeEach(async () => {
    answers = [];
    unread = 1;
    calls = fakeServer({
      'GET /api/chats.php': () => ({
        chats: [chat('a', unread)],
        total_unread: unread,
        cursor: null,
      }),
      'POST /api/read.php': () => new Promise<void>((done) => answers.push(() => done())),
    });
    chats.clear();
    session.set({ id: 'me' } as User);
    await chats.load();
  });

  test('counts when whoever read it has left, once the server knows what was read', async () => {
    const [first, second] = [chats.open('a', 1), chats.open('a', 2)];
    await waitFor(() => expect(answers).toHaveLength(2));
    await chats.take(chat('a', 1, thursday));
    answers[0]?.();
    await first;
    expect([chats.getState().totalUnread, lists()]).toEqual([0, 1]);
    answers[1]?.();
    await second;
    await waitFor(() => expect(chats.getState().totalUnread).toBe(1));
    expect(lists()).toBe(2);
  });

  test('is read by who is still there, and nothing is asked', async () => {
    const first = chats.open('a', 1);
    await waitFor(() => expect(answers).toHaveLength(1));
    await chats.take(chat('a', 1, thursday));
    const second = chats.open('a', 2);
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer();
    await Promise.all([first, second]);
    await new Promise((done) => setTimeout(done));
    expect([chats.getState().totalUnread, lists()]).toEqual([0, 1]);
  });
});

test('unread messages beyond the first page count, and more pages come on demand', async () => {
  const total_unread = 5;
  fakeServer({
    'GET /api/chats.php': ({ query }) =>
      query.cursor
        ? { chats: [chat('b', 4)], total_unread, cursor: null }
        : { chats: [chat('a', 1)], total_unread, cursor: 'next' },
  });
  chats.clear();
  session.set({ id: 'me' } as User);
  await chats.load();
  expect(chats.getState()).toMatchObject({ totalUnread: 5, hasMore: true });
  await chats.readElsewhere('a');
  expect(chats.getState().totalUnread).toBe(4);
  await chats.loadMore();
  // What was read here is not unread again because an older page came.
  expect(chats.getState()).toMatchObject({ totalUnread: 4, hasMore: false });
  expect(chats.getState().list).toHaveLength(2);
});

test('what was read elsewhere beyond the first page is asked for, if any of it was unread', async () => {
  let total_unread = 5;
  const calls = fakeServer({
    'GET /api/chats.php': () => ({ chats: [chat('a', 1)], total_unread, cursor: 'next' }),
  });
  chats.clear();
  session.set({ id: 'me' } as User);
  await chats.load();
  total_unread = 1;
  await chats.readElsewhere('z');
  expect([chats.getState().totalUnread, calls.length]).toEqual([1, 2]);
  await chats.readElsewhere('z');
  await chats.readElsewhere('a');
  expect([chats.getState().totalUnread, calls.length]).toEqual([0, 2]);
});

describe('a message that its event brought', () => {
  const monday = '2026-01-05T12:00:00.000Z';
  const wednesday = '2026-01-07T12:00:00.000Z';

  async function listed(part: object = {}) {
    const rows = [chat('a', 0), chat('b', 1, monday)];
    const answer = { chats: rows, total_unread: 1, cursor: null, ...part };
    const calls = fakeServer({ 'GET /api/chats.php': () => answer });
    chats.clear();
    session.set({ id: 'me' } as User);
    await chats.load();
    return calls;
  }
  const shown = () =>
    chats.getState().list.map((row) => `${row.conversation} ${row.num_unread_messages}`);

  test('moves its row up and counts, and nothing is asked', async () => {
    const calls = await listed();
    await chats.take(chat('b', 2, wednesday));
    await chats.take(chat('c', 1, tuesday));
    expect(shown()).toEqual(['b 2', 'c 1', 'a 0']);
    expect(chats.getState().totalUnread).toBe(3);
    expect(calls).toHaveLength(1);
  });

  test('told late it takes the place it has by then', async () => {
    await listed();
    await chats.take(chat('c', 1, '2026-01-04T12:00:00.000Z'));
    expect(shown()).toEqual(['a 0', 'b 1', 'c 1']);
  });

  test('of a conversation out of sight it is not counted twice: the server is asked', async () => {
    const calls = await listed({ total_unread: 5, cursor: 'next' });
    await chats.take(chat('z', 3, wednesday));
    expect(calls).toHaveLength(2);
    expect(chats.getState().totalUnread).toBe(5);
  });

  test('during a load, or told without its row, is asked for as well', async () => {
    const calls = await listed();
    const loading = chats.load();
    await Promise.all([loading, chats.take(chat('b', 2, wednesday))]);
    expect(calls).toHaveLength(3);
    await chats.take(undefined);
    expect(calls).toHaveLength(4);
  });
});

test('a refused removal brings the conversation back and says why', async () => {
  toasts.clear();
  fakeServer({
    'GET /api/chats.php': () => ({ chats: [chat('a', 1)], total_unread: 1, cursor: null }),
    'DELETE /api/chat.php': () => fail(409, 'conflict', 'Not now'),
  });
  session.set({ id: 'me' } as User);
  await chats.load();
  const removing = chats.remove('a');
  expect(chats.getState().list).toEqual([]);
  await removing;
  expect(chats.getState().list).toHaveLength(1);
  expect(toasts.getState().queue).toMatchObject([{ kind: 'error', text: 'Not now' }]);
});

test('the title carries the count', () => {
  expect(titleWithCount('Messages', 'Afterglow', 3)).toBe('(3) Messages · Afterglow');
  expect(titleWithCount('', 'Afterglow', 0)).toBe('Afterglow');
  expect(titleWithCount('Welcome to Afterglow', 'Afterglow', 0)).toBe('Welcome to Afterglow');
  expect(titleWithCount('Messages', '', 0)).toBe('Messages');
});
