import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';

let t: TestApp;
let me: TestMember;
let other: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(300, 300);
});
afterAll(() => t.close());
beforeEach(async () => {
  [me, other] = [await testMember(t), await testMember(t)];
});

const photos = async ({ client } = me) =>
  ((await client.get('/api/photos.php')).body as { photos: Photo[] }).photos;
const change = async (what: object, { client } = me) =>
  (await client.put('/api/photo.php', what)).status;
const looks = async (member = me) =>
  (await photos(member)).map((photo) => [photo.id, photo.private]);

test('a change that names a photo and nothing else changes nothing', async () => {
  const [one, hidden] = [await uploaded(me, file), await uploaded(me, file, { private: '1' })];
  const before = await looks();
  expect(await change({ id: hidden.id })).toBe(200);
  expect(await change({})).toBe(200);
  expect(await looks()).toEqual(before);
  expect(before).toEqual([
    [one.id, false],
    [hidden.id, true],
  ]);
});

test('a hidden photo is shown again; the only public one that is hidden leaves nobody as main', async () => {
  const [one, hidden] = [await uploaded(me, file), await uploaded(me, file, { private: '1' })];
  expect(await change({ id: hidden.id, private: false })).toBe(200);
  expect(await looks()).toEqual([
    [one.id, false],
    [hidden.id, false],
  ]);
  for (const { id } of [one, hidden]) expect(await change({ id, private: true })).toBe(200);
  const { body } = await me.client.get('/api/user.php');
  expect(body).toMatchObject({ user: { profile: { main_image: null } } });
});

test('of others nothing is changed, whatever is asked with it, and nothing of one’s own either', async () => {
  const [mine, second] = [await uploaded(me, file), await uploaded(me, file)];
  const [theirs, last] = [await uploaded(other, file), await uploaded(other, file)];
  const before = await looks();
  for (const what of [{ private: true }, { main: true }, {}]) {
    expect(await change({ id: theirs.id, order: [second.id, mine.id], ...what })).toBe(404);
  }
  expect(await change({ order: [mine.id, last.id] })).toBe(409);
  expect(await change({ order: [last.id, theirs.id] })).toBe(409);
  expect(await looks()).toEqual(before);
  expect(await looks(other)).toEqual([
    [theirs.id, false],
    [last.id, false],
  ]);
});

test('an order that is none hides nothing either: all of a change counts, or none', async () => {
  const [one, two] = [await uploaded(me, file), await uploaded(me, file)];
  expect(await change({ id: one.id, private: true, order: [two.id] })).toBe(409);
  expect(await looks()).toEqual([
    [one.id, false],
    [two.id, false],
  ]);
  const order = [two.id, one.id];
  expect(await change({ id: one.id, private: true, order })).toBe(200);
  expect(await looks()).toEqual([
    [two.id, false],
    [one.id, true],
  ]);
});

test('a photo that another one tries to delete keeps its pictures', async () => {
  const { id } = await uploaded(me, file);
  expect((await other.client.delete(`/api/photo.php?id=${id}`)).status).toBe(404);
  for (const variant of ['thumb', 'full', 'blurred']) {
    expect((await me.client.get(`/api/photo/${id}/${variant}`)).status).toBe(200);
  }
});

test('a visitor has none to list, change, turn or delete', async () => {
  const visitor = t.client();
  const { id } = await uploaded(me, file);
  const crop = { left: 0, top: 0, width: 1, height: 1 };
  const answers = [
    await visitor.get('/api/photos.php'),
    await visitor.put('/api/photo.php', { id, private: true }),
    await visitor.post('/api/photo-edit.php', { id, turn: 90, crop }),
    await visitor.delete(`/api/photo.php?id=${id}`),
    await visitor.get(`/api/photo-upload.php?id=${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

test('who is Premium may have twenty-five, others three, and both are told', async () => {
  const limitOf = async ({ client }: TestMember) =>
    ((await client.get('/api/photos.php')).body as { limit: number }).limit;
  const rich = await testMember(t, { user: { premium_since: t.clock.now() } });
  expect([await limitOf(me), await limitOf(rich)]).toEqual([3, 25]);
});
