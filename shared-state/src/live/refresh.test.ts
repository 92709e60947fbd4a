import type { User } from '../api/types.ts';
import { chats } from '../stores/chats/chats.ts';
import { session } from '../stores/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { refreshAll, refreshInTurn } from './refresh.ts';

afterEach(() => session.set(null));

test.each([
  ['at once', refreshAll],
  ['in turn', () => refreshInTurn((load) => load().then(() => session.set(null)))],
])('conversations are asked for as far as they are listed, %s', async (_how, refresh) => {
  const row = (time: string) => ({
    conversation: time,
    num_unread_messages: 0,
    last_message_at: time,
  });
  const calls = fakeServer({
    'GET /api/chats.php': ({ query }) =>
      query.cursor
        ? { chats: [row('1')], total_unread: 0, cursor: null }
        : { chats: [row('2')], total_unread: 0, cursor: '2' },
    'GET /api/like-list.php': () => ({ profiles: [], total_new: 0, cursor: null }),
    'GET /api/me.php': () => ({ user: null }),
  });
  chats.clear();
  session.set({ id: 'me', status: 'active' } as User);
  await chats.load();
  await chats.loadMore();
  calls.length = 0;
  await refresh();
  const asked = calls.filter(({ path }) => path === '/api/chats.php');
  expect(asked.map(({ query }) => query.cursor)).toEqual([undefined, '2']);
});
