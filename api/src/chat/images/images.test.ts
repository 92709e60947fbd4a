import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { balanceOf } from '../../credits/balance.ts';
import {
  deleteMessageImages,
  forgetUnsentImages,
  messageImageKey,
} from '../../photos/message-images.ts';
import { forgetUploads } from '../../photos/upload-queue.ts';
import { day, hour } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { plainPhoto, uploadForMessage } from '../../testing/upload.ts';

let t: TestApp;
let ann: TestMember;
let bob: TestMember;
let cat: TestMember;
let file: Buffer;
const price = 15;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(900, 600);
});
beforeEach(async () => {
  ann = await testMember(t, { credits: 100 });
  bob = await testMember(t, { credits: 100 });
  cat = await testMember(t, { credits: 100 });
});
afterAll(() => t.close());

interface Image {
  id: string;
  thumb_url: string;
  full_url: string;
}
interface Said {
  id: string;
  body: null;
  image: Image;
  credits: number;
}

async function image(from = ann, key?: string): Promise<Image> {
  const { status, body } = await uploadForMessage(from, file, key);
  expect(status).toBe(200);
  return (body as { image: Image }).image;
}

async function send(id: string, more: object = {}, from = ann) {
  const message = { profile: bob.id, client_id: randomUUID(), kind: 'image', image: id, ...more };
  const { status, body } = await from.client.post('/api/message.php', message);
  return { status, body: body as { message: Said; error: { code: string; details: object[] } } };
}

const statuses = async ({ thumb_url, full_url }: Image, ...who: TestMember[]) => {
  const asked = who.flatMap(({ client }) => [client.get(thumb_url), client.get(full_url)]);
  return (await Promise.all(asked)).map(({ status }) => status).join(' ');
};
const credits = () => balanceOf(t.ctx.db, ann.id);

test('an image costs its price, is in the conversation of both, and nobody else has it', async () => {
  const sent = await image();
  expect(await statuses(sent, ann, bob, cat)).toBe('200 200 404 404 404 404');
  const { body } = await send(sent.id);
  expect(body.message).toMatchObject({ body: null, credits: price, image: sent });
  expect(await credits()).toBe(100 - price);
  expect(await statuses(sent, ann, bob, cat)).toBe('200 200 200 200 404 404');
  expect(await t.client().get(sent.full_url)).toMatchObject({ status: 403 });
  const seen = await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  expect(seen.body).toMatchObject({ messages: [{ kind: 'image', image: sent }] });
  const { headers } = await bob.client.get(sent.full_url);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
  });
  const ledger = await ann.client.get('/api/ledger.php');
  expect(ledger.body).toMatchObject({ entries: [{ cause: 'photo', amount: -price }, {}] });
});

test('it is drawn anew: upright, and nothing of where and with what it was taken is left [S77]', async () => {
  const secret = 'Canon 52.3702,4.8952';
  file = await sharp(file)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: secret } })
    .jpeg()
    .toBuffer();
  expect(file.includes(secret)).toBe(true);
  const { id } = await image();
  for (const [variant, width, height] of [
    ['full', 600, 900],
    ['thumb', 320, 480],
  ] as const) {
    const bytes = Buffer.from(await t.ctx.files.getBytes(messageImageKey(id, variant)));
    const { exif, xmp, ...found } = await sharp(bytes).metadata();
    expect([exif, xmp, bytes.includes('Canon')]).toEqual([undefined, undefined, false]);
    expect(found).toMatchObject({ format: 'webp', width, height });
  }
});

test('what is no picture is refused before anything is kept [S76]', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');
  expect((await uploadForMessage(ann, svg)).status).toBe(415);
  expect((await uploadForMessage(ann, file.subarray(0, 700))).status).toBe(422);
  expect((await uploadForMessage(ann, Buffer.alloc(0))).status).toBe(400);
  expect(
    await t.ctx.db
      .selectFrom('message_images')
      .where('owner_id', '=', ann.id)
      .select('id')
      .execute(),
  ).toEqual([]);
});

test('the same upload again is the same image', async () => {
  const key = randomUUID();
  const [one, two] = [
    await uploadForMessage(ann, file, key),
    await uploadForMessage(ann, file, key),
  ];
  expect(two).toMatchObject({ status: 200, body: one.body as object });
});

