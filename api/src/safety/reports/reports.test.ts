import { findCommand } from '../../operator/find-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { pictureKey } from '../../photos/picture-files.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import { type TestMember, testMember } from '../../testing/member.ts';
import { write } from '../../testing/messages.ts';
import { decide } from '../../testing/reports.ts';
import { plainPhoto, uploaded } from '../../testing/upload.ts';

let t: TestApp;
let me: TestMember;
let rude: TestMember;
let number = 0;
beforeEach(async () => {
  t = await testApp();
  number += 1;
  const premium_since = t.clock.now();
  const user = { premium_since };
  me = await testMember(t, { user: { email: `me-${number}@example.com` }, credits: 50 });
  rude = await testMember(t, {
    user: { ...user, email: `rude-${number}@example.com`, language: 'nl' },
    profile: { gender: 'female', name: 'Roos' },
    credits: 50,
  });
});
afterEach(() => t.close());

async function operate(who: string, thing: string, verb: string, ...typed: string[]) {
  const lines: string[] = [];
  const command = await findCommand(thing, verb);
  await runCommand(t.ctx, `${thing} ${verb}`, command, typed, who, (line) => lines.push(line));
  return lines.join('\n');
}
async function mailTo(name: string) {
  const mails = await sentMails(t);
  return mails.filter((mail) => JSON.stringify(mail.to).includes(`${name}-${number}@`));
}
async function report(more: object = {}, reason = 'harassment') {
  const answer = await me.client.post('/api/report.php', { profile: rude.id, reason, ...more });
  expect(answer.status).toBe(200);
  return answer.body as { report: string; number: string };
}

test('a report has a number and a mailed receipt, once; the other side hears nothing [S119]', async () => {
  const made = await report();
  expect(made.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await report()).toEqual(made);
  const mails = await mailTo('me');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(made.number);
  expect(await mailTo('rude')).toEqual([]);
  expect(await operate('ada', 'report', 'list')).toContain(made.number);
  expect(await operate('ada', 'report', 'show', made.number)).toContain(rude.id);
});

test('the same report from several pages at once is one, with one number and one receipt', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => report()));
  expect(new Set(made.map(({ number }) => number)).size).toBe(1);
  expect(await mailTo('me')).toHaveLength(1);
});

test('who was unblocked and is reported again is out of sight again, by the same report', async () => {
  const seen = async () => (await me.client.get(`/api/profile.php?id=${rude.id}`)).status;
  const made = await report();
  await me.client.delete(`/api/block.php?profile=${rude.id}`);
  expect(await seen()).toBe(200);
  expect(await report()).toEqual(made);
  expect(await seen()).toBe(404);
});

test('a ban is done and told to both in their language; an appeal works logged out, by another [S119]', async () => {
  const made = await report();
  await decide(t, made.number, 'ban');
  expect((await rude.client.get('/api/user.php')).status).toBe(403);
  expect((await mailTo('me'))[0]?.text).toContain('The account has been closed.');
  const [statement] = await mailTo('rude');
  expect(statement?.text).toMatch(
    /is je profiel gemeld[\s\S]*geen machine,[\s\S]*We hebben je account gesloten/,
  );
  expect(statement?.text).not.toContain(me.id);
  const token = tokenOf(statement);
  const visitor = t.client();
  const seen = () => visitor.get(`/api/appeal.php?token=${token}`);
  expect((await seen()).body).toMatchObject({ mine: false, measure: 'ban', appeal: null });
  expect((await visitor.post('/api/appeal.php', { token, text: ' no ' })).status).toBe(400);
  const text = 'That was not me, my account was stolen.';
  expect((await visitor.post('/api/appeal.php', { token, text })).status).toBe(204);
  expect((await visitor.post('/api/appeal.php', { token, text })).status).toBe(410);
  expect((await seen()).body).toMatchObject({ appeal: 'open' });
  const list = await operate('ada', 'appeal', 'list');
  expect(list).toContain('stolen');
  const answer = (who: string) => {
    t.clock.advance(1000);
    const appeal = list.slice(0, 26);
    return operate(who, 'appeal', 'decide', appeal, '--answer', 'granted', '--why', 'right');
  };
  await expect(answer('ada')).rejects.toThrow('ask somebody else');
  await answer('grace');
  await expect(answer('grace')).rejects.toThrow('No open appeal');
  expect((await mailTo('rude'))[0]?.text).toContain('je had gelijk');
  const account = await t.ctx.db
    .selectFrom('users')
    .select('status')
    .where('id', '=', rude.id)
    .executeTakeFirstOrThrow();
  expect(account.status).toBe('active');
});

