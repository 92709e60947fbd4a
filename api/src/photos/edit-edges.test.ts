import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';
import { portraitName } from './portraits.ts';

let t: TestApp;
let me: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(400, 800);
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t);
});

const whole = { left: 0, top: 0, width: 1, height: 1 };
const edit = (id: string, part: object, { client } = me) =>
  client.post('/api/photo-edit.php', { id, turn: 0, crop: whole, ...part });
const photos = (answer: { body: unknown }) => (answer.body as { photos: Photo[] }).photos;

test.each([
  ['beyond the right edge', { left: 1 }],
  ['below the last row', { top: 1 }],
  ['nothing wide', { width: 0 }],
  ['nothing high', { height: 0 }],
])('what is cut out lies %s: too small, and the photo stays', async (_where, part) => {
  const { id } = await uploaded(me, file);
  expect(await edit(id, { crop: { ...whole, ...part } })).toMatchObject({
    status: 422,
    body: { error: { code: 'picture_too_small' } },
  });
  expect((await me.client.get(`/api/photo/${id}/full`)).status).toBe(200);
});

test('exactly as much as a photo needs may be left', async () => {
  const { id } = await uploaded(me, file);
  const [cut] = photos(
    await edit(id, { crop: { left: 0.5, top: 0.75, width: 0.5, height: 0.25 } }),
  );
  expect(cut).toMatchObject({ width: 200, height: 200 });
});

test('what waits to be looked at waits on when it was turned: nobody slips past by it', async () => {
  const reader = await testMember(t);
  const { id } = await uploaded(me, file);
  await t.ctx.db.updateTable('photos').set({ status: 'pending' }).where('id', '=', id).execute();
  const [turned] = photos(await edit(id, { turn: 180 }));
  expect(turned?.id).not.toBe(id);
  expect((await me.client.get(`/api/photo/${turned?.id}/full`)).status).toBe(200);
  expect((await reader.client.get(`/api/photo/${turned?.id}/full`)).status).toBe(404);
});

test('a drawn photo becomes one of its own when it is cropped', async () => {
  const id = 'portrait'.padEnd(26, '0');
  await t.ctx.db
    .insertInto('photos')
    .values({
      ...{ id, profile_id: me.id, width: 800, height: 1200, private: false, position: 0 },
      ...{ created_at: t.clock.now(), portrait: portraitName('female', 31, 7, 0) },
    })
    .execute();
  const [cropped] = photos(await edit(id, { crop: { ...whole, height: 0.5 } }));
  expect(cropped).toMatchObject({ width: 800, height: 600 });
  expect((await me.client.get(`/api/photo/${cropped?.id}/thumb`)).status).toBe(200);
});

test('thirty edits at once, then one every twenty seconds; of others it takes nothing', async () => {
  const other = await testMember(t);
  const gone = '0'.repeat(26);
  for (let times = 0; times < 30; times += 1) expect((await edit(gone, {})).status).toBe(404);
  expect((await edit(gone, {})).status).toBe(429);
  expect((await edit(gone, {}, other)).status).toBe(404);
  t.clock.advance(20_000);
  expect((await edit(gone, {})).status).toBe(404);
  expect((await edit(gone, {})).status).toBe(429);
});
