import type { Card } from '../members/cards.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, uploaded } from '../testing/upload.ts';
import type { Photo } from './photos-of.ts';

let t: TestApp;
let owner: TestMember;
let free: TestMember;
let premium: TestMember;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(600, 600);
});
afterAll(() => t.close());
beforeEach(async () => {
  const paid = { user: { premium_since: t.clock.now() } };
  owner = await testMember(t, paid);
  free = await testMember(t);
  premium = await testMember(t, paid);
});

async function statuses(client: TestMember['client'], { id }: Photo): Promise<string> {
  const seen: number[] = [];
  for (const variant of ['thumb', 'full', 'blurred']) {
    seen.push((await client.get(`/api/photo/${id}/${variant}`)).status);
  }
  return seen.join(' ');
}

test('who may see which picture of which photo [S60, S65]', async () => {
  const main = await uploaded(owner, file);
  const second = await uploaded(owner, file);
  const hidden = await uploaded(owner, file, { private: '1' });
  const third = await uploaded(owner, file);
  const fourth = await uploaded(owner, file);
  const blocked = await testMember(t, { user: { premium_since: t.clock.now() } });
  const blocker = await testMember(t, { user: { premium_since: t.clock.now() } });
  await owner.client.post('/api/block.php', { profile: blocked.id });
  await blocker.client.post('/api/block.php', { profile: owner.id });
  const open = '200 200 200';
  const locked = '403 403 200';
  const gone = '404 404 404';
  const matrix: [string, TestMember['client'], string[]][] = [
    ['owner', owner.client, [open, open, open, open, open]],
    ['premium', premium.client, [open, open, open, open, open]],
    ['free', free.client, [open, open, locked, open, locked]],
    ['visitor', t.client(), [open, locked, locked, locked, locked]],
    ['blocked', blocked.client, [gone, gone, gone, gone, gone]],
    ['blocker', blocker.client, [gone, gone, gone, gone, gone]],
  ];
  for (const [who, client, expected] of matrix) {
    const seen = [];
    for (const photo of [main, second, hidden, third, fourth]) {
      seen.push(await statuses(client, photo));
    }
    expect([who, seen]).toEqual([who, expected]);
  }
});

test('the profile gives a free member only blurred urls of locked photos [S65]', async () => {
  await uploaded(owner, file);
  const hidden = await uploaded(owner, file, { private: '1' });
  const answer = await free.client.get(`/api/profile.php?id=${owner.id}`);
  const { photos } = (answer.body as { profile: { photos: Photo[] } }).profile;
  const url = `/api/photo/${hidden.id}/blurred`;
  expect(photos[1]).toMatchObject({ id: hidden.id, locked: true, thumb_url: url, full_url: url });
  expect(answer.text).not.toContain(`${hidden.id}/full`);
  const all = await premium.client.get(`/api/profile.php?id=${owner.id}`);
  expect(all.text).toContain(`${hidden.id}/full`);
});

test('pictures cannot be taken for anything else, private ones are not kept [S09, S38]', async () => {
  const main = await uploaded(owner, file);
  const hidden = await uploaded(owner, file, { private: '1' });
  const { headers } = await free.client.get(`/api/photo/${main.id}/full`);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
  });
  for (const { client } of [premium, owner]) {
    const answer = await client.get(`/api/photo/${hidden.id}/full`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  }
  const blurred = await free.client.get(`/api/photo/${hidden.id}/blurred`);
  expect(blurred.headers['cache-control']).toBe('private, no-store');
});

test('what is blurred for who pays nothing is not kept: premium shows it sharp at once', async () => {
  for (let count = 0; count < 3; count += 1) await uploaded(owner, file);
  const fourth = await uploaded(owner, file);
  const kept = async ({ client }: TestMember) =>
    (await client.get(`/api/photo/${fourth.id}/blurred`)).headers['cache-control'];
  expect(await kept(free)).toBe('private, no-store');
  expect(await kept(premium)).toBe('private, no-cache');
});

