import { forgetExpired } from '../../app/forget-expired.ts';
import { findCommand } from '../../operator/find-command.ts';
import { runCommand } from '../../operator/run-command.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { sentMails } from '../../testing/mail.ts';
import { testMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const words = { name: 'Ann', topic: 'payment', message: 'I paid twice for one package.' };
const complain = async (client: TestClient, email: string, more: object = {}) =>
  client.post('/api/complaint.php', { ...words, email, ...more }, { cookie: 'locale=en' });
const own = async (client: TestClient) =>
  ((await client.get('/api/complaints.php')).body as { complaints: object[] }).complaints;

async function operate(verb: string, ...typed: string[]): Promise<void> {
  const command = await findCommand('complaint', verb);
  await runCommand(t.ctx, `complaint ${verb}`, command, typed, 'ada', () => {});
}

test('a member sees how their complaint stands, and its answer; others do not', async () => {
  const me = await testMember(t);
  const other = await testMember(t);
  const { body } = await complain(me.client, 'ann@example.com');
  const { number } = body as { number: string };
  expect(await own(me.client)).toMatchObject([{ number, topic: 'payment', status: 'received' }]);
  expect(await own(other.client)).toEqual([]);
  await operate('take', number, '--why', 'mine');
  expect(await own(me.client)).toMatchObject([{ status: 'in_progress', answer: '' }]);
  await operate('answer', number, '--text', 'The second is sent back.', '--why', 'paid twice');
  expect(await own(me.client)).toMatchObject([
    { status: 'answered', answer: 'The second is sent back.' },
  ]);
  await expect(operate('answer', number, '--text', 'Once more', '--why', 'x')).rejects.toThrow(
    'waits for an answer',
  );
  const mails = (await sentMails(t)).filter(({ to }) => to === 'ann@example.com');
  const subjects = mails.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([`Our answer to ${number}`, `We have your complaint: ${number}`]);
});

test('a visitor gets a receipt that carries no words of theirs; nobody is flooded by it', async () => {
  const client = t.client();
  const message = 'Buy cheap watches at https://watches.example';
  expect((await complain(client, 'b@example.com', { message, name: 'Spam' })).status).toBe(200);
  const [mail] = (await sentMails(t)).filter(({ to }) => to === 'b@example.com');
  expect(mail?.text).toContain('C-');
  expect(mail?.text).not.toMatch(/watches|Spam/);
  expect(mail?.text).not.toContain('you have an account');
  await complain(client, 'B@example.com');
  await complain(client, 'b@example.com');
  expect((await complain(client, 'b@example.com')).status).toBe(429);
  expect((await client.get('/api/complaints.php')).status).toBe(403);
});

test('what strangers send with somebody’s address leaves them their own complaints', async () => {
  const from = (client: TestClient, address: string) =>
    client.post(
      '/api/complaint.php',
      { ...words, email: 'owner@example.com' },
      { 'x-forwarded-for': address },
    );
  const stranger = t.client();
  for (let one = 1; one <= 5; one += 1) await from(stranger, '203.0.113.7');
  expect((await from(stranger, '203.0.113.7')).status).toBe(429);
  // Nor does one who rented a network of many.
  for (let one = 1; one <= 12; one += 1) await from(stranger, `2001:db8:7:${one}::1`);
  expect((await from(t.client(), '198.51.100.7')).status).toBe(200);
});

test('two years after its answer a complaint is gone, a visitor’s, too; what waits for one stays', async () => {
  const numbers: string[] = [];
  for (const email of ['answered@example.com', 'waiting@example.com']) {
    const { body } = await complain(t.client(), email);
    numbers.push((body as { number: string }).number);
  }
  const [answered = '', waiting] = numbers;
  const left = async () => {
    await forgetExpired(t.ctx);
    const rows = t.ctx.db.selectFrom('complaints').select('number');
    const found = await rows.where('number', 'in', numbers).execute();
    return found.map(({ number }) => number).sort();
  };
  t.clock.advance(3 * 365 * day);
  await operate('answer', answered, '--text', 'We mended it.', '--why', 'done');
  t.clock.advance(2 * 365 * day);
  expect(await left()).toEqual([...numbers].sort());
  t.clock.advance(1);
  expect(await left()).toEqual([waiting]);
});

test.each([
  ['message', { message: 'too short' }],
  ['topic', { topic: 'weather' }],
  ['email', { email: 'nowhere' }],
  ['name', { name: '' }],
])('a wrong %s is refused beside its field', async (field, wrong) => {
  const answer = await complain(t.client(), 'c@example.com', wrong);
  expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ field }] } } });
});
