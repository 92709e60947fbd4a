import { day, minute } from '../platform/clock.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { enqueue, finish, forgetUploads, isWaiting, takeNext, uploadKey } from './upload-queue.ts';

let t: TestApp;
beforeEach(async () => {
  t = await testApp();
  await t.ctx.loops.stop();
});
afterEach(() => t.close());

const inTrx = <Result>(work: (trx: Trx) => Promise<Result>) => t.ctx.db.transaction().execute(work);

/** A file that waits in the queue. */
async function put(): Promise<string> {
  const [id, { id: user_id }] = [newId(t.ctx.random), await testMember(t)];
  await t.ctx.files.put(uploadKey(id), 'with the place where it was taken');
  await inTrx((trx) => enqueue(t.ctx, trx, { id, user_id, private: false, for_message: false }));
  return id;
}
const isThere = async (id: string) => [
  (await t.ctx.db.selectFrom('photo_uploads').select('id').where('id', '=', id).execute()).length,
  await t.ctx.files.exists(uploadKey(id)),
];

test('of a picture that is given up no file is left', async () => {
  const id = await put();
  for (let times = 0; times < 3; times += 1) {
    await takeNext(t.ctx);
    expect(await isThere(id)).toEqual([1, true]);
    t.clock.advance(3 * minute);
  }
  await takeNext(t.ctx);
  expect(await isWaiting(t.ctx, id)).toBe(false);
  expect(await isThere(id)).toEqual([1, false]);
});

test('what a process left that ended after the drawing goes with its row, a day later; what waits stays', async () => {
  const [left, waits] = [await put(), await put()];
  await inTrx((trx) => finish(trx, left, { problem: 'picture_unreadable' }));
  t.clock.advance(day);
  await forgetUploads(t.ctx);
  expect(await isThere(left)).toEqual([1, true]);
  t.clock.advance(1);
  await forgetUploads(t.ctx);
  expect([await isThere(left), await isThere(waits)]).toEqual([
    [0, false],
    [1, true],
  ]);
});
