import { jest } from '@jest/globals';
import sharp from 'sharp';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';

let t: TestApp;
let me: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  // Red above, blue below.
  const half = (background: string) => ({
    create: { width: 400, height: 400, channels: 3, background } as const,
  });
  const below = await sharp(half('#0000ff')).png().toBuffer();
  file = await sharp({ create: { ...half('#ff0000').create, height: 800 } })
    .composite([{ input: below, left: 0, top: 400 }])
    .png()
    .toBuffer();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t);
});

const whole = { left: 0, top: 0, width: 1, height: 1 };
const edit = (member: TestMember, body: object) =>
  member.client.post('/api/photo-edit.php', { turn: 0, crop: whole, ...body });

async function edited(id: string, part: object): Promise<Photo[]> {
  const answer = await edit(me, { id, ...part });
  expect(answer.status).toBe(200);
  return (answer.body as { photos: Photo[] }).photos;
}

async function colourOf({ full_url }: Photo, left: number, top: number): Promise<string> {
  const { rawPayload } = await t.app.inject({
    url: full_url,
    cookies: me.client.cookies,
    headers: me.client.headers,
    authority: 'localhost',
  });
  const [red = 0, , blue = 0] = await sharp(rawPayload)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return red > blue ? 'red' : 'blue';
}

test('a photo is turned first and cropped then', async () => {
  const { id } = await uploaded(me, file);
  // Turned clockwise, what was above lies on the right.
  const [turned] = await edited(id, { turn: 90 });
  expect(turned).toMatchObject({ width: 800, height: 400 });
  expect(await colourOf(turned as Photo, 700, 200)).toBe('red');
  expect(await colourOf(turned as Photo, 100, 200)).toBe('blue');
  const left = { ...whole, width: 0.5 };
  const [cropped] = await edited((turned as Photo).id, { crop: left });
  expect(cropped).toMatchObject({ width: 400, height: 400 });
  expect(await colourOf(cropped as Photo, 399, 200)).toBe('blue');
});

test('it keeps its place and who may see it, and the old picture is gone', async () => {
  const main = await uploaded(me, file);
  const hidden = await uploaded(me, file, { private: '1' });
  const last = await uploaded(me, file);
  await edited(main.id, { turn: 180 });
  const after = await edited(hidden.id, { turn: 270 });
  expect(after.map((photo) => photo.private)).toEqual([false, true, false]);
  expect(after[2]).toEqual(last);
  const { body } = await me.client.get('/api/user.php');
  const { profile } = (body as { user: { profile: { main_image: { id: string } } } }).user;
  expect(profile.main_image.id).toBe(after[0]?.id);
  for (const { id } of [main, hidden]) {
    expect((await me.client.get(`/api/photo/${id}/full`)).status).toBe(404);
    expect(await t.ctx.files.exists(`photos/${id.slice(-2)}/${id}/full.webp`)).toBe(false);
  }
});

test('who reported a photo does not see it again', async () => {
  const other = await testMember(t);
  const { id } = await uploaded(me, file);
  const report = { profile: me.id, photo: id, reason: 'spam' };
  expect((await other.client.post('/api/report.php', report)).status).toBe(200);
  const [after] = await edited(id, { turn: 90 });
  expect((await other.client.get(`/api/photo/${after?.id}/full`)).status).toBe(404);
});

test('of two edits at once one counts, and one photo is left', async () => {
  const { id } = await uploaded(me, file);
  const answers = await Promise.all([edit(me, { id, turn: 90 }), edit(me, { id, turn: 180 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { body } = await me.client.get('/api/photos.php');
  expect((body as { photos: Photo[] }).photos).toHaveLength(1);
});

test('no other change of one’s photos waits until the pictures are stored', async () => {
  const [edited, other] = [await uploaded(me, file), await uploaded(me, file)];
  const put = t.ctx.files.put.bind(t.ctx.files);
  let meanwhile: number | undefined;
  const storing = jest.spyOn(t.ctx.files, 'put').mockImplementation(async (...picture) => {
    if (meanwhile === undefined) {
      meanwhile = 0;
      const hide = { id: other.id, private: true };
      meanwhile = (await me.client.put('/api/photo.php', hide)).status;
    }
    await put(...picture);
  });
  const { status } = await edit(me, { id: edited.id, turn: 180 });
  storing.mockRestore();
  expect([meanwhile, status]).toEqual([200, 200]);
});

test('an edit that comes too late leaves no pictures behind', async () => {
  const { id } = await uploaded(me, file);
  const put = jest.spyOn(t.ctx.files, 'put');
  const both = await Promise.all([edit(me, { id, turn: 90 }), edit(me, { id, turn: 180 })]);
  const stored = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  const left = await Promise.all(stored.map((key) => t.ctx.files.exists(key)));
  expect(left.filter(Boolean)).toHaveLength(3);
});

test('others’ photos are none, too little is refused, and nothing is lost', async () => {
  const other = await testMember(t);
  const photo = await uploaded(me, file);
  expect((await edit(other, { id: photo.id })).status).toBe(404);
  const little = await edit(me, { id: photo.id, crop: { ...whole, width: 0.49 } });
  expect(little).toMatchObject({ status: 422, body: { error: { code: 'picture_too_small' } } });
  for (const part of [
    { turn: 45 },
    { crop: { ...whole, width: 1.1 } },
    { crop: { ...whole, left: -0.1 } },
  ]) {
    expect((await edit(me, { id: photo.id, ...part })).status).toBe(400);
  }
  // What reaches over the edge ends there.
  const over = await edit(me, { id: photo.id, crop: { ...whole, top: 0.5 } });
  expect(over.body).toMatchObject({ photos: [{ width: 400, height: 400 }] });
  const { body } = await me.client.get('/api/photos.php');
  expect((body as { photos: Photo[] }).photos).toHaveLength(1);
});
