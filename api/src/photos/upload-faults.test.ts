import { setImmediate as nextTurn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { minute, second } from '../platform/clock.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, upload, uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';
import { enqueue, isWaiting, uploadKey } from './upload-queue.ts';

let t: TestApp;
let me: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(300, 300);
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t);
});
afterEach(() => jest.restoreAllMocks());

const waitingFiles = async () => [
  ...(await t.ctx.files.listAll('uploads').catch(() => ({ objects: [] }))).objects,
];
const howIs = async (id: string, { client } = me) => client.get(`/api/photo-upload.php?id=${id}`);

/** What becomes of an upload in the end, however often it is tried. */
async function endOf(id: string): Promise<object> {
  const row = t.ctx.db.selectFrom('photo_uploads').select('status').where('id', '=', id);
  while ((await row.executeTakeFirst())?.status === 'waiting') {
    t.clock.advance(2 * minute + 1);
    // Whatever comes next wakes the queue.
    await upload(await testMember(t), file, { later: '1' });
  }
  return ((await howIs(id)).body as { upload: object }).upload;
}

test('a store that fails for a moment costs nobody their photo', async () => {
  const fails = jest.spyOn(t.ctx.files, 'getBytes').mockRejectedValueOnce(new Error('away'));
  const answer = await upload(me, file, { later: '1' });
  expect(answer.status).toBe(202);
  const { id } = (answer.body as { upload: { id: string } }).upload;
  expect(fails).toHaveBeenCalledTimes(1);
  expect(await waitingFiles()).toHaveLength(1);
  expect(await endOf(id)).toMatchObject({ status: 'done', photo: {} });
  expect(await waitingFiles()).toEqual([]);
});

test('a store that is away for long costs nobody their photo either, and no time once it is back', async () => {
  const fails = jest.spyOn(t.ctx.files, 'getBytes').mockRejectedValue(new Error('away'));
  const { id } = ((await upload(me, file, { later: '1' })).body as { upload: { id: string } })
    .upload;
  while (fails.mock.calls.filter(([key]) => key === uploadKey(id)).length < 5) {
    t.clock.advance(5 * second + 1);
    t.ctx.loops.wakeFailing();
    await nextTurn();
  }
  fails.mockRestore();
  for (let times = 1; times <= 2; times += 1) {
    t.clock.advance(5 * second + 1);
    await uploaded(await testMember(t), file);
  }
  while (await isWaiting(t.ctx, id)) await nextTurn();
  expect((await howIs(id)).body).toMatchObject({ upload: { status: 'done', photo: {} } });
});

test('one that the store never gives keeps nobody else waiting', async () => {
  const read = t.ctx.files.getBytes.bind(t.ctx.files);
  let lost: string | undefined;
  jest.spyOn(t.ctx.files, 'getBytes').mockImplementation((key) => {
    lost ??= key;
    return key === lost ? Promise.reject(new Error('lost')) : read(key);
  });
  const { id } = ((await upload(me, file, { later: '1' })).body as { upload: { id: string } })
    .upload;
  for (let times = 1; times <= 2; times += 1) {
    t.clock.advance(5 * second + 1);
    expect((await upload(await testMember(t), file, { later: '1' })).status).toBe(200);
  }
  jest.restoreAllMocks();
  expect(await endOf(id)).toMatchObject({ status: 'done' });
});

test('one whose file is gone has failed in the end', async () => {
  const row = { id: newId(t.ctx.random), user_id: me.id, private: false, for_message: false };
  await t.ctx.db.transaction().execute((trx) => enqueue(t.ctx, trx, row));
  const problem = { code: 'picture_unreadable' };
  expect(await endOf(row.id)).toMatchObject({ status: 'failed', problem });
});

test('what two processes drew after all is one photo', async () => {
  const read = t.ctx.files.getBytes.bind(t.ctx.files);
  jest.spyOn(t.ctx.files, 'getBytes').mockImplementation(async (key) => {
    const bytes = await read(key);
    const { db } = t.ctx;
    // Another process was faster.
    await db.updateTable('photo_uploads').set({ status: 'failed', problem: 'x' }).execute();
    return bytes;
  });
  const put = jest.spyOn(t.ctx.files, 'put');
  await upload(me, file, { later: '1' });
  const { body } = await me.client.get('/api/photos.php');
  expect(body).toMatchObject({ photos: [] });
  expect(await Promise.all(picturesOf(put).map((key) => t.ctx.files.exists(key)))).toEqual([
    ...[false, false, false],
  ]);
});

/** Pictures of photos that were stored; before each of them the upload itself was. */
const picturesOf = (put: { mock: { calls: [key: string, ...unknown[]][] } }) =>
  put.mock.calls.map(([key]) => key).filter((key) => key.startsWith('photos/'));

