import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import sharp from 'sharp';
import { remindOfDeletion } from '../../account/deletion/remind.ts';
import { pictureKey } from '../../photos/picture-files.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { during } from '../../testing/during.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { uploaded } from '../../testing/upload.ts';
import { eraseDue } from '../erase/erase-due.ts';
import { decideAppeal } from './appeal.ts';
import { numberOf } from './number.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
let members = 0;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  const member = () => {
    members += 1;
    return testMember(t, { credits: 100, user: { email: `member-${members}@example.com` } });
  };
  [me, rude] = [await member(), await member()];
});
afterAll(() => t.close());

async function report(by: TestMember, more: object = {}) {
  const { body } = await by.client.post('/api/report.php', {
    ...{ profile: rude.id, reason: 'fake', ...more },
  });
  return body as { report: string; number: string };
}
const why = ['--why', 'looked at'];
const decide = (which: string, measure: string) => {
  t.clock.advance(1000);
  return typeCommand(t, 'report', 'decide', which, '--measure', measure, ...why);
};
async function mailsTo({ id }: TestMember) {
  const { email } = await t.ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await sentMails(t);
  return mails.filter(({ to }) => JSON.stringify(to).includes(email));
}
const statusOf = async (report: string) =>
  t.ctx.db
    .selectFrom('reports')
    .select(['status', 'measure', 'decided_by'])
    .where('id', '=', report)
    .executeTakeFirstOrThrow();
async function accountOf({ id }: TestMember) {
  const users = t.ctx.db.selectFrom('users').select('status').where('id', '=', id);
  return (await users.executeTakeFirstOrThrow()).status;
}
const appealed = (token: string, text: string) =>
  t.client().post('/api/appeal.php', { token, text });
const shown = (token: string) => t.client().get(`/api/appeal.php?token=${token}`);
const openReport = () =>
  t.ctx.db
    .selectFrom('reports')
    .selectAll()
    .where('profile_id', '=', rude.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
async function answered({ id: user }: TestMember, answer: 'granted' | 'rejected') {
  const { id } = await t.ctx.db
    .selectFrom('appeals')
    .select('id')
    .where('user_id', '=', user)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  await t.ctx.db
    .transaction()
    .execute(async (trx) => expect(await decideAppeal(t.ctx, trx, id, answer, 'grace')).toBe(true));
}
async function remindAfter(days: number) {
  t.clock.advance(days * day);
  await remindOfDeletion(t.ctx);
}
const lookedAgain = async () =>
  (await mailsTo(rude)).find(({ subject }) => subject.startsWith('We looked again'))?.text;
const wayBack = async () =>
  (await mailsTo(rude)).filter(({ text }) => text.includes('/account-deleted'));
async function photoOf(member: TestMember) {
  const create = { width: 300, height: 400, channels: 3, background: '#a52' } as const;
  return uploaded(member, await sharp({ create }).jpeg().toBuffer());
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
  const about = await report(me, { photo: photo.id });
  const same = await report(other, { photo: photo.id });
  const whole = await report(other);
  expect(await decide(about.report, 'photo_removed')).toContain('2 decided');
  const upheld = { status: 'upheld', measure: 'photo_removed' };
  for (const { report } of [about, same]) expect(await statusOf(report)).toMatchObject(upheld);
  expect(await statusOf(whole.report)).toEqual({ status: 'open', measure: null, decided_by: null });
});

test('while the pictures of a photo cannot be deleted the report stays open, and then they are', async () => {
  const photo = await photoOf(rude);
  const about = await report(me, { photo: photo.id });
  jest.spyOn(t.ctx.files, 'deleteAll').mockRejectedValueOnce(new Error('The bucket is away.'));
  await expect(decide(about.report, 'photo_removed')).rejects.toThrow('away');
  expect(await statusOf(about.report)).toMatchObject({ status: 'open' });
  expect(await decide(about.report, 'photo_removed')).toContain('1 decided');
  expect(await t.ctx.files.exists(pictureKey(photo.id, 'full'))).toBe(false);
});

test('of two operators who decide at once the second one does nothing', async () => {
  const about = await report(me);
  // One that came after what the first one decided changes nothing of it.
  await report(await testMember(t));
  const first = { status: 'dismissed', measure: 'none', decided_by: 'grace' } as const;
  const second = await during(
    t,
    (trx) =>
      trx
        .updateTable('reports')
        .set({ ...first, decided_at: t.clock.now() })
        .where('id', '=', about.report)
        .execute(),
    () => decide(about.report, 'ban').catch(String),
  );
  expect(second).toContain('Somebody else has just decided it');
  expect(await statusOf(about.report)).toEqual(first);
  expect(await accountOf(rude)).toBe('active');
  expect(await mailsTo(rude)).toEqual([]);
});

