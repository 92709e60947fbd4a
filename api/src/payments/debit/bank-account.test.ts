import { day, second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { choose, notify, statusOf, testBuyer } from '../../testing/buyer.ts';
import { codeOf, confirm, give, ordered } from '../../testing/debit.ts';
import { during } from '../../testing/during.ts';
import { ibanOf } from '../../testing/iban.ts';
import type { TestMember } from '../../testing/member.ts';
import { reconcile } from '../reconcile.ts';
import { lockDebit } from './account.ts';
import { checkCode } from './code.ts';
import { hashOldIbans } from './hash-old.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to numbers that begin alike on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

let calls = 0;

/** A debit that is confirmed by its code, of this account at a bank. */
async function debited(member: TestMember, iban: string, order = {}): Promise<string> {
  const payment_id = await ordered(member, order);
  t.clock.advance(second);
  const code = await given(member, payment_id, iban);
  expect((await confirm(member, payment_id, code)).status).toBe(200);
  return statusOf(member, payment_id);
}

/** Names an account; resolves with the code that was sent. */
async function given(member: TestMember, payment_id: string, iban: string): Promise<string> {
  calls += 1;
  const phone = `+316${10_000_000 + calls}`;
  expect((await give(member, payment_id, { iban, phone })).status).toBe(200);
  return codeOf(t, phone);
}

test('an account at a bank is debited so often, whoever’s orders it pays, and by nobody once it fetched one back', async () => {
  const [ann, bea, cat] = [await testBuyer(t), await testBuyer(t), await testBuyer(t)];
  const iban = ibanOf(ann);
  const little = { package: 'nl-50' };
  for (const member of [ann, bea, bea]) {
    expect(await debited(member, iban, little)).toBe('pending');
  }
  // As a bank declines: nobody learns by trying a number who pays here with it.
  expect(await debited(cat, iban, little)).toBe('failed');
  expect(await debited(cat, ibanOf(cat), little)).toBe('pending');

  t.clock.advance(31 * day);
  await t.ctx.db.updateTable('sandbox_payments').set({ status: 'completed' }).execute();
  await reconcile(t.ctx);
  expect(await debited(await testBuyer(t), iban, little)).toBe('pending');
  const of = t.ctx.db.selectFrom('payments').select('provider_ref').where('user_id', '=', ann.id);
  const ref = String((await of.executeTakeFirstOrThrow()).provider_ref);
  await choose(await testBuyer(t), ref, 'charge_back');
  await notify(t, { id: `back-${ref}`, ref });
  const eve = await testBuyer(t);
  expect(await debited(eve, iban, little)).toBe('failed');
  expect(await debited(eve, ibanOf(eve), little)).toBe('pending');
});

test('€150 in 30 days may be debited of an account at a bank', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const iban = ibanOf(ann);
  expect(await debited(ann, iban)).toBe('pending');
  const dear = { amount: 15_000 - 2498 };
  await t.ctx.db.updateTable('payments').set(dear).where('user_id', '=', ann.id).execute();
  expect(await debited(bea, iban)).toBe('failed');
});

test('of two who confirm with one account at a bank at one instant the second counts the first', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  // Of what has the same moment, the one that was ordered first would count as the earlier.
  const [later, first] = [await ordered(bea), await ordered(ann)];
  const dear = t.ctx.db.updateTable('payments').set({ amount: 8000 });
  await dear.where('id', 'in', [first, later]).execute();
  const iban = ibanOf(ann);
  const codes = [await given(ann, first, iban), await given(bea, later, iban)] as const;
  const answer = await during(
    t,
    async (trx) => {
      await lockDebit(trx, ann.id, first);
      expect(await checkCode(t.ctx, trx, first, codes[0])).toBe('right');
    },
    () => confirm(bea, later, codes[1]),
  );
  expect(answer.status).toBe(200);
  expect((await confirm(ann, first, codes[0])).status).toBe(200);
  expect([await statusOf(ann, first), await statusOf(bea, later)]).toEqual(['pending', 'failed']);
});

test('a debit of before is known by its account, too; one that does not open is left in peace', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const iban = ibanOf(ann);
  expect(await debited(ann, iban)).toBe('pending');
  const { db } = t.ctx;
  const of = await db.selectFrom('payments').select('id').where('user_id', '=', ann.id).execute();
  const [id = ''] = of.map((payment) => payment.id);
  const debits = db.selectFrom('direct_debits').select('iban_hash').where('payment_id', '=', id);
  const before = await debits.execute();
  const set = (values: { iban_hash: null; iban_encrypted?: string }) =>
    db.updateTable('direct_debits').set(values).where('payment_id', '=', id).execute();
  await set({ iban_hash: null });
  await db
    .updateTable('payments')
    .set({ amount: 15_000 - 2498 })
    .where('id', '=', id)
    .execute();
  await hashOldIbans(t.ctx);
  expect(await debits.execute()).toEqual(before);
  expect(await debited(bea, iban)).toBe('failed');
  await set({ iban_hash: null, iban_encrypted: 'nonsense' });
  await hashOldIbans(t.ctx);
  expect(await debits.execute()).toEqual([{ iban_hash: '' }]);
  expect(await debited(await testBuyer(t), iban)).toBe('pending');
});
