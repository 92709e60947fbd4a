import { dueBefore } from '../account/deletion/days.ts';
import { eraseDue } from '../safety/erase/erase-due.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { asJson, testDraft } from '../testing/draft.ts';
import { sentMails, tokenOf } from '../testing/mail.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { typeCommand } from '../testing/type-command.ts';
import { Mistake } from './command.ts';

let t: TestApp;
let ann: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  ann = await testMember(t);
});

const type = (verb: string, ...words: string[]) =>
  typeCommand(t, 'member', verb, ann.id, ...words, '--why', 'asked by letter');
const account = () =>
  t.ctx.db
    .selectFrom('users')
    .select(['status', 'deleted_at', 'email'])
    .where('id', '=', ann.id)
    .executeTakeFirstOrThrow();

test('who is banned and asks for it is erased within the hour, and nobody before that', async () => {
  const refused = new Mistake(
    `No banned or deleted member "${ann.id}". Others delete their account themselves.`,
  );
  await expect(type('erase')).rejects.toThrow(refused);
  await type('ban');
  await type('erase', '--dry-run');
  await eraseDue(t.ctx);
  expect(await account()).toMatchObject({ status: 'banned', deleted_at: null });
  expect(await type('erase')).toContain('is erased within the hour');
  await eraseDue(t.ctx);
  const { deleted_at, email } = await account();
  expect(deleted_at).not.toBeNull();
  expect(email).toBe(`${ann.id}@gone.invalid`);
  await expect(type('erase')).rejects.toThrow(refused);
});

test('no link of before brings back who is banned and about to be erased', async () => {
  const client = t.client();
  const draft = testDraft({ email: 'leaving@example.com' });
  await client.post('/api/signup.php', draft, asJson);
  const linkTo = async (path: string) =>
    tokenOf((await sentMails(t)).find(({ text }) => text.includes(path)));
  await client.post('/api/activate.php', { token: await linkTo('/activate') });
  const { user } = (await client.get('/api/user.php')).body as { user: { id: string } };
  const { password } = draft;
  await client.post('/api/account-delete.php', { password, reason: 'price' });
  const token = await linkTo('/account-deleted');
  ann = { ...ann, id: user.id };
  await type('ban');
  await type('erase');
  expect((await t.client().post('/api/account-restore.php', { token })).status).toBe(410);
  await eraseDue(t.ctx);
  expect((await account()).deleted_at).not.toBeNull();
});

test('who is about to be erased is, whoever bans them within that hour', async () => {
  const other = await testMember(t);
  const reported = await other.client.post('/api/report.php', { profile: ann.id, reason: 'hate' });
  const { report } = reported.body as { report: string };
  await type('ban');
  await type('erase');
  await expect(type('ban')).rejects.toThrow('about to be erased');
  await typeCommand(t, 'report', 'decide', report, '--measure', 'ban', '--why', 'looked at');
  expect(await type('fraud')).toContain('0 told');
  expect(await account()).toMatchObject({ status: 'deleted' });
  await eraseDue(t.ctx);
  expect((await account()).deleted_at).not.toBeNull();
});

test('who asked to be deleted is banned all the same, and kept by that', async () => {
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', ann.id).execute();
  const request = {
    user_id: ann.id,
    reason: 'price',
    remarks: '',
    status_before: 'active',
  } as const;
  await t.ctx.db
    .insertInto('deletion_requests')
    .values({ ...request, requested_at: t.clock.now() })
    .execute();
  await type('ban');
  expect(await account()).toMatchObject({ status: 'banned' });
});

test('what is due is what was asked for fourteen days ago', () => {
  expect(dueBefore(new Date('2026-03-15T10:00:00Z'))).toEqual(new Date('2026-03-01T10:00:00Z'));
});