test('a warning about a photo leaves the photo', async () => {
  const photo = await photoOf(rude);
  await decide((await report(me, { photo: photo.id })).report, 'warning');
  const photos = t.ctx.db.selectFrom('photos').select('id').where('profile_id', '=', rude.id);
  expect(await photos.execute()).toEqual([{ id: photo.id }]);
});

test('of those of nobody a decision decides one alone', async () => {
  const nobody = async (digit: string) => (await report(me, { profile: digit.repeat(26) })).report;
  const [one, other] = [await nobody('0'), await nobody('1')];
  expect(await decide(one, 'none')).toContain('1 decided');
  expect([(await statusOf(one)).status, (await statusOf(other)).status]).toEqual([
    'dismissed',
    'open',
  ]);
});

test('a message that is reported is unread no more, whatever else is reported changes no count', async () => {
  const say = async (body: string) => {
    const message = { profile: me.id, client_id: randomUUID(), kind: 'text', body };
    const sent = await rude.client.post('/api/message.php', message);
    return (sent.body as { message: { id: string } }).message.id;
  };
  const unread = async () =>
    ((await me.client.get('/api/chats.php')).body as { total_unread: number }).total_unread;
  const [first] = [await say('One'), await say('Two')];
  await report(me, { photo: (await photoOf(rude)).id });
  expect(await unread()).toBe(2);
  await report(me, { message: first });
  expect(await unread()).toBe(1);
});

test('a photo that its member deleted meanwhile can be decided all the same', async () => {
  const photo = await photoOf(rude);
  const made = await report(me, { photo: photo.id });
  expect((await rude.client.delete(`/api/photo.php?id=${photo.id}`)).status).toBeLessThan(300);
  expect(await decide(made.report, 'photo_removed')).toContain('1 decided');
});

test('a warning, a photo’s end or a word said leave the member in', async () => {
  const made = await report(me);
  await decide(made.report, 'warning');
  expect((await rude.client.get('/api/user.php')).status).toBe(200);
});

test('who is gone is not written to, nor banned back into the books', async () => {
  const made = await report(me);
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deleted_at: t.clock.now() })
    .where('id', '=', rude.id)
    .execute();
  await decide(made.report, 'ban');
  expect(await mailsTo(rude)).toEqual([]);
  expect(await accountOf(rude)).toBe('deleted');
});

test('an appeal has ten letters at least, blanks around them aside', async () => {
  const made = await report(me);
  await decide(made.report, 'none');
  const token = tokenOf((await mailsTo(me))[0]);
  const short = await appealed(token, `  ${'x'.repeat(9)}  `);
  expect(short.status).toBe(400);
  expect(short.body).toMatchObject({
    error: {
      details: [{ field: 'text', code: 'too_short', message: 'Gebruik minstens 10 tekens.' }],
    },
  });
  expect((await appealed(token, ` ${'x'.repeat(10)} `)).status).toBe(204);
});

