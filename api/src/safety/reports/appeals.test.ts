import { remindOfDeletion } from '../../account/deletion/remind.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import {
  accountOf,
  answerAppeal,
  appeal,
  appealToken,
  decide,
  report,
} from '../../testing/reports.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { eraseDue } from '../erase/erase-due.ts';
import { numberOf } from './number.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  [me, rude] = [await testMember(t), await testMember(t)];
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
const shown = (token: string) => t.client().get(`/api/appeal.php?token=${token}`);
const openReport = () =>
  t.ctx.db
    .selectFrom('reports')
    .selectAll()
    .where('profile_id', '=', rude.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
async function remindAfter(days: number) {
  t.clock.advance(days * day);
  await remindOfDeletion(t.ctx);
}
const lookedAgain = async () =>
  (await mailsTo(rude)).find(({ subject }) => subject.startsWith('We looked again'))?.text;

test('an appeal has ten letters at least, blanks around them aside', async () => {
  const made = await report(me, rude);
  await decide(t, made.report, 'none');
  const token = await appealToken(t, me);
  const say = (text: string) => t.client().post('/api/appeal.php', { token, text });
  const short = await say(`  ${'x'.repeat(9)}  `);
  expect(short.status).toBe(400);
  expect(short.body).toMatchObject({
    error: {
      details: [{ field: 'text', code: 'too_short', message: 'Gebruik minstens 10 tekens.' }],
    },
  });
  expect((await say(` ${'x'.repeat(10)} `)).status).toBe(204);
});

test('what a reporter who is right had said is open again, with a receipt; it undoes no measure', async () => {
  const made = await report(me, rude, { remarks: 'It says so in the text.' });
  const { created_at } = await openReport();
  await decide(t, made.report, 'ban');
  await appeal(t, await appealToken(t, me));
  await answerAppeal(t, me, 'granted');
  const again = await openReport();
  expect(again).toMatchObject({ remarks: 'It says so in the text.', created_at, measure: null });
  const subjects = (await mailsTo(me)).map(({ subject }) => subject);
  expect(subjects).toContain(`Your report ${numberOf(again.id)}`);
  expect(await statusOf(made.report)).toMatchObject({ status: 'upheld', measure: 'ban' });
  expect(await accountOf(t, rude)).toBe('banned');
});

test('what is decided anew has links of its own; those of before show what was decided before', async () => {
  const made = await report(me, rude);
  await decide(t, made.report, 'warning');
  const [mine, theirs] = [await appealToken(t, me), await appealToken(t, rude)];
  await appeal(t, theirs);
  await answerAppeal(t, rude, 'rejected');
  await appeal(t, mine);
  await answerAppeal(t, me, 'granted');
  const before = { measure: 'warning', appeal: 'rejected' };
  expect((await shown(theirs)).body).toMatchObject(before);
  await decide(t, (await openReport()).id, 'ban');
  const fresh = await appealToken(t, rude);
  expect((await shown(fresh)).body).toMatchObject({ measure: 'ban', appeal: null });
  await appeal(t, fresh);
  expect((await shown(fresh)).body).toMatchObject({ appeal: 'open' });
  expect((await shown(theirs)).body).toMatchObject(before);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('active');
});

test('both sides may be right: a ban is taken back though the report is open again', async () => {
  const made = await report(me, rude);
  await decide(t, made.report, 'ban');
  const theirs = await appealToken(t, rude);
  await appeal(t, await appealToken(t, me));
  await answerAppeal(t, me, 'granted');
  expect((await shown(theirs)).body).toMatchObject({ measure: 'ban', appeal: null });
  await appeal(t, theirs);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('active');
});

test('who had asked to be deleted before a ban is on the way out again without it', async () => {
  const made = await report(me, rude);
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', rude.id).execute();
  await decide(t, made.report, 'ban');
  await appeal(t, await appealToken(t, rude));
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('deleted');
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
  const users = t.ctx.db.selectFrom('users').select('deleted_at').where('id', '=', rude.id);
  expect(await users.execute()).toEqual([{ deleted_at: t.clock.now() }]);
});

test('who asked to be deleted long before has all days to come back once a ban is taken back', async () => {
  const made = await report(me, rude);
  await rude.client.post('/api/account-delete.php', { reason: 'price' });
  await remindAfter(11);
  await decide(t, made.report, 'ban');
  t.clock.advance(9 * day);
  await appeal(t, await appealToken(t, rude));
  await answerAppeal(t, rude, 'granted');
  await eraseDue(t.ctx);
  expect(await lookedAgain()).toContain('on its way out again');
  expect(await lookedAgain()).not.toContain('open again');
  await remindAfter(11);
  t.clock.advance(3 * day - 1000);
  await eraseDue(t.ctx);
  const [reminder, back] = (await mailsTo(rude)).filter(({ text }) =>
    text.includes('/account-deleted'),
  );
  expect(reminder?.subject).toBe('Your account goes for good in three days');
  const restored = await t.client().post('/api/account-restore.php', { token: tokenOf(back) });
  expect(restored.status).toBe(204);
  expect(await accountOf(t, rude)).toBe('active');
});

test('a ban that is taken back takes back none that was decided later', async () => {
  const first = await report(me, rude);
  await decide(t, first.report, 'ban');
  await appeal(t, await appealToken(t, rude));
  await typeCommand(t, 'member', 'unban', rude.id, '--why', 'so it is');
  const { report: again } = await report(await testMember(t), rude);
  await decide(t, again, 'ban');
  const later = await appealToken(t, rude);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('banned');
  expect(await lookedAgain()).toContain('stays closed all the same, because of another decision');
  expect(await lookedAgain()).not.toContain('open again');
  await appeal(t, later);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('active');
});

test('an appeal that is rejected leaves all as it is', async () => {
  const made = await report(me, rude);
  await decide(t, made.report, 'ban');
  await appeal(t, await appealToken(t, rude));
  await answerAppeal(t, rude, 'rejected');
  expect(await statusOf(made.report)).toMatchObject({ status: 'upheld', measure: 'ban' });
  expect(await accountOf(t, rude)).toBe('banned');
});

test('a warning that is taken back takes back no ban', async () => {
  const warned = await report(me, rude);
  await decide(t, warned.report, 'warning');
  await appeal(t, await appealToken(t, rude));
  const { report: again } = await report(me, rude);
  await decide(t, again, 'ban');
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('banned');
});
