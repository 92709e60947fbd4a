import sharp from 'sharp';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { upload, uploaded, uploadForMessage } from '../testing/upload.ts';
import { messageImageKey } from './message-images.ts';
import { pictureKey } from './picture-files.ts';
import { sentPicture } from './sent-picture.ts';
import { uploadKey } from './upload-queue.ts';

let t: TestApp;
let me: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#c8324f' } })
    .png()
    .toBuffer();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { user: { premium_since: t.clock.now() }, credits: 100 });
});

/** What was sent; its file goes a moment after it is drawn. */
async function sent() {
  const row = await t.ctx.db
    .selectFrom('photo_uploads')
    .select(['id', 'user_id', 'for_message'])
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  await t.ctx.files.delete(uploadKey(row.id));
  return row;
}

test('what was drawn since it was listed is had as it was drawn [S102]', async () => {
  const { id } = await uploaded(me, file);
  const drawn = await t.ctx.files.getBytes(pictureKey(id, 'full'));
  expect(await sentPicture(t.ctx, await sent())).toEqual(drawn);
});

test('so is the picture of a message', async () => {
  const { body } = await uploadForMessage(me, file, crypto.randomUUID());
  const { image } = body as { image: { id: string } };
  const drawn = await t.ctx.files.getBytes(messageImageKey(image.id, 'full'));
  expect(await sentPicture(t.ctx, await sent())).toEqual(drawn);
});

test('of what was given up since there is nothing', async () => {
  await upload(me, file.subarray(0, file.length / 2));
  expect(await sentPicture(t.ctx, await sent())).toHaveLength(0);
});

test('what waits is had as it was sent; not to have it is a failure', async () => {
  const waiting = { id: newId(t.ctx.random), user_id: me.id, private: false, for_message: false };
  const taken = { created_at: t.clock.now(), taken_until: new Date('2100-01-01') };
  await t.ctx.db
    .insertInto('photo_uploads')
    .values({ ...waiting, ...taken })
    .execute();
  await expect(sentPicture(t.ctx, waiting)).rejects.toThrow('Cannot read file');
  await t.ctx.files.put(uploadKey(waiting.id), file);
  expect(Buffer.from(await sentPicture(t.ctx, waiting)).equals(file)).toBe(true);
});
