import fc from 'fast-check';
import type { ChatListItem, User } from '../../api/types.ts';
import { fail, fakeServer } from '../../testing/fake-server.ts';
import { session } from '../session.ts';
import { chats } from './chats.ts';

const pageSize = 3;
type Row = ChatListItem;

/** A server with pages of three; each answer is given when the test says so. */
class Server {
  #time = 0;
  rows: Row[] = [];
  waiting: (() => void)[] = [];
  asked = 0;

  constructor(count: number) {
    for (let number = 0; number < count; number += 1) this.write(`c${number}`);
    this.serve();
  }

  serve(): void {
    fakeServer({
      'GET /api/chats.php': async ({ query }) => {
        this.asked += 1;
        const answer = this.#page(query.cursor as string | undefined);
        await new Promise<void>((go) => this.waiting.push(go));
        return answer;
      },
    });
  }

  #page(cursor?: string) {
    const older = this.rows.filter((row) => !cursor || row.last_message_at < cursor);
    const chats = older.slice(0, pageSize);
    return {
      chats,
      cursor: older.length > pageSize ? (chats.at(-1)?.last_message_at ?? null) : null,
      total_unread: this.unread(),
    };
  }

  unread = () => this.rows.reduce((sum, row) => sum + row.num_unread_messages, 0);
  names = () => this.rows.map(({ conversation }) => conversation);

  write(conversation: string): Row {
    this.#time += 1;
    const before = this.rows.find((row) => row.conversation === conversation);
    const row = {
      conversation,
      profile: `of ${conversation}`,
      num_unread_messages: (before?.num_unread_messages ?? 0) + 1,
      last_message_at: new Date(this.#time * 1000).toISOString(),
    } as Row;
    this.rows = [row, ...this.rows.filter((other) => other !== before)];
    return row;
  }

  read(conversation: string): void {
    this.rows = this.rows.map((row) =>
      row.conversation === conversation ? { ...row, num_unread_messages: 0 } : row,
    );
  }

  block(conversation: string): void {
    this.rows = this.rows.filter((row) => row.conversation !== conversation);
  }

  /** Answers one that waits, not always the oldest. */
  async answer(choice: number): Promise<void> {
    const [go] = this.waiting.splice(choice % Math.max(1, this.waiting.length), 1);
    go?.();
    for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
  }

  async settle(work: Promise<unknown>): Promise<void> {
    let done = false;
    void work.finally(() => {
      done = true;
    });
    while (!done || this.waiting.length > 0) {
      await this.answer(0);
      await new Promise((next) => setTimeout(next));
    }
  }
}

const shown = () => chats.getState().list.map(({ conversation }) => conversation);
const ignore = (work: Promise<unknown>) => void work.catch(() => {});

function expectInOrder(): void {
  const { list } = chats.getState();
  expect(new Set(shown()).size).toBe(list.length);
  const times = list.map((row) => row.last_message_at);
  expect(times).toEqual(times.toSorted().toReversed());
}

beforeEach(() => {
  chats.clear();
  session.set({ id: 'me' } as User);
});
afterEach(() => session.set(null));

const someone = fc.nat(11).map((number) => `c${number}`);
type Act = (server: Server) => void | Promise<void>;
const act: fc.Arbitrary<Act> = fc.oneof(
  someone.map((name) => (server: Server) => ignore(chats.take(server.write(name)))),
  // An event that nobody hears.
  someone.map((name) => (server: Server) => void server.write(name)),
  someone.map((name) => (server: Server) => {
    server.block(name);
    ignore(chats.contactChanged(name, null));
  }),
  fc.constant(() => ignore(chats.load())),
  fc.constant(() => ignore(chats.loadListed())),
  fc.constant(() => ignore(chats.loadMore())),
  fc.nat(3).map((choice) => (server: Server) => server.answer(choice)),
);

test('page by page all are there once, in order, whatever comes late or between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.array(act, { maxLength: 30 }), async (count, acts) => {
      chats.clear();
      const server = new Server(count);
      await server.settle(chats.load());
      for (const one of acts) {
        await one(server);
        expectInOrder();
      }
      await server.settle(chats.load());
      for (let page = 0; page < 8; page += 1) await server.settle(chats.loadMore());
      expect(shown()).toEqual(server.names());
      expect(chats.getState()).toMatchObject({ hasMore: false, totalUnread: server.unread() });
    }),
    { numRuns: 150 },
  );
}, 30_000);

/** What happens in a gap. */
const unheard: fc.Arbitrary<Act> = fc.oneof(
  someone.map((name) => (server: Server) => server.read(name)),
  someone.map((name) => (server: Server) => server.block(name)),
);

