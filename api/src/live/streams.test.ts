import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Context } from '../platform/context.ts';
import { DatabaseAway } from '../platform/database-away.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import type { EventViews } from './event-views.ts';
import { Stream } from './stream.ts';
import { Streams } from './streams.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const most = 120;

/** Many pages of sessions that are over, whose turns come when a test says so. */
function manyStreams(isAllHeard = true) {
  const turns = new Map<string, () => Promise<unknown>>();
  let gap = () => {};
  const repeat = (name: string, work: () => Promise<unknown>) => {
    turns.set(name, work);
    return { wake() {}, stop: async () => {} };
  };
  const onGap = (listener: () => void) => {
    gap = listener;
  };
  const ctx = {
    ...t.ctx,
    loops: { repeat },
    bus: { on() {}, onGap, isAllHeard },
  } as unknown as Context;
  const streams = new Streams(ctx);
  const said: string[] = [];
  for (let n = 0; n < most; n += 1) {
    const owner = { userId: randomUUID(), sessionId: randomUUID(), language: 'en' };
    const say = (text: string) => said.push(`${owner.userId} ${text}`);
    const response = { on() {}, write: say, end: say } as unknown as ServerResponse;
    streams.add(
      new Stream(ctx, {} as EventViews, response, owner, { position: '0', told: new Set() }),
    );
  }
  /** What is said in each of so many turns. */
  const take = async (name: string, times: number) => {
    const inTurn: string[][] = [];
    for (let n = 0; n < times; n += 1) {
      await turns.get(name)?.();
      inTurn.push(said.splice(0));
    }
    return inTurn;
  };
  return { ctx, streams, take, miss: () => gap() };
}

test.each([
  ['live beats', 20],
  ['live checks', 60],
])('%s: all streams have their turn in %i seconds, the same few in each', async (name, round) => {
  const inTurn = await manyStreams().take(name, round);
  expect(new Set(inTurn.flat()).size).toBe(most);
  expect(inTurn.flat()).toHaveLength(most);
  expect(Math.max(...inTurn.map(({ length }) => length))).toBe(most / round);
});

test('after lost notices all are checked at once', async () => {
  const { take, miss } = manyStreams();
  miss();
  const [first = [], ...others] = await take('live checks', 2);
  expect(first).toHaveLength(most);
  expect(others.flat()).toHaveLength(most / 60);
});

test('lost notices are not forgotten when the database is away as they are looked for', async () => {
  const { ctx, take, miss } = manyStreams();
  const { db } = ctx;
  miss();
  const getExecutor = () => {
    throw new DatabaseAway(new Error('away'));
  };
  ctx.db = { getExecutor } as unknown as Context['db'];
  await expect(take('live checks', 1)).rejects.toThrow(DatabaseAway);
  ctx.db = db;
  const [first = [], second = []] = await take('live checks', 2);
  expect([first.length, second.length]).toEqual([most, most / 60]);
});

test('while what others tell is not heard, all are checked in ten seconds', async () => {
  const inTurn = await manyStreams(false).take('live checks', 10);
  expect(new Set(inTurn.flat()).size).toBe(most);
});

test('a member leaves with the last of their pages, and once', () => {
  const { ctx, streams } = manyStreams();
  const userId = randomUUID();
  const page = () => {
    const response = { on() {} } as unknown as ServerResponse;
    const owner = { userId, sessionId: randomUUID(), language: 'en' };
    return new Stream(ctx, {}, response, owner, { position: '0', told: new Set() });
  };
  const [one, two] = [page(), page()];
  expect([streams.add(one), streams.add(two)]).toEqual([true, false]);
  expect([streams.remove(one), streams.has(userId)]).toEqual([false, true]);
  expect([streams.remove(two), streams.has(userId)]).toEqual([true, false]);
  expect(streams.remove(two)).toBe(false);
  expect(streams.add(page())).toBe(true);
});

test('a session that is over is said to be; of a member who moved with their site nothing is', async () => {
  const { ctx, streams, take } = manyStreams();
  const here = await testMember(t);
  const ended: Record<string, unknown> = {};
  for (const userId of [here.id, 'moved']) {
    const end = (text?: string) => {
      ended[userId] = text;
    };
    const response = { on() {}, end } as unknown as ServerResponse;
    const owner = { userId, sessionId: randomUUID(), language: 'en' };
    streams.add(new Stream(ctx, {}, response, owner, { position: '0', told: new Set() }));
  }
  await take('live checks', 60);
  expect(ended).toEqual({ [here.id]: expect.stringContaining('event: session'), moved: undefined });
  expect(Object.keys(ended)).toHaveLength(2);
});