test('a photo that waits to be looked at is its owner’s alone', async () => {
  const main = await uploaded(owner, file);
  const waits = await uploaded(owner, file);
  await t.ctx.db
    .updateTable('photos')
    .set({ status: 'pending' })
    .where('id', '=', waits.id)
    .execute();
  const shown = async (client: TestMember['client']) => {
    const { body } = await client.get(`/api/profile.php?id=${owner.id}`);
    return (body as { profile: { photos: Photo[] } }).profile.photos.map(({ id }) => id);
  };
  expect(await statuses(owner.client, waits)).toBe('200 200 200');
  expect(await shown(owner.client)).toEqual([main.id, waits.id]);
  for (const client of [premium.client, free.client, t.client()]) {
    expect(await statuses(client, waits)).toBe('404 404 404');
    expect(await shown(client)).toEqual([main.id]);
  }
  expect(await seenBy(free)).toEqual({ photo_count: 1, main_image: { id: main.id } });
});

test('a kept picture is asked about again, and gone with a block [S62]', async () => {
  const main = await uploaded(owner, file);
  const url = `/api/photo/${main.id}/full`;
  const first = await free.client.get(url);
  const etag = { 'if-none-match': String(first.headers.etag) };
  expect(await free.client.get(url, etag)).toMatchObject({ status: 304, text: '' });
  expect((await free.client.get(`/api/photo/${main.id}/thumb`, etag)).status).toBe(200);
  await owner.client.post('/api/block.php', { profile: free.id });
  expect((await free.client.get(url, etag)).status).toBe(404);
});

test('photos of disabled members and of privacy mode are gone for whom they are not for [S62]', async () => {
  const main = await uploaded(owner, file);
  const update = (values: object) =>
    t.ctx.db.updateTable('profiles').set(values).where('id', '=', owner.id).execute();
  await update({ privacy: true });
  expect(await statuses(t.client(), main)).toBe('404 404 404');
  expect(await statuses(free.client, main)).toBe('200 200 200');
  await update({ active: false });
  expect(await statuses(premium.client, main)).toBe('404 404 404');
  expect(await statuses(owner.client, main)).toBe('200 200 200');
});

test('members that a site does not show have no photos there; each sees their own [S62]', async () => {
  const abroad = { fictional: true, country: 'PL' };
  const drawn = await testMember(t, { profile: abroad });
  const main = await uploaded(drawn, file);
  for (const client of [premium.client, free.client, t.client()]) {
    expect(await statuses(client, main)).toBe('404 404 404');
  }
  expect(await statuses(drawn.client, main)).toBe('200 200 200');
});

