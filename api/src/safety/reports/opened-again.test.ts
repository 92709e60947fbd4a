import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { decideAppeal } from './appeal.ts';
import { numberOf } from './number.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
let report: string;
beforeEach(async () => {
  t = await testApp();
  me = await testMember(t);
  rude = await testMember(t);
  const answer = await me.client.post('/api/report.php', { profile: rude.id, reason: 'hate' });
  report = (answer.body as { report: string }).report;
});
afterEach(() => t.close());

const decide = async (measure: string) => {
  t.clock.advance(1000);
  const how = ['--measure', measure, '--why', 'looked at'];
  await typeCommand(t, 'report', 'decide', numberOf(report), ...how);
};
async function linkOf({ id }: TestMember) {
  const mails = await sentMails(t);
  return tokenOf(mails.find(({ to, text }) => to.includes(id) && text.includes('/appeal?token=')));
}
const shown = async (token: string) =>
  (await t.client().get(`/api/appeal.php?token=${token}`)).body;
async function object(token: string) {
  t.clock.advance(1000);
  const answer = await t.client().post('/api/appeal.php', { token, text: 'I see it differently.' });
  expect(answer.status).toBe(204);
}
async function answer({ id }: TestMember, status: 'granted' | 'rejected') {
  const open = t.ctx.db.selectFrom('appeals').select('id').where('user_id', '=', id);
  const appeal = await open.where('status', '=', 'open').executeTakeFirstOrThrow();
  await t.ctx.db
    .transaction()
    .execute((trx) => decideAppeal(t.ctx, trx, appeal.id, status, 'grace'));
}
/** What an appeal of the reporter that was granted did once. */
async function openAgain() {
  t.clock.advance(1000);
  const granted = { status: 'granted', decided_at: t.clock.now(), decided_by: 'grace' } as const;
  await t.ctx.db.updateTable('appeals').set(granted).where('user_id', '=', me.id).execute();
  const open = { status: 'open', measure: null, decided_at: null, decided_by: null } as const;
  await t.ctx.db.updateTable('reports').set(open).where('id', '=', report).execute();
}
const file = new URL('../../../migrations/0075_reports_opened_again.sql', import.meta.url);
const migrated = () => sql.raw(readFileSync(file, 'utf8')).execute(t.ctx.db);
const accountOf = async ({ id }: TestMember) =>
  t.ctx.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow();

test('what was open again as itself is decided with fresh links; those of before show what was decided', async () => {
  await decide('warning');
  const [mine, theirs] = [await linkOf(me), await linkOf(rude)];
  await object(mine);
  await object(theirs);
  await answer(rude, 'rejected');
  await openAgain();
  await migrated();
  const before = { measure: 'warning' };
  expect(await shown(mine)).toMatchObject({ ...before, mine: true, appeal: 'granted' });
  expect(await shown(theirs)).toMatchObject({ ...before, mine: false, appeal: 'rejected' });
  await decide('ban');
  const fresh = await linkOf(rude);
  expect(await shown(fresh)).toMatchObject({ measure: 'ban', appeal: null });
  await object(fresh);
  expect(await shown(theirs)).toMatchObject({ ...before, appeal: 'rejected' });
  await answer(rude, 'granted');
  expect(await accountOf(rude)).toEqual({ status: 'active' });
});

test('one that was decided anew already has its links freed, and knows what was decided before', async () => {
  await decide('ban');
  const theirs = await linkOf(rude);
  await object(await linkOf(me));
  await object(theirs);
  await openAgain();
  await decide('warning');
  const [myFresh, fresh] = [await linkOf(me), await linkOf(rude)];
  await migrated();
  await migrated();
  expect(await shown(theirs)).toMatchObject({ measure: 'ban', appeal: 'open' });
  for (const link of [myFresh, fresh]) {
    expect(await shown(link)).toMatchObject({ measure: 'warning', appeal: null });
    await object(link);
  }
  const rows = t.ctx.db.selectFrom('reports').select(['status', 'decided_by']);
  const decided = await rows.where('measure', '=', 'ban').execute();
  expect(decided).toEqual([{ status: 'upheld', decided_by: expect.stringMatching(/./) }]);
});

test('a report whose reporter was right under the rules of now stays as it is', async () => {
  await decide('none');
  await object(await linkOf(me));
  await answer(me, 'granted');
  const reports = () => t.ctx.db.selectFrom('reports').selectAll().orderBy('id').execute();
  const before = await reports();
  await migrated();
  expect(await reports()).toEqual(before);
});