test('after a gap all that is listed is as the server has it, and so is the count', async () => {
  const acts = fc.array(fc.oneof(act, unheard), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.nat(4), acts, async (count, pages, happen) => {
      chats.clear();
      const server = new Server(count);
      await server.settle(chats.load());
      for (let page = 0; page < pages; page += 1) await server.settle(chats.loadMore());
      for (const one of happen) {
        await one(server);
        expectInOrder();
      }
      await server.settle(chats.loadListed());
      expect(shown()).toEqual(server.names().slice(0, shown().length));
      expect(chats.getState().totalUnread).toBe(server.unread());
      for (let page = 0; page < 8; page += 1) await server.settle(chats.loadMore());
      expect(shown()).toEqual(server.names());
      expect(chats.getState()).toMatchObject({ hasMore: false, totalUnread: server.unread() });
    }),
    { numRuns: 150 },
  );
}, 30_000);

describe('with three pages', () => {
  let server: Server;
  beforeEach(async () => {
    server = new Server(8);
    await server.settle(chats.load());
  });

  test('each page more is one request, and news asks for the first page alone', async () => {
    await server.settle(chats.loadMore());
    await server.settle(chats.loadMore());
    expect(server.asked).toBe(3);
    expect(shown()).toHaveLength(8);
    await server.settle(chats.load());
    expect(server.asked).toBe(4);
    expect(shown()).toEqual(server.names());
  });

  test('after a gap all that is listed is asked for, in one go, and nothing further', async () => {
    await server.settle(chats.loadMore());
    server.read('c2');
    server.block('c3');
    await server.settle(chats.loadListed());
    expect([server.asked, shown()]).toEqual([4, ['c7', 'c6', 'c5', 'c4', 'c2', 'c1']]);
    expect(chats.getState()).toMatchObject({ hasMore: true, totalUnread: server.unread() });
    await server.settle(chats.load());
    expect(server.asked).toBe(5);
  });

  test('where nothing is listed yet, after a gap the first page is enough', async () => {
    chats.clear();
    await server.settle(chats.loadListed());
    expect([server.asked, shown()]).toEqual([2, ['c7', 'c6', 'c5']]);
  });

  test('what failed is asked for in full the next time', async () => {
    await server.settle(chats.loadMore());
    server.read('c2');
    const answers = fakeServer({ 'GET /api/chats.php': () => fail(400, 'no') });
    await chats.loadListed().catch(() => {});
    expect(answers).toHaveLength(1);
    server.serve();
    await server.settle(chats.load());
    expect(chats.getState().totalUnread).toBe(server.unread());
  });

  test('more than a page of news that nobody heard begins anew, without a hole', async () => {
    await server.settle(chats.loadMore());
    for (const name of ['c0', 'c1', 'c2', 'x1', 'x2']) server.write(name);
    await server.settle(chats.load());
    expect(shown()).toEqual(['x2', 'x1', 'c2']);
    expect(chats.getState().hasMore).toBe(true);
  });

  test('a page that comes when the list has begun anew is dropped', async () => {
    const asked = async (count: number) => {
      while (server.waiting.length < count) await Promise.resolve();
    };
    const more = chats.loadMore();
    await asked(1);
    for (const name of ['c0', 'c1', 'c2', 'x1', 'x2']) server.write(name);
    const news = chats.load();
    await asked(2);
    await server.answer(1);
    await server.settle(Promise.all([more, news]));
    expect(shown()).toEqual(['x2', 'x1', 'c2']);
    await server.settle(chats.loadMore());
    expect(shown()).toEqual(server.names().slice(0, 6));
  });

  test('who was blocked during a load and wrote anew before its answer is not missing below later news', async () => {
    chats.clear();
    server = new Server(1);
    await server.settle(chats.load());
    const all = chats.loadListed();
    ignore(chats.contactChanged('c1', null));
    for (const name of ['c1', 'c2', 'c3', 'c4']) ignore(chats.take(server.write(name)));
    await server.settle(all);
    await server.settle(chats.load());
    expect(shown()).toEqual(server.names().slice(0, shown().length));
    for (let page = 0; page < 3; page += 1) await server.settle(chats.loadMore());
    expect(shown()).toEqual(server.names());
  });

  test('a removal far down that is undone, or refused, is back in its place', async () => {
    await server.settle(chats.loadMore());
    const before = shown();
    const undo = chats.removeSoon({ conversation: before[4] as string });
    expect(shown()).toEqual(before.toSpliced(4, 1));
    undo();
    await server.settle(Promise.resolve());
    expect(shown()).toEqual(before);
  });

  test('who was blocked elsewhere goes at once, and an answer from before brings nobody back', async () => {
    const [first = ''] = shown();
    const late = chats.load();
    while (server.waiting.length === 0) await Promise.resolve();
    server.block(first);
    ignore(chats.contactChanged(first, null));
    expect(shown()).not.toContain(first);
    await server.settle(late);
    expect(shown()).not.toContain(first);
  });
});