test('what a reporter who is right had said is open again, with a receipt; it undoes no measure', async () => {
  const made = await report(me, { remarks: 'It says so in the text.' });
  const { created_at } = await openReport();
  await decide(made.report, 'ban');
  await appealed(tokenOf((await mailsTo(me))[0]), 'That is not all that happened.');
  await answered(me, 'granted');
  const again = await openReport();
  expect(again).toMatchObject({ remarks: 'It says so in the text.', created_at, measure: null });
  const subjects = (await mailsTo(me)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your report ${numberOf(again.id)}`);
  expect(await statusOf(made.report)).toMatchObject({ status: 'upheld', measure: 'ban' });
  expect(await accountOf(rude)).toBe('banned');
});

test('what is decided anew has links of its own; those of before show what was decided before', async () => {
  const made = await report(me);
  await decide(made.report, 'warning');
  const [mine, theirs] = [tokenOf((await mailsTo(me))[0]), tokenOf((await mailsTo(rude))[0])];
  await appealed(theirs, 'It was a joke among friends.');
  await answered(rude, 'rejected');
  await appealed(mine, 'That is not all that happened.');
  await answered(me, 'granted');
  const before = { measure: 'warning', appeal: 'rejected' };
  expect((await shown(theirs)).body).toMatchObject(before);
  await decide((await openReport()).id, 'ban');
  const fresh = tokenOf((await mailsTo(rude))[0]);
  expect((await shown(fresh)).body).toMatchObject({ measure: 'ban', appeal: null });
  expect((await appealed(fresh, 'I never wrote anything like it.')).status).toBe(204);
  expect((await shown(fresh)).body).toMatchObject({ appeal: 'open' });
  expect((await shown(theirs)).body).toMatchObject(before);
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('active');
});

test('both sides may be right: a ban is taken back though the report is open again', async () => {
  const made = await report(me);
  await decide(made.report, 'ban');
  const theirs = tokenOf((await mailsTo(rude))[0]);
  await appealed(tokenOf((await mailsTo(me))[0]), 'That is not all that happened.');
  await answered(me, 'granted');
  expect((await shown(theirs)).body).toMatchObject({ measure: 'ban', appeal: null });
  await appealed(theirs, 'I never wrote anything like it.');
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('active');
});

test('who had asked to be deleted before a ban is on the way out again without it', async () => {
  const made = await report(me);
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', rude.id).execute();
  await decide(made.report, 'ban');
  await appealed(tokenOf((await mailsTo(rude))[0]), 'I never wrote anything like it.');
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('deleted');
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
  const users = t.ctx.db.selectFrom('users').select('deleted_at').where('id', '=', rude.id);
  expect(await users.execute()).toEqual([{ deleted_at: t.clock.now() }]);
});

test('who asked to be deleted long before has all days to come back once a ban is taken back', async () => {
  const made = await report(me);
  await rude.client.post('/api/account-delete.php', { reason: 'price' });
  await remindAfter(11);
  await decide(made.report, 'ban');
  t.clock.advance(9 * day);
  await appealed(tokenOf((await mailsTo(rude))[0]), 'I never wrote anything like it.');
  await answered(rude, 'granted');
  await eraseDue(t.ctx);
  const granted = (await mailsTo(rude)).find(({ subject }) =>
    subject.startsWith('We looked again'),
  );
  expect(granted?.text).toContain('on its way out again');
  expect(granted?.text).not.toContain('open again');
  await remindAfter(11);
  t.clock.advance(3 * day - 1000);
  await eraseDue(t.ctx);
  const [reminder, back] = await wayBack();
  expect(reminder?.subject).toBe('Your account goes for good in three days');
  const restored = await t.client().post('/api/account-restore.php', { token: tokenOf(back) });
  expect(restored.status).toBe(204);
  expect(await accountOf(rude)).toBe('active');
});

test('a ban that is taken back takes back none that was decided later', async () => {
  const first = await report(me);
  await decide(first.report, 'ban');
  await appealed(tokenOf((await mailsTo(rude))[0]), 'I never wrote anything like it.');
  await typeCommand(t, 'member', 'unban', rude.id, ...why);
  const { report: again } = await report(await testMember(t));
  await decide(again, 'ban');
  const later = tokenOf((await mailsTo(rude))[0]);
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('banned');
  expect(await lookedAgain()).toContain('stays closed all the same, because of another decision');
  expect(await lookedAgain()).not.toContain('open again');
  await appealed(later, 'I never wrote that either.');
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('active');
});

test('an appeal that is rejected leaves all as it is', async () => {
  const made = await report(me);
  await decide(made.report, 'ban');
  await appealed(tokenOf((await mailsTo(rude))[0]), 'I never wrote anything like it.');
  await answered(rude, 'rejected');
  expect(await statusOf(made.report)).toMatchObject({ status: 'upheld', measure: 'ban' });
  expect(await accountOf(rude)).toBe('banned');
});

test('a warning that is taken back takes back no ban', async () => {
  const warned = await report(me);
  await decide(warned.report, 'warning');
  await appealed(tokenOf((await mailsTo(rude))[0]), 'It was a joke among friends.');
  const { report: again } = await report(me);
  await decide(again, 'ban');
  await answered(rude, 'granted');
  expect(await accountOf(rude)).toBe('banned');
});

test('a reported member is blocked, one of whom a photo was reported is not; the mail says what for', async () => {
  const photo = await photoOf(rude);
  const seen = async () => (await me.client.get(`/api/profile.php?id=${rude.id}`)).status;
  await report(me, { photo: photo.id });
  expect(await seen()).toBe(200);
  await report(me);
  expect(await seen()).toBe(404);
  const said = (await mailsTo(me)).map(({ text }) => text).join();
  for (const what of ['a photo', 'a profile'])
    expect(said).toContain(`about ${what}: somebody pretends to be another person`);
});
