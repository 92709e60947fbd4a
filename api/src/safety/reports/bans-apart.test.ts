import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails } from '../../testing/mail.ts';
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
    reports.push((await report(await testMember(t), rude)).report);
  }
  await decide(t, reports[0] ?? '', 'ban');
  return appealToken(t, rude);
}
/** What was said against a ban is right: the mail that says so. */
async function takenBack(token: string): Promise<string> {
  await appeal(t, token);
  return granted();
}
async function granted(): Promise<string> {
  t.clock.advance(1000);
  await answerAppeal(t, rude, 'granted');
  const mails = await sentMails(t);
  const mine = mails.find(({ to, text }) => to.includes(rude.id) && text.includes('were right'));
  return mine?.text ?? '';
}

test('an appeal against an earlier ban takes back none that an operator made without a report', async () => {
  const earlier = await banned();
  await operate('unban');
  await operate('ban');
  expect(await takenBack(earlier)).toContain('stays closed all the same, for another reason');
  expect(await accountOf(t, rude)).toBe('banned');
  await operate('unban');
  expect(await accountOf(t, rude)).toBe('active');
});

test('a ban without a report stays, whatever is decided on reports beside it and taken back', async () => {
  await operate('ban');
  expect(await takenBack(await banned())).toContain('for another reason');
  expect(await accountOf(t, rude)).toBe('banned');
});

test('who is banned for fraud as well stays banned', async () => {
  const decided = await banned();
  await operate('fraud');
  expect(await takenBack(decided)).toContain('for another reason');
  expect(await accountOf(t, rude)).toBe('banned');
});

test('of two decisions each keeps the account closed, whichever is taken back first', async () => {
  const first = await banned();
  const second = await banned();
  expect(await takenBack(second)).toContain('because of another decision');
  expect(await accountOf(t, rude)).toBe('banned');
  expect(await takenBack(first)).toContain('it is open again');
  expect(await accountOf(t, rude)).toBe('active');
});

test('two years later a decision is forgotten, and the ban that rests on it stays', async () => {
  await banned();
  t.clock.advance(2 * 365 * day - 100 * day);
  const second = await banned();
  t.clock.advance(101 * day);
  await forgetExpired(t.ctx);
  expect(await takenBack(second)).toContain('because of another decision');
  expect(await accountOf(t, rude)).toBe('banned');
});

test('one that was taken back and is forgotten keeps nobody closed', async () => {
  const first = await banned();
  t.clock.advance(100 * day);
  const second = await banned();
  expect(await takenBack(first)).toContain('because of another decision');
  await appeal(t, second);
  t.clock.advance(2 * 365 * day - 99 * day);
  await forgetExpired(t.ctx);
  expect(await granted()).toContain('it is open again');
  expect(await accountOf(t, rude)).toBe('active');
});

test('all reports that one ban closed are one decision, with one link to appeal', async () => {
  expect(await takenBack(await banned(3))).toContain('it is open again');
  expect(await accountOf(t, rude)).toBe('active');
});

test('a ban that was taken back keeps nobody closed later', async () => {
  await banned();
  await operate('unban');
  await takenBack(await banned());
  expect(await accountOf(t, rude)).toBe('active');
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
