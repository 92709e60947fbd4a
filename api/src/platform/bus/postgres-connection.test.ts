import { jest } from '@jest/globals';
import pg from 'pg';
import { type TestApp, testApp } from '../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('the connection that hears is asked one thing at a time, and an answer that fails holds up nothing', async () => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  let [asked, most] = [0, 0];
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    asked += 1;
    most = Math.max(most, asked);
    try {
      return await query.apply(this, args);
    } finally {
      asked -= 1;
    }
  } as never);
  const tooLong = { topic: 'x'.repeat(9000), to: [] };
  const told = [tooLong, { topic: 'a', to: [] }, { topic: 'b', to: [] }].map((notice) =>
    t.ctx.bus.tellOthers([notice]),
  );
  const settled = await Promise.allSettled([...told, t.ctx.bus.check()]);
  spy.mockRestore();
  expect(settled.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(most).toBe(1);
});
