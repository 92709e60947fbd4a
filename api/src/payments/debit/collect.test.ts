import { balanceOf } from '../../credits/balance.ts';
import { day, hour, minute, second } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, choose, statusOf, testBuyer } from '../../testing/buyer.ts';
import { codeOf, confirm, give, ordered, problem } from '../../testing/debit.ts';
import { sentMails } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';
import { currentProvider } from '../providers.ts';
import { reconcile } from '../reconcile.ts';
import { settle } from '../settle.ts';
import { collectDebit } from './collect.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
// So many codes go to one phone on a day.
beforeEach(() => t.clock.advance(day));
afterAll(() => t.close());

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

test('a debit at a provider that is not there any more ends, before its account is named or its code entered', async () => {
  const ann = await testBuyer(t);
  const { db } = t.ctx;
  const forsake = (id: string) =>
    db.updateTable('payments').set({ provider: 'gone' }).where('id', '=', id).execute();
  const first = await ordered(ann);
  await forsake(first);
  expect(problem(await give(ann, first))).toEqual([409, 'payment_ended']);
  const second = await ordered(ann);
  await give(ann, second);
  await forsake(second);
  expect(problem(await confirm(ann, second, codeOf(t)))).toEqual([409, 'payment_ended']);
  const third = await confirmedOnly(ann);
  await forsake(third);
  expect((await confirm(ann, third, '000000')).status).toBe(200);
  for (const id of [first, second, third]) expect(await statusOf(ann, id)).toBe('cancelled');
  expect((await sentMails(t)).filter(({ to }) => to.startsWith(ann.id))).toEqual([]);
});
