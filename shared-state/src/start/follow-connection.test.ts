import { act, renderHook, waitFor } from '@testing-library/react';
import type { User } from '../api/types.ts';
import { resource } from '../data/resource.ts';
import { useData } from '../data/use-data.ts';
import { chats } from '../stores/chats/chats.ts';
import { connection } from '../stores/connection.ts';
import { session } from '../stores/session.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { followConnection } from './follow-connection.ts';

const banks = resource('/api/banks.php', { of: (answer) => answer.banks });
const regions = resource('/api/regions.php', { of: (answer) => answer.regions });
const lost = fail(400, 'no', 'Gone.');

let stop = () => {};
beforeEach(() => {
  session.set({ id: 'me' } as User);
  connection.setState({ online: true });
  stop = followConnection();
});
afterEach(() => {
  stop();
  session.set(null);
});

const online = (is: boolean) => act(async () => connection.setState({ online: is }));

test('what failed without a network comes with it, and nothing else is asked', async () => {
  let isLost = true;
  const calls = fakeServer({
    'GET /api/banks.php': () => (isLost ? lost : { banks: [] }),
    'GET /api/regions.php': () => ({ regions: [] }),
    'GET /api/chats.php': () => (isLost ? lost : { chats: [], cursor: null, total_unread: 0 }),
  });
  const failed = renderHook(() => useData(banks, { method: 'ideal' }));
  const fine = renderHook(() => useData(regions, { country: 'NL' }));
  await act(() => chats.load().catch(() => {}));
  await waitFor(() => expect(failed.result.current.error).not.toBeNull());
  await waitFor(() => expect(fine.result.current.data).toEqual([]));
  expect(chats.getState().status).toBe('failed');

  const asked = calls.length;
  await online(false);
  expect(calls).toHaveLength(asked);
  isLost = false;
  await online(true);
  await waitFor(() => expect(failed.result.current.data).toEqual([]));
  await waitFor(() => expect(chats.getState().status).toBe('ready'));
  const paths = calls.slice(asked).map(({ path }) => path);
  expect(paths.sort()).toEqual(['/api/banks.php', '/api/chats.php']);
});

test('who this is is asked again with the network when nobody could say it', async () => {
  session.setState({ user: null, status: 'unknown' });
  const answers = [lost, { user: { id: 'me' } }];
  fakeServer({ 'GET /api/user.php': () => answers.shift() });
  await session.load().catch(() => {});
  expect(session.getState().status).toBe('failed');
  await online(false);
  await online(true);
  await waitFor(() => expect(session.getState().status).toBe('member'));
});
