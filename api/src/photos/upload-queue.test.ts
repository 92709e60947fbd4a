import sharp from 'sharp';
import { minute } from '../platform/clock.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { plainPhoto, upload } from '../testing/upload.ts';
import { enqueue, finish, takeNext, uploadKey } from './upload-queue.ts';

let t: TestApp;
let file: Buffer;
beforeAll(async () => {
  file = await plainPhoto(600, 800);
});
beforeEach(async () => {
  t = await testApp();
});
afterEach(() => t.close());

const loopIsOff = () => t.ctx.loops.stop();

function put(user_id: string, id = newId(t.ctx.random)): Promise<string> {
  t.clock.advance(1);
  return t.ctx.db
    .transaction()
    .execute((trx) => enqueue(t.ctx, trx, { id, user_id, private: false, for_message: false }));
}

interface Sent {
  upload: {
    id: string;
    status: string;
    ahead: number;
    photo: { id: string } | null;
    problem: { code: string } | null;
  };
}

test('an upload that takes longer than a moment is answered with where to ask', async () => {
  const me = await testMember(t);
  const busy = await taken(me);
  const answer = await upload(me, file, { later: '1' });
  expect(answer.status).toBe(202);
  const { upload: sent } = answer.body as Sent;
  expect(sent).toMatchObject({ status: 'waiting', photo: null, problem: null });
  const url = `/api/photo-upload.php?id=${sent.id}`;
  expect((await (await testMember(t)).client.get(url)).status).toBe(404);
  await busy.letGo();
  t.clock.advance(1);
  await upload(me, file);
  expect((await me.client.get(url)).body).toMatchObject({
    upload: { status: 'done', photo: { id: expect.any(String) } },
  });
  expect(await t.ctx.files.exists(uploadKey(sent.id))).toBe(false);
});

/** Makes the queue look as if another process had taken what comes next from this member. */
async function taken(me: TestMember) {
  const { db } = t.ctx;
  const far = new Date(t.clock.now().getTime() + 60 * minute);
  await db.schema
    .alterTable('photo_uploads')
    .alterColumn('taken_until', (column) => column.setDefault(far))
    .execute();
  return {
    letGo: async () => {
      await db.schema
        .alterTable('photo_uploads')
        .alterColumn('taken_until', (column) => column.dropDefault())
        .execute();
      await db
        .updateTable('photo_uploads')
        .set({ taken_until: null })
        .where('user_id', '=', me.id)
        .execute();
    },
  };
}

test('what is wrong with a picture that was looked at later is said when it is asked', async () => {
  const me = await testMember(t);
  const whole = await sharp(file).png().toBuffer();
  const cut = whole.subarray(0, whole.length / 2);
  expect(await upload(me, cut)).toMatchObject({
    status: 422,
    body: { error: { code: 'picture_unreadable' } },
  });
  const { id } = await t.ctx.db
    .selectFrom('photo_uploads')
    .select('id')
    .where('user_id', '=', me.id)
    .executeTakeFirstOrThrow();
  expect((await me.client.get(`/api/photo-upload.php?id=${id}`)).body).toMatchObject({
    upload: { status: 'failed', problem: { code: 'picture_unreadable' } },
  });
});

test('members take turns, whoever sent how many [S102]', async () => {
  await loopIsOff();
  const [album, other, third] = await Promise.all([testMember(t), testMember(t), testMember(t)]);
  const names = new Map<string, string>();
  for (let index = 0; index < 5; index += 1) names.set(await put(album.id), 'album');
  for (let index = 0; index < 2; index += 1) names.set(await put(other.id), 'other');
  names.set(await put(third.id), 'third');
  const order: unknown[] = [];
  for (let next = await takeNext(t.ctx); next; next = await takeNext(t.ctx)) {
    order.push(names.get(next.id));
    const { id } = next;
    await t.ctx.db
      .transaction()
      .execute((trx) => finish(trx, id, { problem: 'picture_unreadable' }));
  }
  expect(order.join(' ')).toBe('album other third album other album album album');
});

test('one member has twenty-five waiting at most, however fast they come', async () => {
  await loopIsOff();
  const me = await testMember(t);
  const tries = await Promise.allSettled(Array.from({ length: 30 }, () => put(me.id)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
  const answer = await upload(me, file);
  expect(answer).toMatchObject({ status: 429, body: { error: { code: 'uploads_waiting' } } });
  const left = await t.ctx.files.listAll('uploads').catch(() => ({ objects: [] }));
  expect([...left.objects]).toHaveLength(0);
});

test('when three hundred wait nobody adds a second one, and everybody a first', async () => {
  await loopIsOff();
  const [crowd, me] = [await testMember(t), await testMember(t)];
  const row = { user_id: crowd.id, private: false, for_message: false };
  const rows = Array.from({ length: 299 }, () => {
    return { ...row, id: newId(t.ctx.random), created_at: t.clock.now() };
  });
  await t.ctx.db.insertInto('photo_uploads').values(rows).execute();
  await put(me.id);
  await expect(put(me.id)).rejects.toMatchObject({ status: 503 });
  const newcomer = await testMember(t);
  await put(newcomer.id);
  await expect(put(newcomer.id)).rejects.toMatchObject({ status: 503 });
  // What is done waits no longer.
  const problem = { problem: 'picture_unreadable' };
  for (const { id } of rows.slice(0, 2)) {
    await t.ctx.db.transaction().execute((trx) => finish(trx, id, problem));
  }
  await put(me.id);
});

test('a thousand are the most there ever are', async () => {
  await loopIsOff();
  const [crowd, me] = [await testMember(t), await testMember(t)];
  const row = { user_id: crowd.id, private: false, for_message: false };
  const rows = Array.from({ length: 1000 }, () => {
    return { ...row, id: newId(t.ctx.random), created_at: t.clock.now() };
  });
  await t.ctx.db.insertInto('photo_uploads').values(rows).execute();
  await expect(put(me.id)).rejects.toMatchObject({ status: 503 });
});

test('who waits is told how many are before them, of whomever', async () => {
  await loopIsOff();
  const [me, other] = [await testMember(t), await testMember(t)];
  const [first] = [await put(other.id), await put(me.id)];
  const mine = await put(me.id);
  await put(other.id);
  const ahead = async () =>
    ((await me.client.get(`/api/photo-upload.php?id=${mine}`)).body as Sent).upload.ahead;
  expect(await ahead()).toBe(2);
  const problem = { problem: 'picture_unreadable' };
  await t.ctx.db.transaction().execute((trx) => finish(trx, first, problem));
  expect(await ahead()).toBe(1);
});

test('a picture that ends the process three times is given up', async () => {
  await loopIsOff();
  await t.ctx.db.deleteFrom('photo_uploads').execute();
  const me = await testMember(t);
  const id = await put(me.id);
  for (let times = 0; times < 3; times += 1) {
    expect(await takeNext(t.ctx)).toMatchObject({ id });
    expect(await takeNext(t.ctx)).toBeUndefined();
    t.clock.advance(3 * minute);
  }
  expect(await takeNext(t.ctx)).toBeUndefined();
  expect((await me.client.get(`/api/photo-upload.php?id=${id}`)).body).toMatchObject({
    upload: { status: 'failed' },
  });
});