test('no other change of one’s photos waits until a new one is stored', async () => {
  const { id } = await uploaded(me, file);
  const put = t.ctx.files.put.bind(t.ctx.files);
  const meanwhile: number[] = [];
  jest.spyOn(t.ctx.files, 'put').mockImplementation(async (key, ...picture) => {
    if (key.startsWith('photos/')) {
      meanwhile.push((await me.client.put('/api/photo.php', { order: [id] })).status);
    }
    await put(key, ...picture);
  });
  await uploaded(me, file);
  expect(meanwhile).toEqual([200, 200, 200]);
});

test('a photo that is one too many by then leaves no pictures', async () => {
  await uploaded(me, file);
  await uploaded(me, file);
  const put = t.ctx.files.put.bind(t.ctx.files);
  let isAlone = true;
  const storing = jest.spyOn(t.ctx.files, 'put').mockImplementation(async (key, ...picture) => {
    if (isAlone && key.startsWith('photos/')) {
      isAlone = false;
      const row = { id: newId(t.ctx.random), profile_id: me.id, position: 2, width: 1, height: 1 };
      await t.ctx.db
        .insertInto('photos')
        .values({ ...row, private: false, created_at: t.clock.now() })
        .execute();
    }
    await put(key, ...picture);
  });
  expect(await upload(me, file)).toMatchObject({
    status: 409,
    body: { error: { code: 'photo_limit' } },
  });
  const there = await Promise.all(picturesOf(storing).map((key) => t.ctx.files.exists(key)));
  expect(there).toEqual([false, false, false]);
});

test('what was uploaded and deleted since is not there any more', async () => {
  const photo = await uploaded(me, file);
  const { id } = await t.ctx.db
    .selectFrom('photo_uploads')
    .select('id')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  expect((await howIs(id)).body).toMatchObject({ upload: { photo: { id: photo.id } } });
  await me.client.delete(`/api/photo.php?id=${photo.id}`);
  expect((await howIs(id)).status).toBe(404);
});

test('what the store cannot delete now stays a photo, and goes with the next try: no file is left', async () => {
  const { id } = await uploaded(me, file);
  const crop = { left: 0, top: 0, width: 1, height: 1 };
  const turn = () => me.client.post('/api/photo-edit.php', { id, turn: 90, crop });
  const remove = (photo: string) => me.client.delete(`/api/photo.php?id=${photo}`);
  const photos = async () =>
    ((await me.client.get('/api/photos.php')).body as { photos: Photo[] }).photos;
  const filesOf = async (photo: string) =>
    [...(await t.ctx.files.listAll(`photos/${photo.slice(-2)}/${photo}`)).objects].length;
  const away = jest.spyOn(t.ctx.files, 'deleteAll');
  away.mockRejectedValueOnce(new Error('away'));
  expect((await turn()).status).toBeGreaterThanOrEqual(500);
  expect(await photos()).toMatchObject([{ id }]);
  expect((await turn()).status).toBe(200);
  const [turned] = await photos();
  expect(await filesOf(id).catch(() => 0)).toBe(0);
  away.mockRejectedValueOnce(new Error('away'));
  expect((await remove(turned?.id ?? '')).status).toBeGreaterThanOrEqual(500);
  expect(await photos()).toEqual([turned]);
  expect((await remove(turned?.id ?? '')).status).toBe(204);
  expect([await photos(), await filesOf(turned?.id ?? '').catch(() => 0)]).toEqual([[], 0]);
});

test('no other change of photos waits for pictures that the store deletes', async () => {
  const [one, other] = [await uploaded(me, file), await uploaded(me, file)];
  let meanwhile = 0;
  jest.spyOn(t.ctx.files, 'deleteAll').mockImplementationOnce(async () => {
    const hidden = await me.client.put('/api/photo.php', { id: other.id, private: true });
    meanwhile = hidden.status;
  });
  expect((await me.client.delete(`/api/photo.php?id=${one.id}`)).status).toBe(204);
  expect(meanwhile).toBe(200);
});

test('what is repeated under its key leaves no second file, done or under way', async () => {
  me.client.headers['idempotency-key'] = 'photo-key-0002';
  await Promise.all([upload(me, file), upload(me, file)]);
  await uploaded(me, file);
  expect(await waitingFiles()).toEqual([]);
  expect((await me.client.get('/api/photos.php')).body).toMatchObject({ photos: [{}] });
});

test('a fourth photo is refused with how many one may have, in the reader’s language', async () => {
  for (let count = 0; count < 3; count += 1) await uploaded(me, file);
  me.client.headers['x-language'] = 'nl';
  const answer = await upload(me, file, { later: '1' });
  expect(answer).toMatchObject({ status: 409, body: { error: { code: 'photo_limit' } } });
  const { message } = (answer.body as { error: { message: string } }).error;
  expect(message).toContain('3');
  // Who is Premium has as many as there can be, and reads the same.
  expect(message).not.toContain('Premium');
  const { id } = await t.ctx.db
    .selectFrom('photo_uploads')
    .select('id')
    .where('status', '=', 'failed')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  expect((await howIs(id)).body).toMatchObject({
    upload: { id, status: 'failed', photo: null, problem: { code: 'photo_limit', message } },
  });
  expect(await waitingFiles()).toEqual([]);
});
