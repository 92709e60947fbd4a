import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
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
  return { by, ...(await report(by, rude, { reason, remarks: 'They wrote it on a wall.' })) };
}
async function erase({ id }: TestMember) {
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', id).execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
}
const rowOf = (report: string) =>
  t.ctx.db.selectFrom('reports').selectAll().where('id', '=', report).executeTakeFirst();

test('who was banned can still say something against it, and be right', async () => {
  const { by, report } = await reported();
  await decide(t, report, 'ban');
  const token = await appealToken(t, rude);
  await erase(by);
  const shown = await t.client().get(`/api/appeal.php?token=${token}`);
  expect(shown.body).toMatchObject({ measure: 'ban', mine: false, appeal: null });
  await appeal(t, token);
  expect(await typeCommand(t, 'appeal', 'list')).toContain(`${numberOf(report)}  ban by ada`);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('active');
});

test('what was said against it before stays, and so does a decision that stands', async () => {
  const [first, second] = [await reported(), await reported()];
  await decide(t, first.report, 'ban');
  const again = await reported();
  await decide(t, again.report, 'ban');
  await appeal(t, await appealToken(t, rude));
  await erase(first.by);
  await erase(second.by);
  await erase(again.by);
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('banned');
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
  expect(await decide(t, report, 'ban')).toContain('1 decided');
  expect(await accountOf(t, rude)).toBe('banned');
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
