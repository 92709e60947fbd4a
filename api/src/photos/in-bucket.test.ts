import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { type TestApp, testApp } from '../testing/app.ts';
import { cloneDatabase } from '../testing/database.ts';
import { testMember } from '../testing/member.ts';
import { plainPhoto, upload, uploaded } from '../testing/upload.ts';

let bucket: FauxqsServer;
let here: TestApp;
/** A second machine: the same database and bucket, a folder of its own. */
let there: TestApp;
let file: Buffer;

beforeAll(async () => {
  // The SDK insists on credentials; the server takes any.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
  bucket = await startFauxqs({ port: 0, logger: false, init: { buckets: ['photos'] } });
  const FILES_URL = `s3://photos?endpoint=http://127.0.0.1:${bucket.port}`;
  const database = await cloneDatabase();
  here = await testApp(database, { FILES_URL });
  there = await testApp({ ...database, drop: async () => {} }, { FILES_URL });
  file = await plainPhoto(600, 800);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

test('a photo in a bucket is the same on a machine that shares no disk, until it is deleted', async () => {
  const me = await testMember(here);
  const photo = await uploaded(me, file);
  const away = there.client();
  away.cookies = me.client.cookies;
  const seen = await away.get(photo.full_url);
  expect(seen.status).toBe(200);
  expect(seen.headers['content-type']).toBe('image/webp');
  expect((await me.client.delete(`/api/photo.php?id=${photo.id}`)).status).toBe(204);
  expect((await away.get(photo.full_url)).status).toBe(404);
  expect([...(await here.ctx.files.listAll('photos', { recursive: true })).objects]).toEqual([]);
});

test('what another machine draws is heard of within a moment', async () => {
  const me = await testMember(here);
  await here.ctx.loops.stop();
  const sent = uploaded(me, file);
  const waits = here.ctx.db.selectFrom('photo_uploads').select('id').where('user_id', '=', me.id);
  while (!(await waits.executeTakeFirst()));
  await uploaded(await testMember(there), file);
  expect((await sent).id).toBeDefined();
}, 10_000);

test('while the bucket is away pictures are refused for a moment, and all else goes on [R29]', async () => {
  const me = await testMember(here);
  const photo = await uploaded(me, file);
  await bucket.stop();
  const picture = await me.client.get(photo.full_url);
  expect(picture.status).toBe(503);
  expect(picture.headers['retry-after']).toBe('2');
  expect((await upload(me, file)).status).toBe(503);
  expect((await me.client.get('/api/user.php')).status).toBe(200);
});
