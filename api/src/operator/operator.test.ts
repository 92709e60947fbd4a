import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { typeCommand } from '../testing/type-command.ts';
import { Mistake } from './command.ts';
import { findCommand, things, verbsOf } from './find-command.ts';
import { helpOf, helpOfAll } from './help.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const type = (...typed: [thing: string, verb: string, ...typed: string[]]) =>
  typeCommand(t, ...typed);

const acts = () => t.ctx.db.selectFrom('operator_acts').selectAll().orderBy('no').execute();

test('a banned member is logged out; who did it and why stands with it [S06, S118]', async () => {
  const { id, client } = await testMember(t);
  expect(await type('member', 'ban', id, '--why', 'fraud')).toContain('1 sessions ended');
  expect((await client.get('/api/user.php')).status).toBe(403);
  const act = (await acts()).at(-1);
  expect(act).toMatchObject({ act: 'member ban', given: { member: id }, who: 'ada', why: 'fraud' });
  expect(await type('member', 'list', '--status', 'banned')).toContain(id);
  await type('member', 'unban', id, '--why', 'a mistake', '--who', 'grace');
  expect((await acts()).at(-1)).toMatchObject({ act: 'member unban', who: 'grace' });
});

test.each(['active', 'not_confirmed', 'deleted'] as const)(
  'a ban that is taken back makes of an account what it was: %s',
  async (status) => {
    const { id } = await testMember(t, { user: { status: 'not_confirmed' } });
    const set = { status, deletion_requested_at: status === 'deleted' ? t.clock.now() : null };
    await t.ctx.db.updateTable('users').set(set).where('id', '=', id).execute();
    const by = status === 'deleted' ? 'fraud' : 'ban';
    await type('member', by, id, '--why', 'fraud');
    expect(await type('member', 'unban', id, '--why', 'a mistake')).toContain(`is ${status} again`);
    const account = await t.ctx.db
      .selectFrom('users')
      .innerJoin('profiles', 'profiles.id', 'users.id')
      .select(['status', 'active', 'status_before_ban'])
      .where('users.id', '=', id)
      .executeTakeFirstOrThrow();
    const active = status === 'active';
    expect(account).toEqual({ status, active, status_before_ban: null });
    await expect(type('member', 'unban', id, '--why', 'x')).rejects.toThrow('No banned member');
  },
);

test('no act waits for the files of another', async () => {
  const [one, other] = [await testMember(t), await testMember(t)];
  const sent = { user_id: one.id, pose: 'thumb_up', sent_at: t.clock.now() };
  await t.ctx.db
    .insertInto('verifications')
    .values({ ...sent, status: 'waiting' })
    .execute();
  let meanwhile = '';
  const files = Object.create(t.ctx.files, {
    delete: {
      value: async () => {
        meanwhile = await type('member', 'ban', other.id, '--why', 'spam');
      },
    },
  });
  const how = ['--reason', 'unclear', '--why', 'dark'];
  await typeCommand({ ctx: { ...t.ctx, files } }, 'member', 'unverify', one.id, ...how);
  expect(meanwhile).toContain('Banned');
  const last = (await acts()).slice(-2).map(({ act }) => act);
  expect(last).toEqual(['member ban', 'member unverify']);
});

test('an account is shown by id or address, with what was done to it and nothing it wrote', async () => {
  const { id, client } = await testMember(t, { profile: { about_me: 'my secret' }, credits: 30 });
  await type('member', 'ban', id, '--why', 'a trick\u001b[2J');
  for (const named of [id, `${id.toUpperCase()}@example.com`]) {
    const shown = await type('member', 'show', named);
    expect(shown).toContain(`${id}  afterglow  banned  ${id}@example.com`);
    expect(shown).toContain('credits 30, paid nothing');
    expect(shown).toContain('sessions 0, conversations 0');
    expect(shown).toContain('member ban by ada: "a trick');
    expect(shown).not.toContain('\u001b');
    expect(shown).not.toContain('my secret');
  }
  expect((await client.get('/api/user.php')).status).toBe(403);
  await expect(type('member', 'show', 'nobody')).rejects.toThrow('No member "nobody".');
});

test('a dry run and a command that fails change nothing and note nothing', async () => {
  const { id, client } = await testMember(t);
  const before = (await acts()).length;
  expect(await type('member', 'ban', id, '--why', 'x', '--dry-run')).toContain('dry run');
  await expect(type('member', 'ban', 'nobody', '--why', 'x')).rejects.toThrow('No member');
  expect((await client.get('/api/user.php')).status).toBe(200);
  expect(await acts()).toHaveLength(before);
});

test.each([
  [['ban'], 'Say which member.'],
  [['ban', 'a', 'b', '--why', 'x'], 'Do not know what to do with "b".'],
  [['ban', 'a'], '--why is needed.'],
  [['ban', 'a', '--why', ''], '--why is needed.'],
  [['ban', 'a', '--wyh', 'x'], "Unknown option '--wyh'"],
  [['list', '--status', 'gone'], '--status is one of'],
  [['list', '--dry-run'], "Unknown option '--dry-run'"],
])('member %j is refused in one line', async ([verb = '', ...typed], line) => {
  const refused = type('member', verb, ...typed);
  await expect(refused).rejects.toThrow(Mistake);
  await expect(refused).rejects.toThrow(line);
});

test('what is not there is answered with what is', async () => {
  await expect(findCommand('pony', 'ban')).rejects.toThrow(things().join(', '));
  await expect(findCommand('member', '../x')).rejects.toThrow('ban');
});

test('every command has help, and needs --why exactly when it changes something [S94]', async () => {
  const all = await helpOfAll();
  for (const thing of things()) {
    for (const verb of verbsOf(thing)) {
      expect(all).toContain(`${thing} ${verb}`);
      const command = await findCommand(thing, verb);
      expect(helpOf(`${thing} ${verb}`, command).includes('--why')).toBe(command.changes);
    }
  }
});

test('no command takes a password, logs in as a member or shows what a login needs [S122]', async () => {
  for (const thing of things()) {
    for (const verb of verbsOf(thing)) {
      const { words = {}, options = {} } = await findCommand(thing, verb);
      const asked = [verb, ...Object.keys(words), ...Object.keys(options)].join(' ');
      expect([thing, asked]).toEqual([
        thing,
        expect.not.stringMatching(/pass|login|session|token|as-member/i),
      ]);
    }
  }
  const { id } = await testMember(t);
  const password_hash = '$argon2id$of-this-test';
  await t.ctx.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
  const shown = (await type('member', 'show', id)) + (await type('member', 'list'));
  expect(shown).toContain(id);
  expect(shown).not.toContain(password_hash);
});
