import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { connection } from '../stores/connection.ts';
import { push } from '../stores/push.ts';
import { session } from '../stores/session.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { startPolling } from './polling.ts';

let stop = () => {};
let calls: ReturnType<typeof fakeServer> = [];

beforeEach(() => {
  jest.useFakeTimers();
  connection.setState({ live: false });
  session.set({ id: 'me' } as User);
  calls = fakeServer({});
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const polls = () => calls.filter(({ path }) => path === '/api/chats.php').length;

test('the first poll comes after a minute, the next every minute', async () => {
  stop = startPolling();
  await pass(59_000);
  expect(polls()).toBe(0);
  await pass(6000);
  expect(polls()).toBe(1);
  await pass(60_000);
  expect(polls()).toBe(2);
});

test('a poll asks each of what the badges show once, a second apart, whatever fails', async () => {
  const down = () => fail(503, 'unavailable');
  const paths = ['/api/chats.php', '/api/like-list.php', '/api/user.php'];
  calls = fakeServer(Object.fromEntries(paths.map((path) => [`GET ${path}`, down])));
  stop = startPolling();
  await pass(59_000);
  const asked: string[][] = [];
  for (let second = 0; second < 30; second += 1) {
    const before = calls.length;
    await pass(1000);
    if (calls.length > before) asked.push(calls.slice(before).map(({ path }) => path));
  }
  expect(asked).toEqual(paths.map((path) => [path]));
});

test.each([
  ['a live stream', () => connection.setState({ live: true })],
  ['push', () => push.setState({ permission: 'subscribed' })],
])('with %s it is every five minutes', async (_what, tell) => {
  const before = push.getState();
  tell();
  stop = startPolling();
  await pass(295_000);
  expect(polls()).toBe(0);
  await pass(10_000);
  expect(polls()).toBe(1);
  push.setState(before);
});

test('a stream that is lost makes it a minute at most until the next', async () => {
  // The latest moment there is: with an early one a second poll would follow.
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.999);
  connection.setState({ live: true });
  stop = startPolling();
  await pass(60_000);
  connection.setState({ live: false });
  await pass(70_000);
  random.mockRestore();
  expect(polls()).toBe(1);
});

test('visitors poll nothing, and nobody does after it ended', async () => {
  session.set(null);
  stop = startPolling();
  await pass(200_000);
  expect(calls).toEqual([]);
  session.set({ id: 'me' } as User);
  stop();
  await pass(400_000);
  expect(calls).toEqual([]);
});
