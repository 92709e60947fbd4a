import { act, renderHook } from '@testing-library/react';
import type { User } from '../api/types.ts';
import { session } from '../stores/session.ts';
import { fail, fakeServer } from '../testing/fake-server.ts';
import { askFailedAgain } from './entries.ts';
import { resource } from './resource.ts';
import { useData } from './use-data.ts';

const banks = resource('/api/banks.php', { of: ({ banks }) => banks.map(({ name }) => name) });
const ideal = { method: 'ideal' } as const;
const rood = { banks: [{ id: 'rood', name: 'Rood', ...ideal }] };
const soon = () => act(() => new Promise((done) => setTimeout(done)));

/** A page whose first call has failed; the next ones end when the test says so. */
async function failed() {
  const ends: ((answer: unknown) => void)[] = [];
  let isFirst = true;
  const calls = fakeServer({
    'GET /api/banks.php': () => {
      if (!isFirst) return new Promise((done) => ends.push(done));
      isFirst = false;
      return fail(400, 'no', 'Not now');
    },
  });
  const { result } = renderHook(() => useData(banks, ideal));
  await soon();
  return {
    result,
    calls,
    async end(at: number, answer: unknown) {
      ends[at]?.(answer);
      await soon();
    },
  };
}

const says = { data: null, loading: false, error: expect.objectContaining({ message: 'Not now' }) };

beforeEach(() => session.set({ id: 'anna' } as User));

test('what failed is said while it is asked for again of itself, as often as that fails', async () => {
  const { result, calls, end } = await failed();
  for (const time of [0, 1]) {
    act(askFailedAgain);
    await soon();
    expect(calls).toHaveLength(time + 2);
    expect(result.current).toMatchObject(says);
    await end(time, fail(400, 'no', 'Not now'));
    expect(result.current).toMatchObject(says);
  }
  act(askFailedAgain);
  await soon();
  await end(2, rood);
  expect(result.current).toMatchObject({ data: ['Rood'], error: null, loading: false });
});

test('it is on its way once, and whoever asks by hand sees that something happens', async () => {
  const { result, calls, end } = await failed();
  act(askFailedAgain);
  act(askFailedAgain);
  await soon();
  expect(calls).toHaveLength(2);
  act(() => result.current.reload());
  await soon();
  expect(result.current).toMatchObject({ error: null, loading: true });
  await end(1, rood);
  expect(result.current).toMatchObject({ data: ['Rood'], error: null, loading: false });
});
