import { hour, minute } from '../platform/clock.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import {
  enqueue,
  finish,
  forgetUploads,
  isWaiting,
  takeNext,
  uploadKey,
  uploadOf,
} from './upload-queue.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await t.ctx.loops.stop();
});
beforeEach(() => t.ctx.db.deleteFrom('photo_uploads').execute());
afterAll(() => t.close());

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

test('what nobody finished is taken again after two minutes, not before', async () => {
  const id = await put();
  expect(await takeNext(t.ctx)).toMatchObject({ id });
  t.clock.advance(2 * minute);
  expect(await takeNext(t.ctx)).toBeUndefined();
  t.clock.advance(1);
  expect(await takeNext(t.ctx)).toMatchObject({ id });
});

test('one that is given up makes way for the next at once, and says so', async () => {
  const bad = await put();
  for (let times = 0; times < 3; times += 1) {
    expect(await takeNext(t.ctx)).toMatchObject({ id: bad });
    t.clock.advance(3 * minute);
  }
  const next = await put();
  expect(await takeNext(t.ctx)).toMatchObject({ id: next });
  expect(await takeNext(t.ctx)).toBeUndefined();
  const { user_id, status, problem } = await t.ctx.db
    .selectFrom('photo_uploads')
    .select(['user_id', 'status', 'problem'])
    .where('id', '=', bad)
    .executeTakeFirstOrThrow();
  expect([status, problem]).toEqual(['failed', 'picture_unreadable']);
  expect(await uploadOf(t.ctx, user_id, bad)).toMatchObject({ status: 'failed', ahead: 0 });
});

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

test('what a process left that ended after the drawing goes with its row, twenty hours later; what waits stays', async () => {
  const [left, waits] = [await put(), await put()];
  await inTrx((trx) => finish(trx, left, { problem: 'picture_unreadable' }));
  t.clock.advance(20 * hour);
  await forgetUploads(t.ctx);
  expect(await isThere(left)).toEqual([1, true]);
  t.clock.advance(1);
  await forgetUploads(t.ctx);
  expect([await isThere(left), await isThere(waits)]).toEqual([
    [0, false],
    [1, true],
  ]);
});
