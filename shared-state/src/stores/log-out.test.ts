import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import { setNavigate } from '../browser/navigation.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { logOut } from './log-out.ts';
import { session } from './session.ts';
import { toasts } from './toasts.ts';

const navigate = jest.fn();

beforeEach(() => {
  navigate.mockClear();
  toasts.clear();
  setNavigate(navigate);
  session.set({ id: 'me' } as User);
});

test('leads home once the server has ended the session', async () => {
  fakeServer({ 'GET /api/logout.php': () => ({}) });
  await logOut('You are still logged in.');
  expect(session.isMember()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/', undefined);
  expect(toasts.getState().queue).toEqual([]);
});

test('says so when somebody is still logged in', async () => {
  fakeServer({ 'GET /api/logout.php': () => fail(503, 'unavailable') });
  await logOut('You are still logged in.');
  expect(session.isMember()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(toasts.getState().queue).toMatchObject([
    { kind: 'error', text: 'You are still logged in.' },
  ]);
});

test('does not ask who is logged in when the server says that the session is over', async () => {
  let loaded: Promise<void> | undefined;
  const calls = fakeServer({
    'GET /api/logout.php': () => {
      loaded = session.load();
      return {};
    },
  });
  await logOut('You are still logged in.');
  await loaded;
  expect(calls.map(({ path }) => path)).toEqual(['/api/logout.php']);
});

test('asks who is logged in when the answer to the logout was lost', async () => {
  let loaded: Promise<void> | undefined;
  fakeServer({
    'GET /api/logout.php': () => {
      loaded = session.load();
      return fail(503, 'unavailable');
    },
    'GET /api/user.php': () => fail(403, 'authentication_required'),
  });
  await logOut('You are still logged in.');
  await loaded;
  expect(session.isMember()).toBe(false);
});
