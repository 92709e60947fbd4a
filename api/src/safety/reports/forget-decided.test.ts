import { forgetExpired } from '../../app/forget-expired.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { decide, report } from '../../testing/reports.ts';
import { typeCommand } from '../../testing/type-command.ts';
import { eraseDue } from '../erase/erase-due.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
beforeEach(async () => {
  t = await testApp();
  me = await testMember(t, { user: { email: 'me@example.com' } });
  rude = await testMember(t, { credits: 50, user: { premium_since: t.clock.now() } });
});
afterEach(() => t.close());

const reported = async (more: object = {}) =>
  (await report(me, rude, { remarks: 'It says so.', ...more })).report;
const rows = (table: 'reports' | 'appeals') => t.ctx.db.selectFrom(table).selectAll().execute();
const mails = async () => (await sentMails(t)).filter(({ to }) => to === 'me@example.com');
async function said(): Promise<{ message: string; chat: string }> {
  const { id, conversation } = await write(rude, me, { body: 'Something rude' });
  return { message: id, chat: `/api/chat.php?conversation=${conversation}` };
}

test('two years after its decision a report is gone, with what was said against it; an open one is not', async () => {
  await decide(t, await reported(), 'none');
  const token = tokenOf((await mails())[0]);
  await t.client().post('/api/appeal.php', { token, text: 'Please look again.' });
  const open = await reported();
  t.clock.advance(2 * 365 * day - 1);
  await forgetExpired(t.ctx);
  expect([await rows('reports'), await rows('appeals')]).toMatchObject([[{}, {}], [{}]]);
  t.clock.advance(2);
  await forgetExpired(t.ctx);
  expect([await rows('reports'), await rows('appeals')]).toMatchObject([[{ id: open }], []]);
});

test('a message that was reported stays unseen, which is all that is left of the report', async () => {
  const { message, chat } = await said();
  await decide(t, await reported({ message }), 'message_removed');
  t.clock.advance(2 * 365 * day + 1);
  await t.ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01') })
    .execute();
  await forgetExpired(t.ctx);
  const nothing = { reason: 'other', remarks: '', measure: null, decided_by: null };
  expect(await rows('reports')).toMatchObject([{ message_id: message, ...nothing }]);
  expect((await me.client.get(chat)).body).toMatchObject({ messages: [] });
});

test('of one whose reporter is gone nothing is left, whatever was reported', async () => {
  const { message } = await said();
  const made = await reported({ message });
  await decide(t, made, 'message_removed');
  await t.ctx.db.updateTable('reports').set({ reporter_id: null }).where('id', '=', made).execute();
  t.clock.advance(2 * 365 * day + 1);
  await forgetExpired(t.ctx);
  expect(await rows('reports')).toEqual([]);
});

test('a report of whoever is erased meanwhile is decided all the same, and names nobody', async () => {
  const { message } = await said();
  const made = await reported({ message });
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', rude.id).execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
  expect(await rows('reports')).toMatchObject([
    { id: made, profile_id: null, named_id: 'gone', message_id: 'gone', remarks: 'It says so.' },
  ]);
  expect(await typeCommand(t, 'report', 'list')).toContain('message of nobody');
  expect(await decide(t, made, 'none')).toContain('1 decided');
  expect((await mails())[0]?.text).toContain('You reported a message');
});