test('a dismissed report changes nothing for the reported, who is not written to', async () => {
  const made = await report();
  await decide(t, made.report, 'none');
  expect(await mailTo('rude')).toEqual([]);
  expect((await rude.client.get('/api/user.php')).status).toBe(200);
  const [mail] = await mailTo('me');
  expect(mail?.text).toContain('leave it as it is');
  await expect(decide(t, made.report, 'ban')).rejects.toThrow('dismissed before');
  const text = 'Please look again, it says so in the text.';
  const token = tokenOf(mail);
  expect((await t.client().post('/api/appeal.php', { token, text })).status).toBe(204);
  const list = await operate('ada', 'appeal', 'list');
  await operate(
    'grace',
    'appeal',
    'decide',
    list.slice(0, 26),
    '--answer',
    'granted',
    '--why',
    'x',
  );
  expect(await operate('ada', 'report', 'list')).toContain(`profile of ${rude.id}`);
});

test('a reported photo is gone for the reporter on every card, and removed for all when so decided', async () => {
  const photo = await uploaded(rude, await plainPhoto());
  const other = await testMember(t);
  const shows = async (reader: TestMember) => {
    const url = `/api/profile.php?id=${rude.id}`;
    const pages = await Promise.all(
      [url, '/api/search.php?gender=female'].map((at) => reader.client.get(at)),
    );
    return pages.some(({ text }) => text.includes(photo.id));
  };
  expect(await shows(me)).toBe(true);
  const made = await report({ photo: photo.id }, 'nudity');
  expect([await shows(me), await shows(other)]).toEqual([false, true]);
  expect((await me.client.get(photo.full_url)).status).toBe(404);
  await expect(decide(t, made.number, 'message_removed')).rejects.toThrow('no message');
  await decide(t, made.number, 'photo_removed');
  expect(await shows(other)).toBe(false);
  expect(await t.ctx.files.exists(pictureKey(photo.id, 'full'))).toBe(false);
  expect((await mailTo('rude'))[0]?.text).toContain('De foto is verwijderd'.slice(3, 8));
});

test('a message that was received is removed, appeal or not: only its sender sees it, and that it is paid', async () => {
  const message = await write(rude, me, { body: 'Something rude \u001b[2J' });
  const chat = `/api/chat.php?conversation=${message.conversation}`;
  expect((await me.client.get(chat)).text).toContain('Something rude');
  const made = await report({ message: message.id });
  const second = await testMember(t);
  await second.client.post('/api/report.php', { profile: rude.id, reason: 'spam' });
  expect(await operate('ada', 'report', 'show', made.number)).toContain('Something rude');
  const isRight = async () => {
    expect((await me.client.get(chat)).body).toMatchObject({ messages: [] });
    const paid = { id: message.id, credits: 10 };
    expect((await rude.client.get(chat)).body).toMatchObject({ credits: 40, messages: [paid] });
  };
  expect(await decide(t, made.number, 'message_removed')).toContain('1 decided');
  await isRight();
  const token = tokenOf((await mailTo('rude'))[0]);
  await t.client().post('/api/appeal.php', { token, text: 'It was a quote from a film.' });
  const [appeal = ''] = (await operate('ada', 'appeal', 'list')).split(/\s/);
  await operate('grace', 'appeal', 'decide', appeal, '--answer', 'granted', '--why', 'x');
  await isRight();
});

test('a link of somebody else, a made-up and an expired one open nothing', async () => {
  expect((await t.client().get(`/api/appeal.php?token=${'x'.repeat(43)}`)).status).toBe(404);
  const made = await report();
  await decide(t, made.number, 'warning');
  const token = tokenOf((await mailTo('rude'))[0]);
  await t.ctx.db.updateTable('tokens').set({ expires_at: t.clock.now() }).execute();
  expect((await t.client().get(`/api/appeal.php?token=${token}`)).status).toBe(410);
  const text = 'Something that is long enough.';
  expect((await t.client().post('/api/appeal.php', { token, text })).status).toBe(410);
  expect((await t.client().post('/api/password-reset.php', { token, text })).status).toBe(400);
});

