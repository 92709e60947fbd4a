import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { typeCommand } from '../testing/type-command.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  for (const tracking of [
    { network: 'n1', sub1: 'june' },
    { network: 'n1', sub1: 'july' },
    { network: 'evil\u001b[2J' },
    {},
  ]) {
    const email = `${randomUUID()}@example.com`;
    const draft = testDraft({ email, tracking });
    const answer = await t.client().post('/api/signup.php', draft, asJson);
    expect(answer.status).toBe(200);
  }
  const buyer = await testMember(t, { user: { premium_since: t.clock.now() } });
  const created_at = new Date('2025-06-01');
  await t.ctx.db
    .insertInto('tracking')
    .values({ user_id: buyer.id, network: 'n1', sub1: 'june', created_at })
    .execute();
  for (const status of ['not_confirmed', 'active'] as const) {
    for (const end of [leave, ban, leaveAndBan]) {
      const gone = await testMember(t, { user: { status } });
      const source = { user_id: gone.id, network: 'gone', created_at };
      await t.ctx.db.insertInto('tracking').values(source).execute();
      await end(gone);
    }
  }
});
afterAll(() => t.close());

const leave = ({ client }: TestMember) =>
  client.post('/api/account-delete.php', { reason: 'time' });
const ban = ({ id }: TestMember) => typeCommand(t, 'member', 'ban', id, '--why', 'a test');
async function leaveAndBan(member: TestMember) {
  await leave(member);
  await ban(member);
}

const list = async (...typed: string[]) =>
  (await typeCommand(t, 'partner', 'list', ...typed)).split('\n');

test('sign-ups are counted by the partner they came by, with what came of them', async () => {
  expect(await list()).toEqual([
    'afterglow  "gone"  6 signed up, 3 confirmed, 0 bought',
    'afterglow  "n1"  3 signed up, 1 confirmed, 1 bought',
    expect.stringMatching(/^afterglow {2}"evil[^\p{C}]*" {2}1 signed up, 0 confirmed, 0 bought$/u),
    'afterglow  no partner  1 signed up, 0 confirmed, 0 bought',
    '4 found.',
  ]);
});

test('by what else their links said, of a site, from a day on', async () => {
  const later = await list('--by', 'sub1', '--site', 'afterglow', '--since', '2026-01-01');
  expect(later).toEqual([
    'afterglow  "evil\\u001b[2J"  ""  1 signed up, 0 confirmed, 0 bought',
    'afterglow  "n1"  "july"  1 signed up, 0 confirmed, 0 bought',
    'afterglow  "n1"  "june"  1 signed up, 0 confirmed, 0 bought',
    'afterglow  no partner  ""  1 signed up, 0 confirmed, 0 bought',
    '4 found.',
  ]);
  expect(await list('--site', 'another')).toEqual(['0 found.']);
  await expect(list('--since', 'June')).rejects.toThrow('--since is a day as 2026-11-01.');
});
