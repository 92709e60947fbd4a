import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import { balanceOf } from './balance.ts';
import { grant, refund, reverse, spend } from './ledger.ts';
import type { CreditCause } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const pay = (
  user: string,
  amount: number,
  reference = newId(t.ctx.random),
  cause: CreditCause = 'message',
) => t.ctx.db.transaction().execute((trx) => spend(t.ctx, trx, { user, amount, cause, reference }));
const amounts = async (user: string) =>
  (
    await t.ctx.db
      .selectFrom('credit_entries')
      .select('amount')
      .where('user_id', '=', user)
      .orderBy('entry_no')
      .execute()
  ).map(({ amount }) => amount);

test('the last credits can be spent, to the last one; what is too much is refused with both figures', async () => {
  const { id } = await testMember(t, { credits: 10 });
  await expect(pay(id, 11)).rejects.toMatchObject({
    status: 402,
    code: 'not_enough_credits',
    details: { needed: 11, balance: 10 },
  });
  expect(await pay(id, 10)).toBe(0);
  expect(await amounts(id)).toEqual([10, -10]);
  await expect(pay(id, 1)).rejects.toMatchObject({ details: { needed: 1, balance: 0 } });
});

test('of fifty who spend the last ten at once one does, and the others are told', async () => {
  const { id } = await testMember(t, { credits: 10 });
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => pay(id, 10)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await amounts(id)).toEqual([10, -10]);
});

const back = (reference: string) =>
  t.ctx.db.transaction().execute((trx) => refund(t.ctx, trx, reference));

test.each(['message', 'photo', 'gift'] as const)(
  'one %s is paid once and given back once, however often either is asked for',
  async (cause) => {
    const { id } = await testMember(t, { credits: 30 });
    const reference = newId(t.ctx.random);
    await Promise.all([1, 2, 3].map(() => pay(id, 10, reference, cause)));
    expect(await amounts(id)).toEqual([30, -10]);
    expect(await pay(id, 5)).toBe(15);
    expect(await pay(id, 10, reference, cause)).toBe(15);
    const given = await Promise.all([1, 2, 3].map(() => back(reference)));
    expect(given.sort()).toEqual([0, 0, 10]);
    expect(await amounts(id)).toEqual([30, -10, -5, 10]);
  },
);

test('what was not spent on somebody is not given back', async () => {
  const { id } = await testMember(t, { credits: 30 });
  const reference = newId(t.ctx.random);
  expect(await back(reference)).toBe(0);
  await pay(id, 10, reference, 'withdrawal');
  expect(await back(reference)).toBe(0);
  expect(await amounts(id)).toEqual([30, -10]);
});

test('only a payment that is taken back leaves a debt, and what is bought next pays it', async () => {
  const { id } = await testMember(t, { credits: 5 });
  const entry = { user: id, amount: 20, reference: newId(t.ctx.random) };
  const inOne = (work: typeof grant, cause: 'reversal' | 'purchase') =>
    t.ctx.db.transaction().execute((trx) => work(t.ctx, trx, { ...entry, cause }));
  const reversed = await Promise.all([1, 2].map(() => inOne(reverse, 'reversal')));
  expect(reversed.sort()).toEqual([false, true]);
  expect(await inOne(reverse, 'reversal')).toBe(false);
  expect(await balanceOf(t.ctx.db, id)).toBe(-15);
  await expect(pay(id, 1)).rejects.toMatchObject({ code: 'not_enough_credits' });
  expect(await inOne(grant, 'purchase')).toBe(true);
  expect(await inOne(grant, 'purchase')).toBe(false);
  expect(await balanceOf(t.ctx.db, id)).toBe(5);
});
