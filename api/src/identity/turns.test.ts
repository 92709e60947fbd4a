import { jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Turns } from './turns.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const requestOf = (id: string) =>
  ({ session: { user: { id } }, routeOptions: { config: {} } }) as unknown as FastifyRequest;
const reply = {} as FastifyReply;

test('whoever waits in a line that does not get on is refused, long before the gateway gives up', async () => {
  const turns = new Turns();
  const working = Array.from({ length: 4 }, () => requestOf('ann'));
  for (const request of working) await turns.take(request);
  const waits = requestOf('ann');
  const answers: unknown[] = [];
  const waiting = turns.take(waits).catch((error: unknown) => answers.push(error));
  await turns.take(requestOf('bob'));
  jest.advanceTimersByTime(2900);
  await Promise.resolve();
  expect(answers).toEqual([]);
  jest.advanceTimersByTime(200);
  await waiting;
  expect(answers).toMatchObject([{ status: 429 }]);
  // It had no turn to give back, and leaves nobody's place taken.
  await turns.giveBack(waits, reply);
  for (const request of working) await turns.giveBack(request, reply);
  for (const request of working) await turns.take(request);
});

test('whoever waits has the turn of the first who is done, in the order they came', async () => {
  const turns = new Turns();
  const working = Array.from({ length: 4 }, () => requestOf('ann'));
  for (const request of working) await turns.take(request);
  const began: number[] = [];
  const waiting = [0, 1].map((n) => turns.take(requestOf('ann')).then(() => began.push(n)));
  for (const [n, request] of working.slice(0, 2).entries()) {
    await turns.giveBack(request, reply);
    await waiting[n];
    expect(began).toHaveLength(n + 1);
  }
  expect(began).toEqual([0, 1]);
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
});
