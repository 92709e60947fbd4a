import { sql } from 'kysely';
import { eraseMember } from '../safety/erase/erase-member.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, uploaded } from '../testing/upload.ts';
import { lockPhotos } from '../ties/locks.ts';
import { finishNext } from './finish-photos.ts';
import type { Photo } from './photos-of.ts';

let t: TestApp;
let file: Buffer;
beforeAll(async () => {
  t = await testApp();
  file = await plainPhoto(600, 600);
});
afterAll(() => t.close());

type Act = (me: TestMember, photo: Photo) => Promise<unknown>;
const crop = { left: 0, top: 0, width: 1, height: 1 };
const acts: [string, Act][] = [
  ['adding one', (me) => uploaded(me, file)],
  ['hiding one', (me, { id }) => me.client.put('/api/photo.php', { id, private: true })],
  ['ordering them', (me, { id }) => me.client.put('/api/photo.php', { order: [id] })],
  ['cropping one', (me, { id }) => me.client.post('/api/photo-edit.php', { id, turn: 90, crop })],
  ['deleting one', (me, { id }) => me.client.delete(`/api/photo.php?id=${id}`)],
  ['finishing one', finishAll],
  ['erasing the member', ({ id }) => eraseNow(id)],
];

async function finishAll(): Promise<void> {
  while (await finishNext(t.ctx));
}

async function eraseNow(id: string): Promise<void> {
  const now = t.clock.now();
  const asked = { status: 'deleted', deletion_requested_at: now } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', id).execute();
  await t.ctx.db.transaction().execute((trx) => eraseMember(t.ctx, trx, id, now));
}

/** Resolves once somebody waits for a name that is held. */
async function somebodyWaits(): Promise<'waits'> {
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await waiting.execute(t.ctx.db)).rows.length === 0);
  return 'waits';
}

test.each(acts)('%s waits for whoever changes photos of the same member', async (_, act) => {
  const me = await testMember(t);
  const photo = await uploaded(me, file);
  let acting: Promise<unknown> = Promise.resolve();
  await t.ctx.db.transaction().execute(async (trx) => {
    await lockPhotos(trx, me.id);
    acting = act(me, photo).then(() => 'done');
    expect(await Promise.race([acting, somebodyWaits()])).toBe('waits');
  });
  expect(await acting).toBe('done');
});

test('others need not wait', async () => {
  const me = await testMember(t);
  const other = await testMember(t);
  const theirs = await uploaded(other, file);
  await t.ctx.db.transaction().execute(async (trx) => {
    await lockPhotos(trx, me.id);
    const { status } = await other.client.delete(`/api/photo.php?id=${theirs.id}`);
    expect(status).toBe(204);
  });
});
