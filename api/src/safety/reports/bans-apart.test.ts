import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { decideAppeal } from './appeal.ts';

let t: TestApp;
let rude: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  rude = await testMember(t);
});
afterAll(() => t.close());

const operate = (...[verb, ...more]: [verb: string, ...more: string[]]) => {
  t.clock.advance(1000);
  return typeCommand(t, 'member', verb, rude.id, ...more, '--why', 'so it is');
};
/** Somebody reports the member, who is banned for it; the token of the link to appeal. */
async function banned(reporters = 1): Promise<string> {
  const reports: string[] = [];
  for (let one = 1; one <= reporters; one += 1) {
    const { client } = await testMember(t);
    const { body } = await client.post('/api/report.php', { profile: rude.id, reason: 'hate' });
    reports.push((body as { report: string }).report);
  }
  t.clock.advance(1000);
  const how = ['--measure', 'ban', '--why', 'looked at'];
  await typeCommand(t, 'report', 'decide', reports[0] ?? '', ...how);
  const mails = await sentMails(t);
  return tokenOf(mails.find(({ to, text }) => to.includes(rude.id) && text.includes('/appeal?')));
}
/** What was said against a ban is right: the mail that says so. */
async function takenBack(token: string): Promise<string> {
  await object(token);
  return granted();
}
async function object(token: string): Promise<void> {
  const body = { token, text: 'I never wrote anything like it.' };
  expect((await t.client().post('/api/appeal.php', body)).status).toBe(204);
}
async function granted(): Promise<string> {
  const open = t.ctx.db.selectFrom('appeals').select('id').where('user_id', '=', rude.id);
  const { id } = await open.where('status', '=', 'open').executeTakeFirstOrThrow();
  t.clock.advance(1000);
  await t.ctx.db.transaction().execute((trx) => decideAppeal(t.ctx, trx, id, 'granted', 'grace'));
  const mails = await sentMails(t);
  const mine = mails.find(({ to, text }) => to.includes(rude.id) && text.includes('were right'));
  return mine?.text ?? '';
}
const account = async () => {
  const users = t.ctx.db.selectFrom('users').select('status').where('id', '=', rude.id);
  return (await users.executeTakeFirstOrThrow()).status;
};

test('an appeal against an earlier ban takes back none that an operator made without a report', async () => {
  const earlier = await banned();
  await operate('unban');
  await operate('ban');
  expect(await takenBack(earlier)).toContain('stays closed all the same, for another reason');
  expect(await account()).toBe('banned');
  await operate('unban');
  expect(await account()).toBe('active');
});

test('a ban without a report stays, whatever is decided on reports beside it and taken back', async () => {
  await operate('ban');
  expect(await takenBack(await banned())).toContain('for another reason');
  expect(await account()).toBe('banned');
});

test('who is banned for fraud as well stays banned', async () => {
  const decided = await banned();
  await operate('fraud');
  expect(await takenBack(decided)).toContain('for another reason');
  expect(await account()).toBe('banned');
});

test('of two decisions each keeps the account closed, whichever is taken back first', async () => {
  const first = await banned();
  const second = await banned();
  expect(await takenBack(second)).toContain('because of another decision');
  expect(await account()).toBe('banned');
  expect(await takenBack(first)).toContain('it is open again');
  expect(await account()).toBe('active');
});

test('two years later a decision is forgotten, and the ban that rests on it stays', async () => {
  await banned();
  t.clock.advance(2 * 365 * day - 100 * day);
  const second = await banned();
  t.clock.advance(101 * day);
  await forgetExpired(t.ctx);
  expect(await takenBack(second)).toContain('because of another decision');
  expect(await account()).toBe('banned');
});

test('one that was taken back and is forgotten keeps nobody closed', async () => {
  const first = await banned();
  t.clock.advance(100 * day);
  const second = await banned();
  expect(await takenBack(first)).toContain('because of another decision');
  await object(second);
  t.clock.advance(2 * 365 * day - 99 * day);
  await forgetExpired(t.ctx);
  expect(await granted()).toContain('it is open again');
  expect(await account()).toBe('active');
});

test('all reports that one ban closed are one decision, with one link to appeal', async () => {
  expect(await takenBack(await banned(3))).toContain('it is open again');
  expect(await account()).toBe('active');
});

test('a ban that was taken back keeps nobody closed later', async () => {
  await banned();
  await operate('unban');
  await takenBack(await banned());
  expect(await account()).toBe('active');
});

describe('of bans that there were before', () => {
  const file = new URL('../../../migrations/0076_what_a_ban_is_about.sql', import.meta.url);
  async function about() {
    await sql`alter table users drop column ban_decided_at`.execute(t.ctx.db);
    const account = await t.ctx.db.connection().execute(async (db) => {
      for (const statement of readFileSync(file, 'utf8').split(/;\n\n/)) {
        await sql.raw(statement).execute(db);
      }
      const users = db.selectFrom('users').select('ban_decided_at').where('id', '=', rude.id);
      return users.executeTakeFirstOrThrow();
    });
    return account.ban_decided_at;
  }

  test('one by hand is about no decision, also beside one', async () => {
    await operate('ban');
    await banned();
    expect(await about()).toBeNull();
  });

  test('one for a report is about its decision, not about an earlier one', async () => {
    await operate('ban');
    await operate('unban');
    await takenBack(await banned());
    await banned();
    const at = t.clock.now();
    await banned();
    expect(await about()).toEqual(at);
  });

  test('who is not banned has none', async () => {
    await banned();
    await operate('unban');
    expect(await about()).toBeNull();
  });
});