test('an image is sent once, by who uploaded it, and never beside words', async () => {
  const { id } = await image();
  const refused = { status: 400, body: { error: { details: [{ field: 'image' }] } } };
  expect(await send(id, { profile: ann.id }, cat)).toMatchObject(refused);
  expect(await send(id, { kind: 'text', body: 'Look' })).toMatchObject(refused);
  expect(await send(id, { image: undefined })).toMatchObject(refused);
  expect((await send(id, { body: 'Look' })).status).toBe(400);
  expect(await credits()).toBe(100);
  const tries = await Promise.all([1, 2, 3, 4].map(() => send(id)));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  expect(await send(id, { profile: cat.id })).toMatchObject(refused);
  expect(await credits()).toBe(100 - price);
});

test('the same client id is one message, however often it is sent; with another image a conflict', async () => {
  const [one, two] = [await image(), await image()];
  const client_id = randomUUID();
  const tries = await Promise.all([1, 2, 3].map(() => send(one.id, { client_id })));
  expect(new Set(tries.map(({ body }) => body.message.id)).size).toBe(1);
  expect((await send(two.id, { client_id })).status).toBe(409);
  expect(await credits()).toBe(100 - price);
});

test('without credits nothing is taken, the image waits', async () => {
  const poor = await testMember(t, { credits: price - 1 });
  const { id } = await image(poor);
  expect(await send(id, {}, poor)).toMatchObject({
    status: 402,
    body: { error: { code: 'not_enough_credits' } },
  });
  const rich = { user_id: poor.id, amount: 10, cause: 'grant' as const };
  const row = { ...rich, id: randomUUID(), reference: 'r', created_at: t.clock.now() };
  await t.ctx.db.insertInto('credit_entries').values(row).execute();
  expect((await send(id, {}, poor)).status).toBe(200);
});

test('with a block it is gone for both, with a report for who reported', async () => {
  const [one, two] = [await image(), await image()];
  const { body } = await send(one.id);
  await send(two.id);
  const report = { profile: ann.id, message: body.message.id, reason: 'nudity' };
  expect((await bob.client.post('/api/report.php', report)).status).toBe(200);
  expect(await statuses(one, ann, bob)).toBe('200 200 404 404');
  await bob.client.post('/api/block.php', { profile: ann.id });
  expect(await statuses(two, ann, bob)).toBe('404 404 404 404');
});

test('with the conversation removed, or its other side gone, it is gone', async () => {
  const sent = await image();
  await send(sent.id);
  await bob.client.get(`/api/chat.php?profile=${ann.id}`);
  await bob.client.delete(`/api/chat.php?profile=${ann.id}`);
  expect(await statuses(sent, ann, bob)).toBe('200 200 404 404');
  await t.ctx.db.updateTable('profiles').set({ active: false }).where('id', '=', bob.id).execute();
  expect(await statuses(sent, ann)).toBe('404 404');
});

test('what is never sent is deleted after a day, with its files; what was sent stays', async () => {
  const [waits, sent] = [await image(), await image()];
  await send(sent.id);
  t.clock.advance(day + 1000);
  await forgetUnsentImages(t.ctx);
  expect(await t.ctx.files.exists(messageImageKey(waits.id, 'full'))).toBe(false);
  expect(await t.ctx.files.exists(messageImageKey(sent.id, 'full'))).toBe(true);
  expect((await send(waits.id)).status).toBe(400);
  await deleteMessageImages(t.ctx, ann.id);
  expect(await t.ctx.files.exists(messageImageKey(sent.id, 'full'))).toBe(false);
});

test('what was not sent in a day can be uploaded again under its key, what was sent is the same message', async () => {
  const [waiting, sent] = [randomUUID(), randomUUID()];
  const [waits, goes] = [await image(ann, waiting), await image(ann, sent)];
  const client_id = randomUUID();
  const { body } = await send(goes.id, { client_id });
  t.clock.advance(22 * hour);
  await forgetUploads(t.ctx);
  const anew = await image(ann, waiting);
  expect(anew.id).not.toBe(waits.id);
  t.clock.advance(3 * hour);
  await forgetUnsentImages(t.ctx);
  await forgetUploads(t.ctx);
  expect((await send(anew.id)).status).toBe(200);
  const again = await image(ann, sent);
  expect((await send(again.id, { client_id })).body.message.id).toBe(body.message.id);
});
