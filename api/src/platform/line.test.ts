import { Line } from './line.ts';

test('so much runs at a time; the next has the place of who is done or has failed, in order', async () => {
  const line = new Line(2);
  const began: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const work = Array.from({ length: 5 }, (_, n) =>
    line.run(() => {
      began.push(n);
      ends[n] = Promise.withResolvers();
      return ends[n].promise;
    }),
  );
  const settle = () => new Promise((done) => setImmediate(done));
  await settle();
  expect(began).toEqual([0, 1]);
  ends[1]?.resolve(11);
  expect(await work[1]).toBe(11);
  await settle();
  expect(began).toEqual([0, 1, 2]);
  ends[0]?.reject(new Error('failed'));
  await expect(work[0]).rejects.toThrow('failed');
  await settle();
  expect(began).toEqual([0, 1, 2, 3]);
  for (const n of [2, 3]) ends[n]?.resolve(n);
  await settle();
  ends[4]?.resolve(4);
  await Promise.all(work.slice(1));
  // All places are free again, and no more than there were.
  const again = Array.from({ length: 3 }, (_, n) =>
    line.run(async () => began.push(n) && settle()),
  );
  await settle();
  expect(began.slice(5)).toEqual([0, 1]);
  await Promise.all(again);
});
