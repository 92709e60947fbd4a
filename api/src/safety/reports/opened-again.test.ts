import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
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

let t: TestApp;
let me: TestMember;
let rude: TestMember;
let about: string;
beforeEach(async () => {
  t = await testApp();
  me = await testMember(t);
  rude = await testMember(t);
  about = (await report(me, rude)).report;
});
afterEach(() => t.close());

const shown = async (token: string) =>
  (await t.client().get(`/api/appeal.php?token=${token}`)).body;
async function object(token: string) {
  t.clock.advance(1000);
  await appeal(t, token);
}
/** What an appeal of the reporter that was granted did once. */
async function openAgain() {
  t.clock.advance(1000);
  const granted = { status: 'granted', decided_at: t.clock.now(), decided_by: 'grace' } as const;
  await t.ctx.db.updateTable('appeals').set(granted).where('user_id', '=', me.id).execute();
  const open = { status: 'open', measure: null, decided_at: null, decided_by: null } as const;
  await t.ctx.db.updateTable('reports').set(open).where('id', '=', about).execute();
}
const file = new URL('../../../migrations/0075_reports_opened_again.sql', import.meta.url);
const migrated = () => sql.raw(readFileSync(file, 'utf8')).execute(t.ctx.db);

test('what was open again as itself is decided with fresh links; those of before show what was decided', async () => {
  await decide(t, about, 'warning');
  const [mine, theirs] = [await appealToken(t, me), await appealToken(t, rude)];
  await object(mine);
  await object(theirs);
  await answerAppeal(t, rude, 'rejected');
  await openAgain();
  await migrated();
  const before = { measure: 'warning' };
  expect(await shown(mine)).toMatchObject({ ...before, mine: true, appeal: 'granted' });
  expect(await shown(theirs)).toMatchObject({ ...before, mine: false, appeal: 'rejected' });
  await decide(t, about, 'ban');
  const fresh = await appealToken(t, rude);
  expect(await shown(fresh)).toMatchObject({ measure: 'ban', appeal: null });
  await object(fresh);
  expect(await shown(theirs)).toMatchObject({ ...before, appeal: 'rejected' });
  await answerAppeal(t, rude, 'granted');
  expect(await accountOf(t, rude)).toBe('active');
});

test('one that was decided anew already has its links freed, and knows what was decided before', async () => {
  await decide(t, about, 'ban');
  const theirs = await appealToken(t, rude);
  await object(await appealToken(t, me));
  await object(theirs);
  await openAgain();
  await decide(t, about, 'warning');
  const [myFresh, fresh] = [await appealToken(t, me), await appealToken(t, rude)];
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
  await decide(t, about, 'none');
  await object(await appealToken(t, me));
  await answerAppeal(t, me, 'granted');
  const reports = () => t.ctx.db.selectFrom('reports').selectAll().orderBy('id').execute();
  const before = await reports();
  await migrated();
  expect(await reports()).toEqual(before);
});
