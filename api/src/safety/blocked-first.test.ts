import { findCommand } from '../operator/find-command.ts';
import { runCommand } from '../operator/run-command.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { sentMails } from '../testing/mail.ts';
import { type TestMember, testMember } from '../testing/member.ts';
import { write } from '../testing/messages.ts';

let t: TestApp;
let me: TestMember;
let other: TestMember;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  me = await testMember(t, { profile: { gender: 'female', seeks: 'male', name: 'Anouk' } });
  other = await testMember(t, { profile: { name: 'Ruben' } });
  await other.client.post('/api/block.php', { profile: me.id });
});

const nobody = '0'.repeat(26);
const page = async (reader: TestMember, id: string) =>
  (await reader.client.get(`/api/profile.php?id=${id}`)).status;
const report = async (profile: string, more: object = {}) => {
  const body = { profile, reason: 'harassment', remarks: 'He threatened me.', ...more };
  const answer = await me.client.post('/api/report.php', body);
  return { status: answer.status, ...(answer.body as { report: string; number: string }) };
};

async function operate(thing: string, verb: string, ...typed: string[]): Promise<string> {
  const lines: string[] = [];
  const command = await findCommand(thing, verb);
  await runCommand(t.ctx, `${thing} ${verb}`, command, typed, 'ada', (line) => lines.push(line));
  return lines.join('\n');
}

test('whoever blocked first can be reported: operators read who it was and what was said', async () => {
  const { status, number } = await report(other.id);
  expect(status).toBe(200);
  const shown = await operate('report', 'show', number);
  expect(shown).toContain(other.id);
  expect(shown).toContain('He threatened me.');
  expect(await report(other.id)).toMatchObject({ number });
  // Once the other one unblocks, the report has closed the door from this side.
  await other.client.delete(`/api/block.php?profile=${me.id}`);
  expect([await page(other, me.id), await page(me, other.id)]).toEqual([404, 404]);
});

test('whoever blocked first can be blocked back, and stands in no list until they are there again', async () => {
  expect((await me.client.post('/api/block.php', { profile: other.id })).status).toBe(204);
  expect((await me.client.get('/api/blocks.php')).body).toEqual({ blocks: [] });
  await other.client.delete(`/api/block.php?profile=${me.id}`);
  expect(await page(other, me.id)).toBe(404);
  expect((await me.client.get('/api/blocks.php')).body).toMatchObject({
    blocks: [{ profile: other.id, name: 'Ruben' }],
  });
});

test('a report of who never was is kept, answered and mailed alike; nobody can be punished for it', async () => {
  const [real, none] = [await report(other.id), await report(nobody)];
  expect(none.status).toBe(real.status);
  expect(await report(nobody)).toMatchObject({ number: none.number });
  const mails = (await sentMails(t)).filter(({ subject }) => subject.includes(none.number));
  const mailed = (await sentMails(t)).filter(({ subject }) => subject.includes(real.number));
  expect(mails).toHaveLength(mailed.length);
  expect(await operate('report', 'list')).toContain('profile of nobody');
  expect(await operate('report', 'show', none.number)).toContain('He threatened me.');
  const measure = (one: string) =>
    operate('report', 'decide', none.number, '--measure', one, '--why', 'nobody');
  await expect(measure('ban')).rejects.toThrow('There is no such member.');
  expect(await measure('none')).toContain('1 decided');
});

test('pieces of others are never shown under the name of who is not there', async () => {
  const rich = await testMember(t, { credits: 100 });
  const third = await testMember(t, { profile: { gender: 'female', seeks: 'male' } });
  const message = await write(rich, third, { body: 'For nobody else' });
  for (const about of [other.id, nobody]) {
    const { status, number } = await report(about, { message: message.id });
    expect(status).toBe(200);
    expect(await operate('report', 'show', number)).not.toContain('For nobody else');
    expect(await report(about, { message: message.id })).toMatchObject({ number });
    expect((await report(about)).number).not.toBe(number);
  }
});

test('nobody reports or blocks themselves', async () => {
  expect((await report(me.id)).status).toBe(404);
  expect((await me.client.post('/api/block.php', { profile: me.id })).status).toBe(404);
});
