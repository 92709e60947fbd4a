import { type TestApp, testApp } from '../testing/app.ts';
import { lockPair, lockPhotos } from './locks.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a lock that comes before one that is held is refused, so nobody can wait in a circle', async () => {
  const photosFirst = t.ctx.db.transaction().execute(async (trx) => {
    await lockPhotos(trx, 'ann');
    await lockPair(trx, 'ann', 'bob');
  });
  await expect(photosFirst).rejects.toThrow('The lock "pair" is taken after "photos".');
});

test('what is held already may be asked for again, and several of a kind may be taken', async () => {
  await t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'ann', 'bob');
    await lockPair(trx, 'ann', 'cas');
    await lockPhotos(trx, 'ann');
    await lockPair(trx, 'bob', 'ann');
  });
});

test('another transaction waits for a pair, whichever way round it is named', async () => {
  const order: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let hold = () => {};
  const holding = new Promise<void>((resolve) => {
    hold = resolve;
  });
  const first = t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'ann', 'bob');
    hold();
    await released;
    order.push('first');
  });
  await holding;
  const second = t.ctx.db.transaction().execute(async (trx) => {
    await lockPair(trx, 'bob', 'ann');
    order.push('second');
  });
  release();
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
});
