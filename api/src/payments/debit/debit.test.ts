import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { balanceOf } from '../../credits/balance.ts';
import { day, minute, second } from '../../platform/clock.ts';
import { spokenLanguages } from '../../platform/texts.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, statusOf, testBuyer } from '../../testing/buyer.ts';
import { codeOf, confirm, debitAccount, give, ordered, problem } from '../../testing/debit.ts';
import { sentMails } from '../../testing/mail.ts';
import { givePassword, ownPassword } from '../../testing/own-data.ts';
import { reconcile } from '../reconcile.ts';
import { openIban, readIban, sealIban } from './iban.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to one phone on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test.each(spokenLanguages)(
  'the leave to debit in %s is kept in the words of the page',
  (language) => {
    const shown = read(`mf-payments/src/locales/${language}.json`).debit.mandate;
    expect(read(`api/src/locales/${language}/payments.json`).payments.mandate).toBe(shown);
    expect(shown).toContain('{{reference}}');
  },
);

test('three steps to credits: order, account, code; the IBAN is sealed, the mandate mailed [S91]', async () => {
  const ann = await testBuyer(t);
  const answer = await buy(ann, { paymentmethod: 'sdd' });
  expect(answer.body).toMatchObject({ redirect_url: null, payment: { status: 'open' } });
  const { payment_id: id } = (answer.body as { payment: { payment_id: string } }).payment;
  const given = await give(ann, id, { iban: debitAccount.iban });
  expect(given.body).toMatchObject({ iban_last4: '4300', phone_last3: '204' });
  const row = await t.ctx.db
    .selectFrom('direct_debits')
    .selectAll()
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/0417164/);
  const plain = createHash('sha256').update('NL91ABNA0417164300').digest();
  for (const as of ['hex', 'base64url'] as const) {
    expect(JSON.stringify(row)).not.toContain(plain.toString(as));
  }
  expect(openIban(t.ctx, id, row.iban_encrypted)).toBe('NL91ABNA0417164300');
  expect(row.mandate_text).toContain('€24.99');
  expect(problem(await confirm(ann, id, wrong(codeOf(t))))).toEqual([400, 'wrong']);
  const confirmed = await confirm(ann, id, codeOf(t));
  expect(confirmed.body).toMatchObject({ payment: { status: 'pending' } });
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  const subjects = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  expect(subjects.map(({ subject }) => subject)).toContain('Your direct debit mandate');
});

test('a direct debit can be repeated, and waits for its account and code as the first did', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  await confirm(ann, id, codeOf(t));
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  const again = (await ann.client.get('/api/repeat-order.php')).body;
  expect(again).toMatchObject({ order: { package: { id: 'nl-150' }, paymentmethod: 'sdd' } });
  const repeated = await ann.client.post('/api/repeat-order.php', { waiver: true });
  expect(repeated.body).toMatchObject({ redirect_url: null, payment: { status: 'open' } });
  const { payment_id } = (repeated.body as { payment: { payment_id: string } }).payment;
  expect((await give(ann, payment_id)).status).toBe(200);
});

test('an IBAN is checked by its country, and opens for its own payment only [S91]', () => {
  for (const iban of ['NL91ABNA0417164300', 'de89 3704 0044 0532 0130 00', 'BE68-5390-0754-7034']) {
    expect(readIban(iban)).toMatch(/^[A-Z]{2}\d{2}/);
  }
  for (const iban of [
    'NL91ABNA0417164301',
    'NL91ABNA041716430',
    'XX00',
    'TR330006100519786457841326',
  ]) {
    expect(readIban(iban)).toBeNull();
  }
  const sealed = sealIban(t.ctx, 'one', 'NL91ABNA0417164300');
  expect(sealIban(t.ctx, 'one', 'NL91ABNA0417164300')).not.toBe(sealed);
  expect(() => openIban(t.ctx, 'other', sealed)).toThrow();
});

test.each([
  [{ iban: 'NL91ABNA0417164301' }, 'iban'],
  [{ mandate: false }, 'mandate'],
  [{ phone: 'call me' }, 'phone'],
  [{ holder: '' }, 'holder'],
])('what is wrong with %j is said beside its field', async (values, field) => {
  const ann = await testBuyer(t);
  const answer = await give(ann, await ordered(ann), values);
  expect(answer).toMatchObject({ status: 400, body: { error: { details: [{ field }] } } });
});

test('a mandate asks for the password, or a login of just now, and not without end [S07]', async () => {
  const ann = await testBuyer(t);
  await givePassword(t, ann);
  const id = await ordered(ann);
  t.clock.advance(10 * minute);
  expect(await give(ann, id)).toMatchObject({
    ...{ status: 400, body: { error: { details: [{ field: 'password', code: 'required' }] } } },
  });
  // What is mistyped elsewhere is not an attempt.
  for (let times = 0; times < 9; times += 1) await give(ann, id, { iban: 'NL91ABNA0417164301' });
  const guess = () => give(ann, id, { password: 'a guess' });
  expect(problem(await guess())).toEqual([400, 'wrong']);
  const kept = t.ctx.db.selectFrom('direct_debits').select('phone').where('payment_id', '=', id);
  expect(await kept.execute()).toEqual([]);
  expect((await give(ann, id, { password: ownPassword })).status).toBe(200);
  for (let times = 0; times < 3; times += 1) expect(problem(await guess())[0]).toBe(400);
  expect(problem(await guess())[0]).toBe(429);
  expect(problem(await give(ann, id, { password: ownPassword }))[0]).toBe(429);
});

test('an account that was confirmed is not changed any more, also before it is handed over', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  t.clock.advance(second);
  await give(ann, id, { iban: debitAccount.iban });
  await t.ctx.db
    .updateTable('direct_debits')
    .set({ confirmed_at: t.clock.now() })
    .where('payment_id', '=', id)
    .execute();
  t.clock.advance(minute);
  const other = await give(ann, id, { iban: 'NL02 ABNA 0123 4567 89' });
  expect(problem(other)).toEqual([409, 'payment_ended']);
  const { iban_last4 } = await t.ctx.db
    .selectFrom('direct_debits')
    .select('iban_last4')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(iban_last4).toBe('4300');
});
