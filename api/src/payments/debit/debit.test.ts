import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { balanceOf } from '../../credits/balance.ts';
import { readMailbox } from '../../mail/read-mailbox.ts';
import { day, hour, minute, second } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { spokenLanguages } from '../../platform/texts.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../../testing/buyer.ts';
import { ibanOf } from '../../testing/iban.ts';
import { sentMails } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';
import { givePassword, ownPassword } from '../../testing/own-data.ts';
import { currentProvider } from '../providers.ts';
import { reconcile } from '../reconcile.ts';
import { settle } from '../settle.ts';
import { collectDebit } from './collect.ts';
import { openIban, readIban, sealIban } from './iban.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to one phone on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

const account = {
  holder: 'A. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Damstraat',
  house_number: '1a',
  postcode: '1012 JM',
  city: 'Amsterdam',
  phone: '+31 6 1234 5204',
  mandate: true,
};

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8'));

test.each(spokenLanguages)(
  'the leave to debit in %s is kept in the words of the page',
  (language) => {
    const shown = read(`mf-payments/src/locales/${language}.json`).debit.mandate;
    expect(read(`api/src/locales/${language}/payments.json`).payments.mandate).toBe(shown);
    expect(shown).toContain('{{reference}}');
  },
);

async function ordered(member: TestMember, rest = {}): Promise<string> {
  const answer = await buy(member, { paymentmethod: 'sdd', ...rest });
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body as { payment: { payment_id: string } }).payment.payment_id;
}
const give = (member: TestMember, payment_id: string, rest = {}) =>
  member.client.post('/api/directdebit.php', {
    ...{ payment_id, ...account, iban: ibanOf(member) },
    ...rest,
  });
const confirm = ({ client }: TestMember, payment_id: string, code: string) =>
  client.post('/api/directdebit-code.php', { payment_id, code });
const resend = ({ client }: TestMember, payment_id: string) =>
  client.post('/api/directdebit-resend.php', { payment_id });

