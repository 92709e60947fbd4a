import { jest } from '@jest/globals';
import type { User } from '../api/types.ts';
import type { Outgoing } from './outgoing.ts';

let misses = 0;
const kept: Outgoing[] = [];
const work = jest.fn(async () => {});
jest.unstable_mockModule('./open-outbox.ts', () => ({
  openOutbox: async () => {
    if (misses > 0) {
      misses -= 1;
      throw new Error('The file did not come.');
    }
    return {
      kept: { add: async (message: Outgoing) => void kept.push(message), all: async () => kept },
      ...{ work, discard: async () => {}, stop: () => {} },
    };
  },
}));
// Here already, so that no clock but that of the test counts.
await import('./open-outbox.ts');
const { session } = await import('../stores/session.ts');
const { outbox } = await import('./outbox.ts');

beforeEach(() => {
  jest.useFakeTimers();
  session.set({ id: 'me' } as User);
  kept.length = 0;
});
afterEach(() => {
  outbox.clear();
  jest.useRealTimers();
});

const say = () => outbox.send({ conversation: 'c1' }, { kind: 'text', body: 'Hi', label: null });

test('what is written is kept and sent as soon as the file that does it comes, without another message', async () => {
  misses = 3;
  say();
  await jest.advanceTimersByTimeAsync(0);
  expect(kept).toEqual([]);
  await jest.advanceTimersByTimeAsync(2000 + 4000 + 8000);
  expect(kept).toMatchObject([{ body: 'Hi' }]);
  expect(work).toHaveBeenCalled();
});

test('where nothing is written it is not asked for again', async () => {
  misses = 2;
  outbox.start();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(misses).toBe(1);
  say();
  outbox.clear();
  session.set(null);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(kept).toEqual([]);
});
