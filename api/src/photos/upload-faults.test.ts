import { jest } from '@jest/globals';
import sharp from 'sharp';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { upload, uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';

let t: TestApp;
let me: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  const create = { width: 300, height: 300, channels: 3, background: '#334455' } as const;
  file = await sharp({ create }).jpeg().toBuffer();
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

test('a store that fails for a moment costs nobody their photo', async () => {
  const fails = jest.spyOn(t.ctx.files, 'getBytes').mockRejectedValueOnce(new Error('away'));
  const answer = await upload(me, file, { later: '1' });
  expect(answer.status).toBe(202);
  const { id } = (answer.body as { upload: { id: string } }).upload;
  expect(fails).toHaveBeenCalledTimes(1);
  expect(await waitingFiles()).toHaveLength(1);
  t.clock.advance(2 * minute + 1);
  // Whatever comes next wakes the queue.
  await uploaded(me, file);
  expect((await howIs(id)).body).toMatchObject({ upload: { status: 'done', photo: {} } });
  expect(await waitingFiles()).toEqual([]);
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
