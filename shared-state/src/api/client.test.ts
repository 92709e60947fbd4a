import { jest } from '@jest/globals';
import { AxiosError } from 'axios';
import { connection } from '../stores/connection.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { ApiError } from './api-error.ts';
import { whenAuthenticationLost } from './authentication.ts';
import { get, once, post } from './request.ts';

const unavailable = () => fail(503, 'internal');

test('a read is repeated five times, within ten seconds in all', async () => {
  jest.useFakeTimers();
  const calls = fakeServer({ 'GET /api/chats.php': unavailable });
  const outcome = expect(get('/api/chats.php')).rejects.toMatchObject({ status: 503 });
  await jest.advanceTimersByTimeAsync(10_000);
  await outcome;
  expect(calls).toHaveLength(6);
  jest.useRealTimers();
});

test('a read that changes something is not repeated', async () => {
  const calls = fakeServer({ 'GET /api/auto-like.php': unavailable });
  await expect(get('/api/auto-like.php')).rejects.toBeInstanceOf(ApiError);
  expect(calls).toHaveLength(1);
});

test('a write without a key is not repeated [R12]', async () => {
  const calls = fakeServer({ 'POST /api/decline.php': unavailable });
  await expect(post('/api/decline.php', { conversation: '1' })).rejects.toBeInstanceOf(ApiError);
  expect(calls).toHaveLength(1);
});

test('that something was read is said again until it has arrived', async () => {
  let tries = 0;
  const calls = fakeServer({
    'POST /api/read.php': () => {
      tries += 1;
      return tries < 3 ? unavailable() : undefined;
    },
  });
  await post('/api/read.php', { conversation: '1', seq: 4 });
  expect(calls).toHaveLength(3);
});

test('a keyed write is repeated under the same key', async () => {
  let tries = 0;
  const calls = fakeServer({
    'POST /api/message.php': () => {
      tries += 1;
      return tries < 3 ? unavailable() : { credits: 5 };
    },
  });
  await expect(
    post('/api/message.php', { client_id: 'client-1', kind: 'text', body: 'hi' }),
  ).resolves.toEqual({ credits: 5 });
  const keys = calls.map((call) => call.headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

test('a refusal is not repeated and keeps what the server said', async () => {
  const calls = fakeServer({
    'POST /api/user.php': () => fail(423, 'account_blocked', 'Blocked for 5 min', { minutes: 5 }),
  });
  await expect(
    post('/api/user.php', { email: 'daan@example.com', password: 'wrong' }),
  ).rejects.toMatchObject({
    status: 423,
    code: 'account_blocked',
    message: 'Blocked for 5 min',
    details: [],
    extra: { minutes: 5 },
  });
  expect(calls).toHaveLength(1);
});

test.each<[string, boolean, () => unknown, boolean]>([
  ['an answer', true, () => ({ chats: [] }), true],
  ['a refusal', true, () => fail(404, 'not_found'), true],
  ['silence', true, () => Promise.reject(new AxiosError('x', 'ECONNABORTED')), false],
  ['a dead line', true, () => Promise.reject(new AxiosError('x', 'ERR_NETWORK')), false],
  ['none', false, () => Promise.reject(new AxiosError('x', 'ERR_NETWORK')), true],
  ['what nobody waits for', true, () => Promise.reject(new AxiosError('x', 'ERR_CANCELED')), true],
])('%s says whether the network leads somewhere', async (_what, onLine, answer, expected) => {
  const stop = connection.watch();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  fakeServer({ 'GET /api/chats.php': answer });
  await once(() => get('/api/chats.php')).catch(() => {});
  expect(connection.getState().online).toBe(expected);
  // Others begin with a network.
  fakeServer({ 'GET /api/chats.php': () => ({}) });
  await get('/api/chats.php');
  expect(connection.getState().online).toBe(true);
  stop();
  jest.restoreAllMocks();
});

test('only the 403 that says so ends the session', async () => {
  let lost = 0;
  whenAuthenticationLost(() => {
    lost += 1;
  });
  fakeServer({
    'GET /api/chats.php': () => fail(403, 'forbidden'),
    'GET /api/likes.php': () => fail(403, 'authentication_required'),
  });
  await get('/api/chats.php').catch(() => {});
  expect(lost).toBe(0);
  await get('/api/likes.php').catch(() => {});
  expect(lost).toBe(1);
});