test('ids that are none, and paths that climb, find nothing [S81]', async () => {
  for (const path of ['..%2f..%2fsecret/thumb', '%00/thumb', 'x/thumb', `${'0'.repeat(26)}/raw`]) {
    expect((await owner.client.get(`/api/photo/${path}`)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await owner.client.get(`/api/photo/${'0'.repeat(26)}/full`)).status).toBe(404);
});

test('order, main photo and privacy are changed; the main photo is always public', async () => {
  const [one, two, three] = [
    await uploaded(owner, file),
    await uploaded(owner, file),
    await uploaded(owner, file, { private: '1' }),
  ];
  const put = async (change: object) =>
    ((await owner.client.put('/api/photo.php', change)).body as { photos: Photo[] }).photos;
  const ids = (photos: Photo[]) => photos.map(({ id }) => id);
  expect(ids(await put({ id: two.id, main: true }))).toEqual([two.id, one.id, three.id]);
  const hidden = await put({ id: two.id, private: true });
  expect(ids(hidden)).toEqual([one.id, two.id, three.id]);
  const shown = await put({ id: three.id, main: true });
  expect(shown[0]).toMatchObject({ id: three.id, private: false });
  const order = [three.id, two.id, one.id];
  expect(ids(await put({ order }))).toEqual(order);
  for (const wrong of [[one.id], [one.id, two.id, two.id]]) {
    expect((await owner.client.put('/api/photo.php', { order: wrong })).status).toBe(409);
  }
  const both = await put({ id: two.id, main: true, private: true });
  expect(both[0]).toMatchObject({ id: two.id, private: false });
  expect((await free.client.put('/api/photo.php', { id: one.id, main: true })).status).toBe(404);
});

test('a photo that was refused never stands on a card', async () => {
  const main = await uploaded(owner, file);
  const refused = await uploaded(owner, file);
  await t.ctx.db
    .updateTable('photos')
    .set({ status: 'refused' })
    .where('id', '=', refused.id)
    .execute();
  await owner.client.put('/api/photo.php', { id: refused.id, main: true });
  expect(await seenBy(free)).toEqual({ photo_count: 1, main_image: { id: main.id } });
  await owner.client.delete(`/api/photo.php?id=${main.id}`);
  expect(await seenBy(free)).toEqual({ photo_count: 0, main_image: null });
});

test('a deleted photo is gone at once, the next public one becomes the main photo [S62]', async () => {
  const one = await uploaded(owner, file);
  await uploaded(owner, file, { private: '1' });
  const three = await uploaded(owner, file);
  expect((await free.client.delete(`/api/photo.php?id=${one.id}`)).status).toBe(404);
  expect((await owner.client.delete(`/api/photo.php?id=${one.id}`)).status).toBe(204);
  expect(await statuses(owner.client, one)).toBe('404 404 404');
  const answer = await free.client.get(`/api/profile.php?id=${owner.id}`);
  expect(answer.body).toMatchObject({ profile: { main_image: { id: three.id } } });
});

test('a reported photo is gone for the reporter only', async () => {
  const one = await uploaded(owner, file);
  const two = await uploaded(owner, file);
  const report = { profile: owner.id, photo: two.id, reason: 'nudity' };
  expect((await free.client.post('/api/report.php', report)).status).toBe(200);
  expect(await statuses(free.client, two)).toBe('404 404 404');
  expect(await statuses(premium.client, two)).toBe('200 200 200');
  expect([await seenBy(free), await seenBy(premium)]).toEqual([
    { photo_count: 1, main_image: { id: one.id } },
    { photo_count: 2, main_image: { id: one.id } },
  ]);
  await free.client.post('/api/report.php', { ...report, photo: one.id });
  expect([await seenBy(free), await seenBy(premium)]).toEqual([
    { photo_count: 0, main_image: null },
    { photo_count: 2, main_image: { id: one.id } },
  ]);
});

test('a report opens no other photo to who pays nothing [S65]', async () => {
  const main = await uploaded(owner, file);
  const second = await uploaded(owner, file);
  const third = await uploaded(owner, file);
  const fourth = await uploaded(owner, file);
  const report = { profile: owner.id, photo: second.id, reason: 'nudity' };
  expect((await free.client.post('/api/report.php', report)).status).toBe(200);
  const seen = [];
  for (const photo of [main, second, third, fourth]) seen.push(await statuses(free.client, photo));
  expect(seen).toEqual(['200 200 200', '404 404 404', '200 200 200', '403 403 200']);
  const { body } = await free.client.get(`/api/profile.php?id=${owner.id}`);
  expect((body as { profile: { photos: Photo[] } }).profile.photos).toMatchObject([
    { id: main.id, locked: false },
    { id: third.id, locked: false },
    { id: fourth.id, locked: true },
  ]);
});

/** What a list of people says of the owner's photos. */
async function seenBy({ client }: TestMember) {
  const { body } = await client.get(`/api/profile.php?id=${owner.id}`);
  const { photo_count, main_image } = (body as { profile: Card }).profile;
  return { photo_count, main_image: main_image && { id: main_image.id } };
}
