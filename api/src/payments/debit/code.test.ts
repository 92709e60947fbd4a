import { balanceOf } from '../../credits/balance.ts';
import { day, minute, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { statusOf, testBuyer } from '../../testing/buyer.ts';
import { codeOf, confirm, give, ordered, problem } from '../../testing/debit.ts';
import { sentMails } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to one phone on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

const resend = ({ client }: TestMember, payment_id: string) =>
  client.post('/api/directdebit-resend.php', { payment_id });

test('of any number of guesses at once five count, and then no code helps, not even a new one [S90]', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  const right = codeOf(t);
  const guesses = Array.from({ length: 40 }, (_, n) =>
    String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0'),
  );
  const answers = await Promise.all(guesses.map((code) => confirm(ann, id, code)));
  const counted = answers.filter((answer) => problem(answer)[1] === 'wrong');
  expect(counted).toHaveLength(5);
  expect(problem(await confirm(ann, id, right))).toEqual([429, 'code_tries']);
  t.clock.advance(minute);
  expect(problem(await resend(ann, id))).toEqual([429, 'code_tries']);
  expect(await statusOf(ann, id)).toBe('open');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

test('a code is good for ten minutes, for its order, until a newer one [S90]', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  const first = codeOf(t);
  expect(problem(await resend(ann, id))[0]).toBe(429);
  t.clock.advance(30 * second);
  expect((await resend(ann, id)).status).toBe(200);
  expect(problem(await confirm(ann, id, first))).toEqual([400, 'wrong']);
  const newer = codeOf(t);
  t.clock.advance(10 * minute);
  expect(problem(await confirm(ann, id, newer))).toEqual([400, 'expired']);

  const eve = await testBuyer(t);
  const other = await ordered(eve);
  await give(eve, other, { phone: '+31699999999' });
  expect((await confirm(eve, id, newer)).status).toBe(404);
  expect((await give(eve, id)).status).toBe(404);
  t.clock.advance(minute);
  await resend(ann, id);
  expect(problem(await confirm(eve, other, codeOf(t)))).toEqual([400, 'wrong']);
  expect((await confirm(eve, other, codeOf(t, '+31699999999'))).status).toBe(200);
});

test.each([
  ['phone', { phone: '+31687654321' }],
  ['account at a bank', { iban: 'NL02 ABNA 0123 4567 89' }],
  ['holder', { holder: 'B. Jansen' }],
])('a code is worth nothing once another %s was named', async (_what, other) => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  const first = codeOf(t);
  // Too soon for another code.
  expect(problem(await give(ann, id, other))[0]).toBe(429);
  expect(problem(await confirm(ann, id, first))).toEqual([400, 'expired']);
  t.clock.advance(30 * second);
  expect((await resend(ann, id)).status).toBe(200);
  expect(
    (await confirm(ann, id, codeOf(t, 'phone' in other ? other.phone : undefined))).status,
  ).toBe(200);
});

test('a code stays good for an account that is named once more', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  expect(problem(await give(ann, id))[0]).toBe(429);
  expect((await confirm(ann, id, codeOf(t))).status).toBe(200);
});

test('a code that is sent again, since its answer was lost, is answered as the first time', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  const code = codeOf(t);
  const both = await Promise.all([confirm(ann, id, code), confirm(ann, id, code)]);
  const again = await confirm(ann, id, code);
  expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(again.body).toMatchObject({ payment: { status: 'pending' } });
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your direct debit mandate']);
  expect((await confirm(await testBuyer(t), id, code)).status).toBe(404);
});
