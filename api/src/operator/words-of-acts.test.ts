import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { forgetExpired } from '../app/forget-expired.ts';
import { day } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { saidAfter } from '../testing/planted-fault.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
let seal: string;
const type = (...typed: [thing: string, verb: string, ...typed: string[]]) =>
  typeCommand(t, ...typed);
const ban = async () => type('member', 'ban', (await testMember(t)).id, '--why', 'fraud');
const acts = () => t.ctx.db.selectFrom('operator_acts').selectAll().orderBy('no').execute();

beforeAll(async () => {
  t = await testApp();
  for (let made = 0; made < 4; made += 1) await ban();
  seal = (await acts())[2]?.seal ?? '';
});
afterAll(() => t.close());

const checkAfter = (fault: string) => saidAfter(t, fault, ['act', 'check']);

const twoYears = 2 * 365 * day;
const text = 'We have talked with Jan.';
const file = new URL('../../migrations/0081_words_of_acts_end.sql', import.meta.url);
const [sealRests = ''] = /^do \$\$[^$]*\$\$;/m.exec(readFileSync(file, 'utf8')) ?? [];
const sealAll = (how: string, which: string) => `do $$ declare act operator_acts; before text; begin
    for act in select * from operator_acts order by no loop
      if ${which} then
        before := ${how}(act, before);
        update operator_acts set seal = before where no = act.no;
      end if;
    end loop;
  end $$;`;
/** The first two as they were before words had a digest, brought here as the migration does it. */
const old = `create temp table later on commit drop as select * from operator_acts where no > 2;
  delete from operator_acts where no > 2;
  update operator_acts set words_key = null, words_digest = null;
  ${sealAll('seal_with_words', 'true')}
  ${sealRests}
  insert into operator_acts select * from later;
  ${sealAll('seal_of', 'act.no > 2')}`;
const forget = `update operator_acts set why = '-', given = given - 'text', words_key = null,
  words_gone_at = created_at + interval '730 days' where no <= 2;`;

test('acts that were sealed before words had a digest stay under their seals', async () => {
  const said = `✓ ${(await acts()).length} acts`;
  expect(await checkAfter(old)).toContain(said);
  expect(await checkAfter(old + forget)).toContain(said);
});

const change = (what: string) => `update operator_acts set ${what} where no = 2;`;
test.each([
  ['a reason', change(`why = 'none'`), 2],
  ['a name, once the words are gone', forget + change(`who = 'bob'`), 2],
  ['an act, once they are', forget + change(`act = 'member unban'`), 2],
  ['a seal, once they are', forget + change(`seal = repeat('0', 64)`), 2],
  ['what is in their place', forget + change(`why = 'Ada did it'`), 2],
  [
    'one that was changed and has a second seal anew',
    `${forget}${change(`who = 'bob'`)}
     update operator_acts a set rest_seal = rest_seal_of(a) where no = 2`,
    3,
  ],
])('of those the check finds %s where that was changed [S118]', async (_what, fault, no) => {
  expect(await checkAfter(old + fault)).toContain(`Act ${no} is not what was done`);
});

test('the words are gone, and what was done can be checked as before [S105]', async () => {
  const complaint = { topic: 'other', name: 'Jan', email: 'jan@example.com' };
  const message = 'You wrote to me again, and I had asked you not to.';
  const answer = await t.client().post('/api/complaint.php', { ...complaint, message });
  const { number } = answer.body as { number: string };
  await type('complaint', 'answer', number, '--text', text, '--why', 'it is about Jan');
  const before = await acts();
  t.clock.advance(twoYears - 1);
  await forgetExpired(t.ctx);
  expect(await acts()).toEqual(before);
  await ban();
  t.clock.advance(1);
  await forgetExpired(t.ctx);
  const after = await acts();
  expect(JSON.stringify(after)).not.toMatch(/Jan/);
  expect(after.at(-2)).toMatchObject({ why: '-', given: { number }, seal: before.at(-1)?.seal });
  expect(after.at(-1)).toMatchObject({ why: 'fraud' });
  expect(await type('act', 'check', '--seal', seal)).toContain(`✓ ${after.length} acts`);
  await forgetExpired(t.ctx);
  expect(await acts()).toEqual(after);
});

test.each([
  ['who it was', `update operator_acts set who = 'bob' where no = 2`, 2],
  ['what it was', `update operator_acts set act = 'member unban' where no = 2`, 2],
  ['the digest', `update operator_acts set words_digest = repeat('0', 64) where no = 2`, 2],
  ['what is in the place of the words', `update operator_acts set why = 'x' where no = 2`, 2],
  ['an answer', `update operator_acts set given = given || '{"text":"x"}' where no = 2`, 2],
])('the check finds %s where that was changed [S118]', async (_what, fault, no) => {
  expect(await checkAfter(fault)).toContain(`Act ${no} is not what was done`);
});

test('none goes before that, and nothing else with it', async () => {
  await ban();
  const now = t.clock.now().toISOString();
  const gone = `why = '-', words_key = null, words_gone_at = '${now}'`;
  const tries = [gone, `${gone}, who = 'bob'`, `why = '-', words_key = null`];
  for (const set of tries) {
    const where = `no = ${(await acts()).length}`;
    await expect(
      sql.raw(`update operator_acts set ${set} where ${where}`).execute(t.ctx.db),
    ).rejects.toThrow('insert only');
  }
});
