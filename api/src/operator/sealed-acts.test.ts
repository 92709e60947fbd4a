import { sql } from 'kysely';
import { lastSeals } from '../app/last-seals.ts';
import type { SecurityEvent } from '../platform/security-log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { saidAfter } from '../testing/planted-fault.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
let seal: string;
const type = (...typed: [thing: string, verb: string, ...typed: string[]]) =>
  typeCommand(t, ...typed);
const ban = async () => type('member', 'ban', (await testMember(t)).id, '--why', 'fraud');
const last = () =>
  t.ctx.db.selectFrom('operator_acts').selectAll().orderBy('no', 'desc').executeTakeFirstOrThrow();

beforeAll(async () => {
  t = await testApp();
  for (let acts = 0; acts < 3; acts += 1) await ban();
  seal = (await last()).seal;
  await ban();
});
afterAll(() => t.close());

const checkAfter = (fault: string, given?: Record<string, string>) =>
  saidAfter(t, fault, ['act', 'check'], given);

test('acts are numbered and sealed, and the check finds them as they were written [S118]', async () => {
  const { no } = await last();
  expect(await type('act', 'check')).toContain(`✓ ${no} acts`);
  expect(await type('act', 'check', '--seal', seal)).toContain(`✓ ${no} acts`);
  const listed = await type('act', 'list');
  expect(listed).toMatch(new RegExp(`^${no} .* member ban .*ada .*"fraud"`));
  expect(listed).toContain(seal);
});

test.each([
  ['a reason', `update operator_acts set why = 'none' where no = 2`, 2],
  ['a name', `update operator_acts set who = 'bob' where no = 3`, 3],
  ['an act', `update operator_acts set act = 'member unban' where no = 1`, 1],
  ['what was given', `update operator_acts set given = '{}' where no = 1`, 1],
  ['a digest of words', `update operator_acts set words_digest = '0' where no = 2`, 2],
  ['a day', `update operator_acts set created_at = created_at + interval '1 day' where no = 4`, 4],
  ['a seal', `update operator_acts set seal = repeat('0', 64) where no = 4`, 4],
  ['one taken out', `delete from operator_acts where no = 2`, 3],
  ['the first taken out', `delete from operator_acts where no = 1`, 2],
  [
    'one that was changed and sealed anew',
    `update operator_acts a set why = 'none' where no = 2;
     update operator_acts a set seal = seal_of(a, (select seal from operator_acts where no = 1)) where no = 2`,
    3,
  ],
  [
    'one that is said to be of before words had a digest',
    `update operator_acts set who = 'bob', why = '-', words_key = null, words_digest = null,
       words_gone_at = created_at + interval '3 years' where no = 2;
     update operator_acts a set rest_seal = rest_seal_of(a) where no = 2`,
    3,
  ],
  [
    'one that has the seal of before as a second one',
    `update operator_acts set who = 'bob', rest_seal = seal where no = 2;
     update operator_acts a set seal = seal_of(a, (select seal from operator_acts where no = 1)) where no = 2`,
    3,
  ],
  [
    'words that went too early',
    `update operator_acts set why = '-', words_key = null,
     words_gone_at = created_at + interval '1 day' where no = 2`,
    2,
  ],
])('the check names what was changed: %s [S118]', async (_what, fault, no) => {
  expect(await checkAfter(fault)).toContain(`Act ${no} is not what was done`);
});

test('the last ones taken out, or all written anew, are found by a seal of the log [S118]', async () => {
  const cut = 'delete from operator_acts where no >= 3';
  expect(await checkAfter(cut)).toContain('✓ 2 acts');
  expect(await checkAfter(cut, { seal })).toContain('No act has this seal');
});

test('nothing is changed without a trick', async () => {
  await expect(sql`update operator_acts set why = 'none'`.execute(t.ctx.db)).rejects.toThrow();
  await expect(sql`delete from operator_acts`.execute(t.ctx.db)).rejects.toThrow();
});

test('many at the same moment have a place each', async () => {
  const { no } = await last();
  await Promise.all(Array.from({ length: 8 }, ban));
  expect(Number((await last()).no)).toBe(Number(no) + 8);
  expect(await type('act', 'check')).toContain(`✓ ${Number(no) + 8} acts`);
});

test('the log has each last seal once', async () => {
  const noted: SecurityEvent[] = [];
  const look = lastSeals({ ...t.ctx, security: (event) => void noted.push(event) });
  await look();
  await look();
  expect(noted).toEqual([
    expect.objectContaining({
      outcome: 'done',
      acts: (await last()).no,
      seal: (await last()).seal,
    }),
  ]);
  await ban();
  await look();
  expect(noted).toHaveLength(2);
});
