import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { report } from '../../testing/reports.ts';
import { typeCommand } from '../../testing/type-command.ts';

let t: TestApp;
let rude: TestMember;
let reported: string;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  rude = await testMember(t);
  reported = (await report(await testMember(t), rude)).report;
  t.clock.advance(1000);
});
afterAll(() => t.close());

const operate = (verb: string) => {
  t.clock.advance(1000);
  return typeCommand(t, 'member', verb, rude.id, '--why', 'so it is');
};
/** As the API decided it that knew nothing of what a ban is about. */
const bannedByOlderCode = () =>
  t.ctx.db.transaction().execute(async (trx) => {
    const decided = { status: 'upheld', measure: 'ban', decided_at: t.clock.now() } as const;
    await trx.updateTable('reports').set(decided).where('id', '=', reported).execute();
    await trx.updateTable('users').set({ status: 'banned' }).where('id', '=', rude.id).execute();
  });
async function about(): Promise<Date | null> {
  const users = t.ctx.db.selectFrom('users').select('ban_decided_at').where('id', '=', rude.id);
  return (await users.executeTakeFirstOrThrow()).ban_decided_at;
}
const file = new URL('../../../migrations/0077_bans_by_older_code.sql', import.meta.url);
/** As the last migration alone left it. */
async function migrated() {
  await sql`update users set ban_decided_at = null`.execute(t.ctx.db);
  await sql.raw(readFileSync(file, 'utf8')).execute(t.ctx.db);
}

test('a ban for a report is about its decision, also by code that does not say so', async () => {
  await bannedByOlderCode();
  expect(await about()).toEqual(t.clock.now());
  await operate('unban');
  expect(await about()).toBeNull();
});

test('a ban without a report is about none, whatever was decided before', async () => {
  await bannedByOlderCode();
  await operate('unban');
  await operate('ban');
  expect(await about()).toBeNull();
  await migrated();
  expect(await about()).toBeNull();
});

test('a ban that such code made is about the decision since', async () => {
  await operate('ban');
  await operate('unban');
  t.clock.advance(1000);
  await bannedByOlderCode();
  await migrated();
  expect(await about()).toEqual(t.clock.now());
});

test('who was banned for fraud as well stays so', async () => {
  await bannedByOlderCode();
  await t.ctx.db.updateTable('users').set({ status: 'banned' }).where('id', '=', rude.id).execute();
  expect(await about()).toBeNull();
  await operate('fraud');
  await migrated();
  expect(await about()).toBeNull();
  await operate('unban');
  const users = t.ctx.db.selectFrom('users').select('status').where('id', '=', rude.id);
  expect(await users.executeTakeFirst()).toEqual({ status: 'active' });
});