test('what a report quotes moves no cursor and breaks no line where operators read it [S120]', async () => {
  const nasty = '\u001b[2J\u001b]0;owned\u0007\r\nreport   decided\u202e\u009b1A';
  await t.ctx.db
    .updateTable('profiles')
    .set({
      about_me: nasty,
      name: nasty,
      prompts: JSON.stringify([{ key: 'sunday', answer: nasty }]) as never,
    })
    .where('id', '=', rude.id)
    .execute();
  const { number: which } = await report({ remarks: `Look: ${nasty}` });
  const shown = await operate('ada', 'report', 'show', which);
  const listed = await operate('ada', 'report', 'list');
  expect(shown).toContain('Look: ');
  expect(shown + listed).not.toMatch(/[^\n\P{C}]/u);
  expect(shown.split('\n').some((line) => line.startsWith('report   decided'))).toBe(false);
});

const appeal = (token: string) => t.client().get(`/api/appeal.php?token=${token}`);

test('only what that member said to the reporter, and their own photos, can be reported', async () => {
  const third = await testMember(t, { credits: 50 });
  const message = await write(rude, third, { body: 'For another' });
  const photo = await uploaded(third, await plainPhoto());
  for (const what of [{ message: message.id }, { photo: photo.id }]) {
    const body = { profile: rude.id, reason: 'spam', ...what };
    expect((await me.client.post('/api/report.php', body)).status).toBe(404);
  }
});

test('the same is a new report for somebody else, and after it was decided', async () => {
  const second = await testMember(t, { user: { email: `second-${number}@example.com` } });
  const first = await report();
  const body = { profile: rude.id, reason: 'harassment' };
  const theirs = (await second.client.post('/api/report.php', body)).body as typeof first;
  expect(theirs.number).not.toBe(first.number);
  expect(await mailTo('second')).toHaveLength(1);
  await decide(t, first.number, 'none');
  expect((await report()).number).not.toBe(first.number);
});

test('a ban closes all that is reported of the member, and ends their sessions for good', async () => {
  const photo = await uploaded(rude, await plainPhoto());
  const second = await testMember(t, { user: { email: `second-${number}@example.com` } });
  await second.client.post('/api/report.php', {
    profile: rude.id,
    photo: photo.id,
    reason: 'fake',
  });
  const made = await report();
  expect(await decide(t, made.number, 'ban')).toContain('2 decided');
  expect((await mailTo('second'))[0]?.text).toContain('The account has been closed.');
  await operate('ada', 'member', 'unban', rude.id, '--why', 'a mistake');
  expect((await rude.client.get('/api/user.php')).status).toBe(403);
});

test('a decision can be appealed for half a year; neither side sees what the other says', async () => {
  const made = await report();
  await decide(t, made.number, 'warning');
  const [theirs, mine] = [tokenOf((await mailTo('rude'))[0]), tokenOf((await mailTo('me'))[0])];
  t.clock.advance(182 * 24 * 3600 * 1000);
  expect((await appeal(theirs)).body).toMatchObject({ mine: false, appeal: null });
  const text = 'It was a joke among friends.';
  expect((await t.client().post('/api/appeal.php', { token: theirs, text })).status).toBe(204);
  expect((await appeal(theirs)).body).toMatchObject({ appeal: 'open' });
  expect((await appeal(mine)).body).toMatchObject({ mine: true, appeal: null });
});

test('an appeal that is granted brings nobody back who asked to be deleted meanwhile', async () => {
  const made = await report();
  await decide(t, made.number, 'ban');
  const token = tokenOf((await mailTo('rude'))[0]);
  const text = 'That was not me, my account was stolen.';
  await t.client().post('/api/appeal.php', { token, text });
  await t.ctx.db
    .updateTable('users')
    .set({ status: 'deleted', deletion_requested_at: t.clock.now() })
    .where('id', '=', rude.id)
    .execute();
  const found = await t.ctx.db
    .selectFrom('appeals')
    .select('id')
    .where('user_id', '=', rude.id)
    .executeTakeFirstOrThrow();
  await operate('grace', 'appeal', 'decide', found.id, '--answer', 'granted', '--why', 'right');
  const account = t.ctx.db.selectFrom('users').select('status').where('id', '=', rude.id);
  expect(await account.execute()).toEqual([{ status: 'deleted' }]);
});
