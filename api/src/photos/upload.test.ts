import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { upload, uploaded } from '../testing/upload.ts';

let t: TestApp;
let me: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t);
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8324f' } });

const picture = () => plain(600, 800).jpeg().toBuffer();

async function fetched(url: string): Promise<Buffer> {
  const answer = await t.app.inject({
    url,
    headers: me.client.headers,
    cookies: me.client.cookies,
    authority: 'localhost',
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test('a photo comes out upright, in our sizes, without where and with what it was taken [S77]', async () => {
  const secret = 'Canon 52.3702,4.8952';
  const gps = { GPSLatitude: '52/1 22/1 0/1', GPSLatitudeRef: 'N' };
  const turned = await plain(1600, 900)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: secret }, IFD3: gps })
    .jpeg()
    .toBuffer();
  expect(turned.includes(secret)).toBe(true);
  expect((await sharp(turned).metadata()).orientation).toBe(6);
  const photo = await uploaded(me, turned);
  expect(photo).toMatchObject({ width: 675, height: 1200, private: false, locked: false });
  for (const [variant, width, height] of [
    ['full', 675, 1200],
    ['thumb', 400, 500],
    ['blurred', 24, 30],
  ] as const) {
    const bytes = await fetched(`/api/photo/${photo.id}/${variant}`);
    const { exif, xmp, iptc, orientation, ...found } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(found).toMatchObject({ format: 'webp', width, height });
    expect(bytes.includes('Canon')).toBe(false);
  }
});

test('what is no picture, whatever it is called, is refused [S76]', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const tiff = await plain(600, 600).tiff().toBuffer();
  for (const file of [svg, html, tiff, Buffer.from('%PDF-1.7 '), Buffer.from('x')]) {
    expect(await upload(me, file)).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_type' } },
    });
  }
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4000, 7)]);
  expect((await upload(me, broken)).status).toBe(422);
  const cut = (await picture()).subarray(0, 900);
  expect((await upload(me, cut)).status).toBe(422);
  expect((await upload(me, Buffer.alloc(0))).status).toBe(400);
  expect((await me.client.get('/api/photos.php')).body).toMatchObject({ photos: [], limit: 3 });
});

test('of a file that is two things at once only the picture is left [S75]', async () => {
  const script = '<script>alert("polyglot")</script>';
  const both = Buffer.concat([await picture(), Buffer.from(script), Buffer.from('PK\x03\x04')]);
  const photo = await uploaded(me, both);
  for (const variant of ['full', 'thumb', 'blurred']) {
    const bytes = await fetched(`/api/photo/${photo.id}/${variant}`);
    expect(bytes.includes('polyglot') || bytes.includes('PK\x03\x04')).toBe(false);
  }
});

test('too many pixels, too few, and too many bytes are refused [S78]', async () => {
  const flood = await plain(8000, 6000).png({ compressionLevel: 9 }).toBuffer();
  const began = performance.now();
  expect(await upload(me, flood)).toMatchObject({
    status: 422,
    body: { error: { code: 'picture_too_large' } },
  });
  expect(performance.now() - began).toBeLessThan(2000);
  expect((await upload(me, await plain(300, 199).png().toBuffer())).status).toBe(422);
  const heavy = Buffer.concat([await picture(), Buffer.alloc(13 * 1024 * 1024)]);
  expect((await upload(me, heavy)).status).toBe(413);
});

test('200 megapixels are refused unread, in words [S78]', async () => {
  // A header alone: nobody has to draw what fills the memory.
  const head = await plain(300, 300).png().toBuffer();
  head.writeUInt32BE(20_000, 16);
  head.writeUInt32BE(10_000, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  me.client.headers['x-language'] = 'nl';
  expect(await upload(me, head)).toMatchObject({
    status: 422,
    body: { error: { message: 'Deze foto heeft te veel pixels. Kies een kleinere.' } },
  });
});

test('of a picture that moves the first frame is kept, alone', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#ff0000', '#0000ff', '#00ff00'].map(frame));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const photo = await uploaded(me, moving);
  expect(photo).toMatchObject({ width: 300, height: 300 });
  const full = await fetched(`/api/photo/${photo.id}/full`);
  expect((await sharp(full).metadata()).pages).toBeUndefined();
  const [red = 0, green = 0, blue = 0] = await sharp(full).removeAlpha().raw().toBuffer();
  expect(red > 200 && green < 50 && blue < 50).toBe(true);
});

test('gif, webp, avif and png are taken', async () => {
  const rich = await testMember(t, { user: { premium_since: t.clock.now() } });
  const base = plain(300, 300);
  for (const format of ['gif', 'webp', 'avif', 'png'] as const) {
    await uploaded(rich, await base.clone().toFormat(format).toBuffer());
  }
});

test('of twenty uploads at once a free member keeps three, a premium member twenty-five in all [S80]', async () => {
  const file = await plain(220, 220).jpeg().toBuffer();
  const storm = (member: TestMember, count: number) =>
    Promise.all(Array.from({ length: count }, () => upload(member, file)));
  const statuses = (await storm(me, 20)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(17);
  expect((await me.client.get('/api/photos.php')).body).toMatchObject({
    photos: [{}, {}, {}],
  });
  const rich = await testMember(t, { user: { premium_since: t.clock.now() } });
  const answers = [...(await storm(rich, 14)), ...(await storm(rich, 14))];
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(25);
}, 60_000);

test('an upload that is repeated under its key is there once', async () => {
  me.client.headers['idempotency-key'] = 'photo-key-0001';
  const file = await picture();
  const first = await uploaded(me, file);
  const begun = Date.now();
  expect(await uploaded(me, file)).toEqual(first);
  // It is answered, not waited for: old pages would wait most of a minute.
  expect(Date.now() - begun).toBeLessThan(20_000);
  expect((await me.client.get('/api/photos.php')).body).toMatchObject({ photos: [first] });
});
