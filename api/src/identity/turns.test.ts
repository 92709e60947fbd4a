import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { Turns } from './turns.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const requestOf = (id?: string, config = {}) =>
  ({ session: id && { user: { id } }, routeOptions: { config } }) as unknown as FastifyRequest;

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
  await turns.giveBack(waits);
  for (const request of working) await turns.giveBack(request);
  for (const request of working) await turns.take(request);
});

test('whoever waits has the turn of the first who is done, in the order they came', async () => {
  const turns = new Turns();
  const working = Array.from({ length: 4 }, () => requestOf('ann'));
  for (const request of working) await turns.take(request);
  const began: number[] = [];
  const waiting = [0, 1].map((n) => turns.take(requestOf('ann')).then(() => began.push(n)));
  for (const [n, request] of working.slice(0, 2).entries()) {
    await turns.giveBack(request);
    await waiting[n];
    expect(began).toHaveLength(n + 1);
  }
  expect(began).toEqual([0, 1]);
  jest.advanceTimersByTime(10_000);
  expect(jest.getTimerCount()).toBe(0);
});

test('four are in work and a hundred wait; one more is refused at once, and nobody else is', async () => {
  const turns = new Turns();
  const requests = Array.from({ length: 104 }, () => requestOf('ann'));
  const began: FastifyRequest[] = [];
  const taken = requests.map((request) => turns.take(request).then(() => began.push(request)));
  await Promise.all(taken.slice(0, 4));
  await expect(turns.take(requestOf('ann'))).rejects.toMatchObject({
    status: 429,
    details: { retry_after: 1 },
  });
  await turns.take(requestOf('bob'));
  expect(began).toEqual(requests.slice(0, 4));
  for (const [n, request] of requests.entries()) {
    await turns.giveBack(request);
    await taken[n + 4];
  }
  expect(began).toEqual(requests);
});

test('visitors, and what lasts, take no turn', async () => {
  const turns = new Turns();
  const free = [requestOf(), requestOf('ann', { lasts: true })];
  for (const request of Array.from({ length: 110 }, (_, n) => free[n % 2] ?? requestOf())) {
    await turns.take(request);
    await turns.giveBack(request);
  }
  for (let n = 0; n < 4; n += 1) await turns.take(requestOf('ann'));
  for (const request of free) await turns.giveBack(request);
  const waits = jest.fn();
  turns.take(requestOf('ann')).then(waits, () => {});
  await Promise.resolve();
  expect(waits).not.toHaveBeenCalled();
});

test('a turn is given back once, however often its answer is said to be sent', async () => {
  const turns = new Turns();
  const working = Array.from({ length: 4 }, () => requestOf('ann'));
  for (const request of working) await turns.take(request);
  const began: number[] = [];
  for (const n of [0, 1]) void turns.take(requestOf('ann')).then(() => began.push(n));
  for (let n = 0; n < 3; n += 1) await turns.giveBack(working[0] as FastifyRequest);
  await Promise.resolve();
  expect(began).toEqual([0]);
});

test('four costly ones are in work, of whomever; the rest goes on, and who waits in vain is told', async () => {
  const turns = new Turns();
  const costly = (id?: string) => requestOf(id, { costly: true });
  const working = [costly('ann'), costly('ann'), costly('bob'), costly()];
  for (const request of working) await turns.take(request);
  const waits = costly('cat');
  const began: string[] = [];
  const waiting = turns.take(waits).then(() => began.push('cat'));
  const late = expect(turns.take(costly('dan'))).rejects.toMatchObject({
    status: 503,
    details: { retry_after: 2 },
  });
  for (const id of [undefined, 'ann', 'bob', 'cat']) await turns.take(requestOf(id));
  expect(began).toEqual([]);
  await turns.giveBack(working[3] as FastifyRequest);
  await waiting;
  jest.advanceTimersByTime(3000);
  await late;
  // Who was refused keeps no place.
  for (const request of [...working, waits]) await turns.giveBack(request);
  for (let n = 0; n < 4; n += 1) await turns.take(costly(`another ${n}`));
});
