import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { eraseDue } from '../erase/erase-due.ts';
import { decideAppeal } from './appeal.ts';
import { numberOf } from './number.ts';

let t: TestApp;
let rude: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  rude = await testMember(t);
});
afterAll(() => t.close());

/** A report of somebody new. */
async function reported(reason = 'hate') {
  const by = await testMember(t);
  const wish = { profile: rude.id, reason, remarks: 'They wrote it on a wall.' };
  const { body } = await by.client.post('/api/report.php', wish);
  return { by, report: (body as { report: string }).report };
}
const decide = (report: string, measure: string) => {
  t.clock.advance(1000);
  const how = ['--measure', measure, '--why', 'looked at'];
  return typeCommand(t, 'report', 'decide', numberOf(report), ...how);
};
async function erase({ id }: TestMember) {
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', id).execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
}
async function lastLink() {
  const mails = await sentMails(t);
  const mine = mails.filter(({ to, text }) => to.includes(rude.id) && text.includes('/appeal?'));
  return tokenOf(mine[0]);
}
async function object(token: string) {
  const answer = await t.client().post('/api/appeal.php', { token, text: 'I never wrote that.' });
  expect(answer.status).toBe(204);
}
async function grant() {
  const appeals = t.ctx.db.selectFrom('appeals').select('id').where('user_id', '=', rude.id);
  const { id } = await appeals.where('status', '=', 'open').executeTakeFirstOrThrow();
  await t.ctx.db
    .transaction()
    .execute(async (trx) =>
      expect(await decideAppeal(t.ctx, trx, id, 'granted', 'grace')).toBe(true),
    );
}
const rowOf = (report: string) =>
  t.ctx.db.selectFrom('reports').selectAll().where('id', '=', report).executeTakeFirst();
async function account() {
  const users = t.ctx.db.selectFrom('users').select('status').where('id', '=', rude.id);
  return (await users.executeTakeFirstOrThrow()).status;
}

test('who was banned can still say something against it, and be right', async () => {
  const { by, report } = await reported();
  await decide(report, 'ban');
  const token = await lastLink();
  await erase(by);
  const shown = await t.client().get(`/api/appeal.php?token=${token}`);
  expect(shown.body).toMatchObject({ measure: 'ban', mine: false, appeal: null });
  await object(token);
  expect(await typeCommand(t, 'appeal', 'list')).toContain(`${numberOf(report)}  ban by ada`);
  await grant();
  expect(await account()).toBe('active');
});

test('what was said against it before stays, and so does a decision that stands', async () => {
  const [first, second] = [await reported(), await reported()];
  await decide(first.report, 'ban');
  const again = await reported();
  await decide(again.report, 'ban');
  await object(await lastLink());
  await erase(first.by);
  await erase(second.by);
  await erase(again.by);
  await grant();
  expect(await account()).toBe('banned');
});

test('what is not decided yet is decided all the same, and says nothing of who reported it', async () => {
  const { by, report } = await reported('underage');
  const dismissed = await reported();
  await t.ctx.db
    .updateTable('reports')
    .set({ status: 'dismissed', measure: 'none', decided_at: t.clock.now() })
    .where('id', '=', dismissed.report)
    .execute();
  await erase(by);
  await erase(dismissed.by);
  expect(await rowOf(report)).toMatchObject({
    ...{ reporter_id: null, profile_id: rude.id, remarks: '', reason: 'underage' },
  });
  expect(await rowOf(dismissed.report)).toBeUndefined();
  expect(await typeCommand(t, 'report', 'show', numberOf(report))).toContain('nobody who is still');
  expect(await decide(report, 'ban')).toContain('1 decided');
  expect(await account()).toBe('banned');
  t.clock.advance(2 * 365 * day + 1);
  await forgetExpired(t.ctx);
  expect(await rowOf(report)).toBeUndefined();
});

test('once both are gone nothing is left of it, whoever went first', async () => {
  const [open, decided, last] = [await reported(), await reported(), await reported()];
  await t.ctx.db
    .updateTable('reports')
    .set({ status: 'upheld', measure: 'warning', decided_at: t.clock.now() })
    .where('id', '=', decided.report)
    .execute();
  await erase(open.by);
  await erase(decided.by);
  expect(await rowOf(decided.report)).toMatchObject({ reporter_id: null });
  await erase(rude);
  expect([await rowOf(open.report), await rowOf(decided.report)]).toEqual([undefined, undefined]);
  expect(await rowOf(last.report)).toMatchObject({ profile_id: null, reporter_id: last.by.id });
  await erase(last.by);
  expect(await rowOf(last.report)).toBeUndefined();
});
