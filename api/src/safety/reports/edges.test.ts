import { jest } from '@jest/globals';
import { pictureKey } from '../../photos/picture-files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { during } from '../../testing/during.ts';
import { sentMails } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { accountOf, decide, report } from '../../testing/reports.ts';
import { plainPhoto, uploaded } from '../../testing/upload.ts';
import { numberOf } from './number.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  [me, rude] = [await testMember(t, { credits: 100 }), await testMember(t, { credits: 100 })];
});
afterAll(() => t.close());

async function mailsTo({ id }: TestMember) {
  return (await sentMails(t)).filter(({ to }) => to.includes(id));
}
const statusOf = async (report: string) =>
  t.ctx.db
    .selectFrom('reports')
    .select(['status', 'measure', 'decided_by'])
    .where('id', '=', report)
    .executeTakeFirstOrThrow();
async function photoOf(member: TestMember) {
  return uploaded(member, await plainPhoto());
}

test('a number is the end of an id, as people read it out', () => {
  expect(numberOf('01arz3ndektsv4rrffq69g5fav')).toBe('Q69G-5FAV');
});

test('nobody reports themselves', async () => {
  const body = { profile: me.id, reason: 'fake' };
  expect((await me.client.post('/api/report.php', body)).status).toBe(404);
});

test('after twenty in a row a member is asked to wait; others are not', async () => {
  const statuses = [];
  for (let turn = 0; turn < 21; turn += 1) {
    const body = { profile: rude.id, reason: 'fake' };
    statuses.push((await me.client.post('/api/report.php', body)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const body = { profile: me.id, reason: 'fake' };
  expect((await rude.client.post('/api/report.php', body)).status).toBe(200);
});

test('a decision about a photo decides no more than that photo', async () => {
  const photo = await photoOf(rude);
  const other = await testMember(t);
  const about = await report(me, rude, { photo: photo.id });
  const same = await report(other, rude, { photo: photo.id });
  const whole = await report(other, rude);
  expect(await decide(t, about.report, 'photo_removed')).toContain('2 decided');
  const upheld = { status: 'upheld', measure: 'photo_removed' };
  for (const { report } of [about, same]) expect(await statusOf(report)).toMatchObject(upheld);
  expect(await statusOf(whole.report)).toEqual({ status: 'open', measure: null, decided_by: null });
});

test('while the pictures of a photo cannot be deleted the report stays open, and then they are', async () => {
  const photo = await photoOf(rude);
  const about = await report(me, rude, { photo: photo.id });
  jest.spyOn(t.ctx.files, 'deleteAll').mockRejectedValueOnce(new Error('The bucket is away.'));
  await expect(decide(t, about.report, 'photo_removed')).rejects.toThrow('away');
  expect(await statusOf(about.report)).toMatchObject({ status: 'open' });
  expect(await decide(t, about.report, 'photo_removed')).toContain('1 decided');
  expect(await t.ctx.files.exists(pictureKey(photo.id, 'full'))).toBe(false);
});

test('of two operators who decide at once the second one does nothing', async () => {
  const about = await report(me, rude);
  // One that came after what the first one decided changes nothing of it.
  await report(await testMember(t), rude);
  const first = { status: 'dismissed', measure: 'none', decided_by: 'grace' } as const;
  const second = await during(
    t,
    (trx) =>
      trx
        .updateTable('reports')
        .set({ ...first, decided_at: t.clock.now() })
        .where('id', '=', about.report)
        .execute(),
    () => decide(t, about.report, 'ban').catch(String),
  );
  expect(second).toContain('Somebody else has just decided it');
  expect(await statusOf(about.report)).toEqual(first);
  expect(await accountOf(t, rude)).toBe('active');
  expect(await mailsTo(rude)).toEqual([]);
});

test('a warning about a photo leaves the photo', async () => {
  const photo = await photoOf(rude);
  await decide(t, (await report(me, rude, { photo: photo.id })).report, 'warning');
  const photos = t.ctx.db.selectFrom('photos').select('id').where('profile_id', '=', rude.id);
  expect(await photos.execute()).toEqual([{ id: photo.id }]);
});

test('of those of nobody a decision decides one alone', async () => {
  const nobody = async (digit: string) => (await report(me, { id: digit.repeat(26) })).report;
  const [one, other] = [await nobody('0'), await nobody('1')];
  expect(await decide(t, one, 'none')).toContain('1 decided');
  expect([(await statusOf(one)).status, (await statusOf(other)).status]).toEqual([
    'dismissed',
    'open',
  ]);
});

test('a message that is reported is unread no more, whatever else is reported changes no count', async () => {
  const unread = async () =>
    ((await me.client.get('/api/chats.php')).body as { total_unread: number }).total_unread;
  const { id: first } = await write(rude, me);
  await write(rude, me);
  await report(me, rude, { photo: (await photoOf(rude)).id });
  expect(await unread()).toBe(2);
  await report(me, rude, { message: first });
  expect(await unread()).toBe(1);
});

test('a photo that its member deleted meanwhile can be decided all the same', async () => {
  const photo = await photoOf(rude);
  const made = await report(me, rude, { photo: photo.id });
  expect((await rude.client.delete(`/api/photo.php?id=${photo.id}`)).status).toBeLessThan(300);
  expect(await decide(t, made.report, 'photo_removed')).toContain('1 decided');
});

test('a warning, a photo’s end or a word said leave the member in', async () => {
  const made = await report(me, rude);
  await decide(t, made.report, 'warning');
  expect((await rude.client.get('/api/user.php')).status).toBe(200);
});

test('who is gone is not written to, nor banned back into the books', async () => {
  const made = await report(me, rude);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deleted_at: t.clock.now() })
    .where('id', '=', rude.id)
    .execute();
  await decide(t, made.report, 'ban');
  expect(await mailsTo(rude)).toEqual([]);
  expect(await accountOf(t, rude)).toBe('deleted');
});

test('a reported member is blocked, one of whom a photo was reported is not; the mail says what for', async () => {
  const photo = await photoOf(rude);
  const seen = async () => (await me.client.get(`/api/profile.php?id=${rude.id}`)).status;
  await report(me, rude, { reason: 'fake', photo: photo.id });
  expect(await seen()).toBe(200);
  await report(me, rude, { reason: 'fake' });
  expect(await seen()).toBe(404);
  const said = (await mailsTo(me)).map(({ text }) => text).join();
  for (const what of ['a photo', 'a profile'])
    expect(said).toContain(`about ${what}: somebody pretends to be another person`);
});

test('an address that nobody confirmed gets no receipts; the number is in the answer', async () => {
  const user = { status: 'not_confirmed' } as const;
  const stranger = await testMember(t, { user });
  expect(await report(stranger, rude)).toMatchObject({ number: expect.any(String) });
  expect(await mailsTo(stranger)).toEqual([]);
  await report(me, rude);
  expect(await mailsTo(me)).toHaveLength(1);
});

test('all addresses of a house look for the links of appeals as one', async () => {
  const look = async (remoteAddress: string) => {
    const url = `/api/appeal.php?token=${'x'.repeat(43)}`;
    return (await t.client().send({ method: 'GET', url, remoteAddress })).status;
  };
  for (let one = 1; one <= 20; one += 1) expect(await look(`2001:db8:1:2::${one}`)).toBe(404);
  expect(await look('2001:db8:1:2::ffff')).toBe(429);
  expect(await look('2001:db8:1:3::1')).toBe(404);
});
