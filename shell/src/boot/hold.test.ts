import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { fakeServer } from '@afterglow/shared-state/testing/fake-server';
import { jest } from '@jest/globals';
import { setSettings, setUser } from '../testing/render-shell.tsx';
import { holdUntilReady } from './hold.ts';
import type { Platform } from './platform.ts';

const route = (name: string, path: string, more = {}) => ({
  ...{ name, path, layout: 'default', guard: 'none' as const },
  ...more,
});

const remotes = [
  {
    name: 'mf-members',
    routes: [
      route('members', '/members'),
      route('likes', '/likes', { guard: 'member', data: ['/api/likes.php'] }),
      route('match', '/match-finder', { guard: 'member', data: ['/api/match.php'] }),
      route('likes-type', '/likes/:type', { page: 'likes' }),
      route('login', '/login', { guard: 'visitor' }),
      route('chats', '/chats'),
      route('chats-id', '/chats/:id', { page: 'chats', data: ['/api/chat.php?conversation=:id'] }),
    ],
  },
] as unknown as BootRemote[];

/** A platform whose code comes when told. */
function platformThatWaits() {
  const arrived = Promise.withResolvers<void>();
  const prepare = jest.fn((_remote: string, _path: string) => arrived.promise);
  return { platform: { remotes, prepare } as unknown as Platform, prepare, ...arrived };
}

const address = (path: string) => new URL(path, 'http://site');

function hold(platform: Platform, from: string, to: string) {
  let isOver = false;
  const { signal } = new AbortController();
  const holding = holdUntilReady(platform, address(from), address(to), signal)?.then(() => {
    isOver = true;
  });
  return { isOver: () => isOver, holding };
}

const settled = () => new Promise((done) => setTimeout(done));
const isLate = () => 'late' in document.documentElement.dataset;

beforeEach(() => {
  setSettings({});
  setUser({});
  fakeServer({ 'GET /api/likes.php': () => ({ profiles: [], liked_by: [] }) });
});

afterEach(() => jest.useRealTimers());

test('the page on screen stays until code and first data of the next are here', async () => {
  const { platform, prepare, resolve } = platformThatWaits();
  // An answer that was brought for another test would be here already.
  const calls = fakeServer({ 'GET /api/match.php': () => ({ profiles: [] }) });
  const { isOver, holding } = hold(platform, '/members', '/match-finder');
  await settled();
  expect(isOver()).toBe(false);
  expect(prepare).toHaveBeenCalledWith('mf-members', '/match-finder');
  expect(calls.map(({ path }) => path)).toEqual(['/api/match.php']);
  resolve();
  await holding;
  expect(isLate()).toBe(false);
});

test('after a second a skeleton shows, at once', async () => {
  jest.useFakeTimers();
  const { isOver } = hold(platformThatWaits().platform, '/members', '/likes');
  await jest.advanceTimersByTimeAsync(999);
  expect(isOver()).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
  expect(isLate()).toBe(true);
});

test('code that does not come holds nobody: who draws the page says so', async () => {
  const { platform, reject } = platformThatWaits();
  const { holding } = hold(platform, '/members', '/likes');
  reject(new Error('lost'));
  await holding;
  expect(isLate()).toBe(false);
});

test('between addresses of one page it stays until what the next one asks for is here', async () => {
  const { platform, resolve } = platformThatWaits();
  const calls = fakeServer({ 'GET /api/chat.php': () => ({ messages: [] }) });
  const { isOver, holding } = hold(platform, '/chats', '/chats/7');
  await settled();
  expect(isOver()).toBe(false);
  expect(calls.map(({ path }) => path)).toEqual(['/api/chat.php']);
  resolve();
  await holding;
});

test.each([
  ['between addresses of one page that ask for the same', '/likes', '/likes/matches'],
  ['where the guard sends members elsewhere', '/members', '/login'],
  ['for an address of nobody', '/members', '/nowhere'],
])('nothing is held %s', (_case, from, to) => {
  const { platform, prepare } = platformThatWaits();
  expect(hold(platform, from, to).holding).toBeUndefined();
  expect(prepare).not.toHaveBeenCalled();
});

test('visitors do not wait for what only members may see', () => {
  setUser(null);
  const { platform, prepare } = platformThatWaits();
  expect(hold(platform, '/members', '/likes').holding).toBeUndefined();
  expect(prepare).not.toHaveBeenCalled();
});