/** As the phone shows it: at the mailbox page, the last one first. */
function codeOf(phone = '+31612345204'): string {
  const sms = readMailbox(t.ctx.env.dataDir).find(({ to }) => to === phone);
  return /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const problem = ({ status, body }: { status: number; body: unknown }) => {
  const { code, details } = (body as { error: { code: string; details: { code: string }[] } })
    .error;
  return [status, code === 'validation' ? details[0]?.code : code];
};

test('three steps to credits: order, account, code; the IBAN is sealed, the mandate mailed [S91]', async () => {
  const ann = await testBuyer(t);
  const answer = await buy(ann, { paymentmethod: 'sdd' });
  expect(answer.body).toMatchObject({ redirect_url: null, payment: { status: 'open' } });
  const { payment_id: id } = (answer.body as { payment: { payment_id: string } }).payment;
  const given = await give(ann, id, { iban: account.iban });
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
  expect(problem(await confirm(ann, id, wrong(codeOf())))).toEqual([400, 'wrong']);
  const confirmed = await confirm(ann, id, codeOf());
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
  await confirm(ann, id, codeOf());
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

test('of any number of guesses at once five count, and then no code helps, not even a new one [S90]', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  await give(ann, id);
  const right = codeOf();
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
  const first = codeOf();
  expect(problem(await resend(ann, id))[0]).toBe(429);
  t.clock.advance(30 * second);
  expect((await resend(ann, id)).status).toBe(200);
  expect(problem(await confirm(ann, id, first))).toEqual([400, 'wrong']);
  const newer = codeOf();
  t.clock.advance(10 * minute);
  expect(problem(await confirm(ann, id, newer))).toEqual([400, 'expired']);

  const eve = await testBuyer(t);
  const other = await ordered(eve);
  await give(eve, other, { phone: '+31699999999' });
  expect((await confirm(eve, id, newer)).status).toBe(404);
  expect((await give(eve, id)).status).toBe(404);
  t.clock.advance(minute);
  await resend(ann, id);
  expect(problem(await confirm(eve, other, codeOf()))).toEqual([400, 'wrong']);
  expect((await confirm(eve, other, codeOf('+31699999999'))).status).toBe(200);
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

test('an account pays so much that way, and nothing once it had a debit fetched back', async () => {
  const ann = await testBuyer(t);
  for (let order = 0; order < 3; order += 1) {
    const id = await ordered(ann, { package: 'nl-50' });
    t.clock.advance(second);
    await give(ann, id);
    await confirm(ann, id, codeOf());
  }
  expect(problem(await buy(ann, { paymentmethod: 'sdd' }))).toEqual([429, 'debit_limit']);
  expect((await buy(ann, { paymentmethod: 'paypal' })).status).toBe(200);

  const eve = await testBuyer(t);
  const id = await ordered(eve);
  t.clock.advance(second);
  await give(eve, id);
  await confirm(eve, id, codeOf());
  const { provider_ref } = await t.ctx.db
    .selectFrom('payments')
    .select('provider_ref')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const ref = String(provider_ref);
  await notify(t, { id: 'booked', ref });
  const again = (await eve.client.get('/api/repeat-order.php')).body;
  expect(again).toMatchObject({ order: { paymentmethod: 'sdd' } });
  await choose(eve, ref, 'charge_back');
  await notify(t, { id: 'fetched-back', ref });
  expect(problem(await buy(eve, { paymentmethod: 'sdd' }))).toEqual([403, 'debit_blocked']);
  // Neither is the page of the last order offered what would be refused.
  expect((await eve.client.get('/api/repeat-order.php')).body).toEqual({ order: null });
});

test('accounts that were given beforehand are counted as they are confirmed', async () => {
  const ann = await testBuyer(t);
  const phones = [1, 2, 3, 4].map((last) => `+3161234561${last}`);
  const orders: { id: string; code: string }[] = [];
  for (const phone of phones) {
    const id = await ordered(ann, { package: 'nl-50' });
    t.clock.advance(second);
    expect((await give(ann, id, { phone })).status).toBe(200);
    orders.push({ id, code: codeOf(phone) });
  }
  const answers = [];
  for (const { id, code } of orders) answers.push(await confirm(ann, id, code));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers.at(-1)?.body).toMatchObject({ error: { code: 'debit_limit' } });
  const last = orders.at(-1)?.id ?? '';
  expect(await statusOf(ann, last)).toBe('open');
});

/** A debit that was confirmed, and not handed over yet: its answer was lost, or it is under way. */
async function confirmedOnly(member: TestMember): Promise<string> {
  const id = await ordered(member);
  t.clock.advance(second);
  await give(member, id);
  const confirmed = { confirmed_at: t.clock.now() };
  const { db } = t.ctx;
  await db.updateTable('direct_debits').set(confirmed).where('payment_id', '=', id).execute();
  return id;
}

test('a debit that is handed over late is on its way, not over', async () => {
  const ann = await testBuyer(t);
  const id = await confirmedOnly(ann);
  t.clock.advance(day + minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, id)).toBe('pending');
});

test('a debit that may be at the bank already is not called off with us alone', async () => {
  const ann = await testBuyer(t);
  const id = await confirmedOnly(ann);
  const refused = await ann.client.delete(`/api/payment.php?id=${id}`);
  expect(problem(refused)).toEqual([409, 'order_paid']);
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

async function confirmedForNobody(member: TestMember): Promise<string> {
  const id = await confirmedOnly(member);
  const { db } = t.ctx;
  const unreadable = { iban_encrypted: 'nonsense' };
  await db.updateTable('direct_debits').set(unreadable).where('payment_id', '=', id).execute();
  return id;
}

test('a debit that nobody can hand over has failed, and stands in the way of nothing', async () => {
  const ann = await testBuyer(t);
  const first = await confirmedForNobody(ann);
  const calledOff = await ann.client.delete(`/api/payment.php?id=${first}`);
  expect(calledOff.body).toMatchObject({ payment: { status: 'failed' } });
  const second = await confirmedForNobody(ann);
  const third = (await bought(ann, { replaces: second })).payment.payment_id;
  expect([await statusOf(ann, second), await statusOf(ann, third)]).toEqual(['failed', 'open']);
  const eve = await testBuyer(t);
  const left = await confirmedForNobody(eve);
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  expect(await statusOf(eve, left)).toBe('failed');
});

test.each([
  [422, 'failed'],
  [503, 'away'],
])('a debit that its provider answers with %i is %s', async (status, outcome) => {
  const ann = await testBuyer(t);
  const id = await confirmedOnly(ann);
  const collect = async () => {
    throw new ApiError(status, 'away');
  };
  const provider = { ...currentProvider(t.ctx), collect };
  const met = await collectDebit(t.ctx, provider, id).catch(({ code }: ApiError) => code);
  expect(met).toEqual(outcome === 'away' ? 'away' : { payment: id, status: outcome });
});

test('what a provider says of an order that ended meanwhile is remembered by its number', async () => {
  const ann = await testBuyer(t);
  const id = await confirmedOnly(ann);
  const known = await collectDebit(t.ctx, currentProvider(t.ctx), id);
  if (!known || !('ref' in known)) throw new Error('There was nothing to collect.');
  await settle(t.ctx, { payment: id, status: 'cancelled' });
  expect(await settle(t.ctx, known)).toBe('unchanged');
  await choose(ann, known.ref, 'pay');
  t.clock.advance(2 * hour);
  await reconcile(t.ctx);
  expect(await statusOf(ann, id)).toBe('completed');
});

test('€150 in 30 days may be debited, and not a cent more', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  t.clock.advance(second);
  await give(ann, id);
  await confirm(ann, id, codeOf());
  const paid = (amount: number) =>
    t.ctx.db.updateTable('payments').set({ amount }).where('id', '=', id).execute();
  await paid(15_001 - 2499);
  expect(problem(await buy(ann, { paymentmethod: 'sdd' }))).toEqual([429, 'debit_limit']);
  await paid(15_000 - 2499);
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(200);
});

test.each([
  ['open', 429],
  ['pending', 429],
  ['completed', 429],
  ['failed', 200],
  ['expired', 200],
] as const)('of what was to be debited what is %s counts or not: %i', async (status, answer) => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  // Another number: one gets only so many codes.
  expect((await give(ann, id, { phone: '+31698765432' })).status).toBe(200);
  const { db } = t.ctx;
  const confirmed = { confirmed_at: t.clock.now() };
  await db.updateTable('direct_debits').set(confirmed).where('payment_id', '=', id).execute();
  const all = { ...(status !== 'open' && { status }), amount: 15_000 };
  await db.updateTable('payments').set(all).where('id', '=', id).execute();
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(answer);
});

test('only a debit that was fetched back blocks debits', async () => {
  const ann = await testBuyer(t);
  const { ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await choose(ann, ref, 'charge_back');
  await notify(t, { id: 'not-a-debit', ref });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  expect((await buy(ann, { paymentmethod: 'sdd' })).status).toBe(200);
});

test('an account that was confirmed is not changed any more, also before it is handed over', async () => {
  const ann = await testBuyer(t);
  const id = await ordered(ann);
  t.clock.advance(second);
  await give(ann, id, { iban: account.iban });
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
