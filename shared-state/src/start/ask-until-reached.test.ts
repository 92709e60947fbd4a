import { jest } from '@jest/globals';
import { AxiosError } from 'axios';
import { whenCallEnds } from '../api/reached.ts';
import { connection } from '../stores/connection.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { askUntilReached } from './ask-until-reached.ts';

let isLost = true;
let calls: ReturnType<typeof fakeServer> = [];
let stop = () => {};
beforeEach(() => {
  jest.useFakeTimers();
  isLost = true;
  connection.setState({ online: true, reachable: true });
  whenCallEnds((reachable) => connection.setState({ reachable }));
  calls = fakeServer({
    'GET /api/user.php': async () => {
      if (!isLost) return { user: null };
      await new Promise((soon) => setTimeout(soon, 1000));
      throw new AxiosError('lost', 'ERR_NETWORK');
    },
  });
  stop = askUntilReached();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('while nobody answers one small call is made, ever more seldom, until somebody does', async () => {
  await jest.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([]);
  connection.setState({ reachable: false });
  await jest.advanceTimersByTimeAsync(120_000);
  const asked = calls.length;
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThan(40);
  isLost = false;
  await jest.advanceTimersByTimeAsync(62_000);
  expect(connection.getState().reachable).toBe(true);
  expect(calls).toHaveLength(asked + 1);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(asked + 1);
});

test('without a network nothing is asked, and with it at once', async () => {
  connection.setState({ reachable: false });
  connection.setState({ online: false });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(calls).toEqual([]);
  isLost = false;
  connection.setState({ online: true });
  await jest.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  expect(connection.getState().reachable).toBe(true);
});

test('whoever leaves asks no more', async () => {
  connection.setState({ online: false, reachable: false });
  connection.setState({ online: true });
  await jest.advanceTimersByTimeAsync(500);
  expect(calls).toHaveLength(1);
  // Its answer is on its way.
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(calls).toHaveLength(1);
});
