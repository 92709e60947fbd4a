import { jest } from '@jest/globals';
import sharp from 'sharp';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, upload, uploaded, uploadForMessage } from '../testing/upload.ts';

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

async function send(form: FormData, url = '/api/photo.php') {
  const body = new Response(form);
  return me.client.send({
    ...{ method: 'POST', url, payload: Buffer.from(await body.arrayBuffer()) },
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  });
}

type Fields = Record<string, string | Blob>;
const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('the photo is the one file, called so; without it, it is asked for', async () => {
  const photo = new Blob([new Uint8Array(file)]);
  const missing = { status: 400, body: { error: { details: [{ field: 'photo' }] } } };
  const none: Fields[] = [{ cover: photo }, { photo: new Blob([]) }, { private: '1' }];
  for (const fields of none) {
    expect(await send(formOf(fields))).toMatchObject(missing);
  }
  expect((await send(formOf({ cover: photo, photo }))).status).toBe(413);
  expect(await send(formOf({ photo, private: '1' }))).toMatchObject({
    status: 200,
    body: { photo: { private: true } },
  });
});

test('it is private for the one word that says so', async () => {
  expect((await uploaded(me, file, { private: '0' })).private).toBe(false);
  expect((await uploaded(me, file, { private: '1' })).private).toBe(true);
});

test.each([
  ['sixty photos', 60, 20, (member: TestMember, no: Buffer) => upload(member, no)],
  ['fifty pictures', 50, 2, (member: TestMember, no: Buffer) => uploadForMessage(member, no)],
])(
  '%s at once, then it takes time; of others it takes nothing',
  async (_what, most, pause, put) => {
    const [no, other] = [Buffer.from('no picture'), await testMember(t)];
    for (let times = 0; times < most; times += 1) expect((await put(me, no)).status).toBe(415);
    expect((await put(me, no)).status).toBe(429);
    expect((await put(other, no)).status).toBe(415);
    t.clock.advance(pause * 1000);
    expect((await put(me, no)).status).toBe(415);
    expect((await put(me, no)).status).toBe(429);
  },
);

test.each([
  ['photos', (photo: Buffer) => upload(me, photo)],
  ['pictures of messages', (picture: Buffer) => uploadForMessage(me, picture)],
])(
  '%s that wait to be drawn keep nothing else waiting that their member asks for',
  async (_what, put) => {
    let draw = () => {};
    const begins = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const { getBytes } = t.ctx.files;
    const reading = jest.spyOn(t.ctx.files, 'getBytes').mockImplementation(async (key) => {
      await begins;
      return getBytes.call(t.ctx.files, key);
    });
    const waiting = t.ctx.db.selectFrom('photo_uploads').select('id').where('user_id', '=', me.id);
    const sent = ['first', 'second', 'third', 'fourth'].map(() => put(file));
    while ((await waiting.where('status', '=', 'waiting').execute()).length < sent.length);
    const { status } = await me.client.get('/api/photos.php');
    draw();
    await Promise.all(sent);
    reading.mockRestore();
    expect(status).toBe(200);
  },
);

test('a picture for a message is no photo of the profile, and may be as small as sixteen pixels', async () => {
  const sized = (height: number) =>
    sharp({ create: { width: 40, height, channels: 3, background: '#334455' } })
      .png()
      .toBuffer();
  const answer = await uploadForMessage(me, await sized(16));
  const { image } = answer.body as { image: { id: string } };
  expect(image).toEqual({
    ...{ id: expect.any(String), width: 40, height: 16 },
    thumb_url: `/api/message-image/${image.id}/thumb`,
    full_url: `/api/message-image/${image.id}/full`,
  });
  expect((await me.client.get('/api/photos.php')).body).toMatchObject({ photos: [] });
  expect(await uploadForMessage(me, await sized(15))).toMatchObject({
    status: 422,
    body: { error: { code: 'picture_too_small' } },
  });
  const whole = await sharp(file).png().toBuffer();
  expect(await uploadForMessage(me, whole.subarray(0, whole.length / 2))).toMatchObject({
    status: 422,
    body: { error: { code: 'picture_unreadable' } },
  });
  expect([
    (await upload({ ...me, client: t.client() }, file)).status,
    (await uploadForMessage({ ...me, client: t.client() }, file)).status,
  ]).toEqual([403, 403]);
});
