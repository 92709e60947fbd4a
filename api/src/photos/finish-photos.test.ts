import { jest } from '@jest/globals';
import sharp from 'sharp';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { grainyPhoto, uploaded } from '../testing/upload.ts';
import { finishNext, finishPhotos } from './finish-photos.ts';
import { pictureKey } from './picture-files.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  while (await finishNext(t.ctx));
  me = await testMember(t);
});
afterEach(() => jest.restoreAllMocks());

async function fetched(url: string, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({
    url,
    headers: { ...me.client.headers, ...headers },
    cookies: me.client.cookies,
    authority: 'localhost',
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const asBrowser = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' };
const photoOf = async (id: string) => {
  const { body } = await me.client.get('/api/photos.php');
  return (body as { photos: { id: string; tone: string | null }[] }).photos.find(
    (one) => one.id === id,
  );
};

test('a photo is there at once; its colour and lighter pictures for who reads them come after', async () => {
  const { id, thumb_url, full_url } = await uploaded(me, await grainyPhoto('#c81e1e'));
  expect(await photoOf(id)).toMatchObject({ tone: null });
  expect((await fetched(full_url, asBrowser)).headers['content-type']).toBe('image/webp');
  expect(await finishNext(t.ctx)).toBe(true);
  expect(await finishNext(t.ctx)).toBe(false);
  const tone = photoTone(await photoOf(id)) ?? '';
  const [red = 0, green = 0] = [1, 3].map((at) => Number.parseInt(tone.slice(at, at + 2), 16));
  expect(red).toBeGreaterThan(green + 60);
  for (const [url, width, height] of [
    [thumb_url, 400, 500],
    [full_url, 800, 1000],
  ] as const) {
    const light = await fetched(url, asBrowser);
    const plain = await fetched(url);
    expect([light.headers['content-type'], plain.headers['content-type']]).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect([light.headers.vary, plain.headers.vary]).toEqual(['accept', 'accept']);
    expect(light.bytes.length).toBeLessThan(plain.bytes.length);
    expect(await sharp(light.bytes).metadata()).toMatchObject({ width, height });
    // A cache that asks again is asked in its own format.
    expect(light.headers.etag).not.toBe(plain.headers.etag);
    const known = { 'if-none-match': String(light.headers.etag) };
    expect((await fetched(url, { ...asBrowser, ...known })).status).toBe(304);
    expect((await fetched(url, known)).status).toBe(200);
  }
  const reader = await testMember(t);
  const { body } = await reader.client.get(`/api/profile.php?id=${me.id}`);
  expect(body).toMatchObject({ profile: { main_image: { tone }, photos: [{ tone }] } });
});

const photoTone = (photo: { tone: string | null } | undefined) => photo?.tone ?? undefined;

test('all that waits is finished, and nothing more once the process is to end', async () => {
  const waiting = [
    await uploaded(me, await grainyPhoto('#c81e1e')),
    await uploaded(me, await grainyPhoto('#1e1ec8')),
  ];
  const tones = () => Promise.all(waiting.map(async ({ id }) => photoTone(await photoOf(id))));
  await finishPhotos(t.ctx, AbortSignal.abort());
  expect(await tones()).toEqual([undefined, undefined]);
  await finishPhotos(t.ctx, new AbortController().signal);
  expect(await tones()).toEqual([expect.any(String), expect.any(String)]);
});

test('two processes finish two photos, and one that fails makes way', async () => {
  await uploaded(me, await grainyPhoto('#c81e1e'));
  const second = await uploaded(me, await grainyPhoto('#1e1ec8'));
  await Promise.all([finishNext(t.ctx), finishNext(t.ctx)]);
  expect(await finishNext(t.ctx)).toBe(false);
  expect(photoTone(await photoOf(second.id))).toBeDefined();
  const third = await uploaded(me, await grainyPhoto('#1ec81e'));
  const away = jest.spyOn(t.ctx.files, 'exists').mockRejectedValueOnce(new Error('away'));
  await expect(finishNext(t.ctx)).rejects.toThrow('away');
  away.mockRestore();
  expect(await finishNext(t.ctx)).toBe(false);
  t.clock.advance(2 * minute + 1);
  expect(await finishNext(t.ctx)).toBe(true);
  expect(photoTone(await photoOf(third.id))).toBeDefined();
});

test('what AVIF makes no lighter stays as it is', async () => {
  const flat = sharp({ create: { width: 220, height: 220, channels: 3, background: '#1e1ec8' } });
  const { id, full_url } = await uploaded(me, await flat.png().toBuffer());
  expect(await finishNext(t.ctx)).toBe(true);
  expect(photoTone(await photoOf(id))).toMatch(/^#[0-9a-f]{6}$/);
  expect((await fetched(full_url, asBrowser)).headers['content-type']).toBe('image/webp');
});

test('of a photo that is deleted meanwhile no file is left', async () => {
  const { id } = await uploaded(me, await grainyPhoto('#1ec81e'));
  const { files } = t.ctx;
  const read = files.getBytes.bind(files);
  jest.spyOn(files, 'getBytes').mockImplementation(async (key) => {
    const bytes = await read(key);
    if (key === pictureKey(id, 'full')) await me.client.delete(`/api/photo.php?id=${id}`);
    return bytes;
  });
  await finishNext(t.ctx);
  for (const format of ['webp', 'avif'] as const) {
    expect(await files.exists(pictureKey(id, 'thumb', format))).toBe(false);
  }
});

test('no other change of one’s photos waits until the lighter pictures are stored', async () => {
  const { id } = await uploaded(me, await grainyPhoto('#1e6414'));
  const { files } = t.ctx;
  const put = files.put.bind(files);
  const meanwhile: number[] = [];
  jest.spyOn(files, 'put').mockImplementation(async (...picture) => {
    meanwhile.push((await me.client.put('/api/photo.php', { order: [id] })).status);
    await put(...picture);
  });
  await finishNext(t.ctx);
  expect(meanwhile).toEqual([200, 200]);
  expect(await files.exists(pictureKey(id, 'full', 'avif'))).toBe(true);
});

test('a finished photo goes with all its files', async () => {
  const { id } = await uploaded(me, await grainyPhoto('#1ec8c8'));
  await finishNext(t.ctx);
  expect(await t.ctx.files.exists(pictureKey(id, 'full', 'avif'))).toBe(true);
  await me.client.delete(`/api/photo.php?id=${id}`);
  expect(await t.ctx.files.exists(pictureKey(id, 'full', 'avif'))).toBe(false);
});

test('one whose pictures are gone holds up nobody', async () => {
  const lost = await uploaded(me, await grainyPhoto('#c8c81e'));
  await t.ctx.files.deleteAll(`photos/${lost.id.slice(-2)}/${lost.id}/`);
  const next = await uploaded(me, await grainyPhoto('#c81ec8'));
  while (await finishNext(t.ctx));
  expect(photoTone(await photoOf(next.id))).toBeDefined();
});

test('a locked photo is blurred in every format', async () => {
  const rich = await testMember(t, { user: { premium_since: t.clock.now() } });
  const photo = await uploaded(rich, await grainyPhoto('#555555'), { private: '1' });
  await finishNext(t.ctx);
  expect((await fetched(`/api/photo/${photo.id}/full`, asBrowser)).status).toBe(403);
  const blurred = await fetched(`/api/photo/${photo.id}/blurred`, asBrowser);
  expect(blurred.headers['content-type']).toBe('image/webp');
});
