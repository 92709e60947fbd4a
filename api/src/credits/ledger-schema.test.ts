import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testMember } from '../testing/member.ts';
import type { CreditCause } from './tables.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

function add(user_id: string, amount: number, cause: CreditCause, reference = newId(t.ctx.random)) {
  const id = newId(t.ctx.random);
  const entry = { id, user_id, amount, cause, reference, created_at: t.clock.now() };
  return t.ctx.db.insertInto('credit_entries').values(entry).execute();
}

const entries = (id: string) =>
  t.ctx.db.selectFrom('credit_entries').selectAll().where('user_id', '=', id).orderBy('entry_no');

test('fifty spend the last credit at once: one does [S87]', async () => {
  const { id } = await testMember(t, { credits: 1 });
  const tries = Array.from({ length: 50 }, () => add(id, -1, 'message'));
  const results = await Promise.allSettled(tries);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const chain = await entries(id).execute();
  expect(chain.map(({ entry_no, balance_after }) => [entry_no, balance_after])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('one cause makes one entry, however parallel; sums follow one another', async () => {
  const { id } = await testMember(t);
  const one = Array.from({ length: 20 }, () => add(id, 5, 'purchase', `payment ${id}`));
  const many = Array.from({ length: 20 }, () => add(id, 2, 'grant'));
  const results = await Promise.allSettled([...one, ...many]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
  const chain = await entries(id).execute();
  let sum = 0;
  for (const [index, entry] of chain.entries()) {
    sum += entry.amount;
    expect([entry.entry_no, entry.balance_after]).toEqual([index + 1, sum]);
  }
  expect(sum).toBe(45);
});

test('entries are never changed or deleted [S116]', async () => {
  const { id } = await testMember(t, { credits: 3 });
  const change = t.ctx.db
    .updateTable('credit_entries')
    .set({ amount: 9 })
    .where('user_id', '=', id);
  await expect(change.execute()).rejects.toThrow('insert only');
  const remove = t.ctx.db.deleteFrom('credit_entries').where('user_id', '=', id);
  await expect(remove.execute()).rejects.toThrow('insert only');
});
