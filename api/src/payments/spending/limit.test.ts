import { randomUUID } from 'node:crypto';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../../testing/buyer.ts';
import type { TestMember } from '../../testing/member.ts';

let t: TestApp;
let ann: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testBuyer(t);
});
afterAll(() => t.close());

const limit = async (member = ann) => (await member.client.get('/api/spending-limit.php')).body;
const wish = (amount: number | null, member = ann) =>
  member.client.put('/api/spending-limit.php', { amount });
const refusal = ({ status, body }: Awaited<ReturnType<typeof buy>>) => [
  status,
  (body as { error?: { code: string } }).error?.code,
];
let notices = 0;
async function paid(order: Record<string, unknown>, member = ann): Promise<void> {
  const { ref } = await bought(member, order);
  await choose(member, ref, 'pay');
  notices += 1;
  await notify(t, { id: `limit-${notices}`, ref });
}
const small = { package: 'nl-50' }; // € 9,99
const middle = { package: 'nl-150' }; // € 24,99

test('without a limit one buys as one likes; what was spent is said', async () => {
  await paid(middle);
  const said = {
    amount: null,
    next: null,
    spent: 2499,
    currency: 'EUR',
    days: 30,
    cooling_days: 7,
  };
  expect(await limit()).toEqual(said);
  await paid(middle);
  expect(await limit()).toMatchObject({ spent: 4998 });
});

test('an order within the limit to the cent is made, one over it is refused with what is left', async () => {
  await paid(small);
  await wish(2499 + 999);
  await paid(middle);
  expect(await limit()).toMatchObject({ amount: 3498, spent: 3498 });
  const refused = await buy(ann, small);
  expect(refusal(refused)).toEqual([403, 'spending_limit']);
  expect(refused.text).toMatch(/of .34\.98 in 30 days, .0\.00 is left/);
  expect((await ann.client.get('/api/transactions.php')).text).not.toContain('"status":"open"');
});

test('a cent too little refuses; somebody else’s limit is not mine', async () => {
  const bob = await testBuyer(t);
  await wish(998);
  expect(refusal(await buy(ann, small))).toEqual([403, 'spending_limit']);
  expect((await buy(bob, small)).status).toBe(200);
  expect(await limit(bob)).toMatchObject({ amount: null });
});

test('what went back to a member is not spent', async () => {
  const { ref, payment } = await bought(ann, middle);
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'limit-back-paid', ref });
  await choose(ann, ref, 'refund');
  await notify(t, { id: 'limit-back', ref });
  expect(payment.amount).toBe(2499);
  expect(await limit()).toMatchObject({ spent: 0 });
  await wish(2499);
  expect((await buy(ann, middle)).status).toBe(200);
});

test('30 days later it counts no more', async () => {
  await wish(2499);
  await paid(middle);
  const ago = (milliseconds: number) =>
    t.ctx.db
      .updateTable('payments')
      .set({ created_at: new Date(t.clock.now().getTime() - milliseconds) })
      .where('user_id', '=', ann.id)
      .execute();
  await ago(30 * day - 1);
  expect(refusal(await buy(ann, small))).toEqual([403, 'spending_limit']);
  await ago(30 * day);
  expect((await buy(ann, middle)).status).toBe(200);
});

test('of many orders at a time only as many are made as the limit allows', async () => {
  await wish(2 * 999 + 998);
  const answers = await Promise.all(Array.from({ length: 12 }, () => buy(ann, small)));
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  const owed = await t.ctx.db
    .selectFrom('payments')
    .select(({ fn }) => fn.sum<string>('amount').as('amount'))
    .where('user_id', '=', ann.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  expect(Number(owed.amount)).toBeLessThanOrEqual(2 * 999 + 998);
});

test('an order that was left unpaid does not fill the limit; what is repeated is the same order', async () => {
  await wish(2499);
  const key = randomUUID();
  const { payment } = (await buy(ann, middle, key)).body as Awaited<ReturnType<typeof bought>>;
  expect((await buy(ann, middle, key)).body).toMatchObject({ payment });
  expect((await buy(ann, middle)).status).toBe(200);
});

test('lower holds at once, higher after a week; less than what is on its way keeps its day', async () => {
  const from = new Date(t.clock.now().getTime() + 7 * day).toISOString();
  await wish(5000);
  expect((await wish(2000)).body).toMatchObject({ amount: 2000, next: null });
  expect((await wish(9000)).body).toMatchObject({ amount: 2000, next: { amount: 9000, from } });
  t.clock.advance(day);
  expect((await wish(8000)).body).toMatchObject({ amount: 2000, next: { amount: 8000, from } });
  expect(refusal(await buy(ann, middle))).toEqual([403, 'spending_limit']);
  t.clock.advance(6 * day - 1);
  expect(await limit()).toMatchObject({ amount: 2000 });
  t.clock.advance(1);
  expect(await limit()).toMatchObject({ amount: 8000, next: null });
  expect((await buy(ann, middle)).status).toBe(200);
});

test('more than what is on its way begins another week; the limit itself calls it off', async () => {
  await wish(2000);
  await wish(3000);
  t.clock.advance(3 * day);
  const from = new Date(t.clock.now().getTime() + 7 * day).toISOString();
  expect((await wish(null)).body).toMatchObject({ amount: 2000, next: { amount: null, from } });
  expect((await wish(2000)).body).toMatchObject({ amount: 2000, next: null });
  await wish(null);
  t.clock.advance(7 * day);
  expect(await limit()).toMatchObject({ amount: null, next: null });
  expect((await buy(ann, middle)).status).toBe(200);
});

test('in another country the limit is worth what the same package costs there', async () => {
  await wish(2499);
  await paid(small);
  const moved = { country: 'GB' };
  await t.ctx.db.updateTable('profiles').set(moved).where('id', '=', ann.id).execute();
  expect(await limit()).toMatchObject({ amount: 2199, spent: 880, currency: 'GBP' });
  expect(refusal(await buy(ann, { package: 'gb-150' }))).toEqual([403, 'spending_limit']);
  expect((await buy(ann, { package: 'gb-50' })).status).toBe(200);
  // So is the one that is on its way.
  const home = { country: 'NL' };
  await t.ctx.db.updateTable('profiles').set(home).where('id', '=', ann.id).execute();
  await wish(4998);
  await t.ctx.db.updateTable('profiles').set(moved).where('id', '=', ann.id).execute();
  expect(await limit()).toMatchObject({ amount: 2199, next: { amount: 4398 }, currency: 'GBP' });
});

test.each([99, 100_000_001, 25.5, '5000', undefined])('%s is no limit', async (amount) => {
  const { status } = await ann.client.put('/api/spending-limit.php', { amount });
  expect([status, await limit()]).toEqual([400, expect.objectContaining({ amount: null })]);
});

test('only who is logged in has one', async () => {
  expect((await t.client().get('/api/spending-limit.php')).status).toBe(403);
  expect((await t.client().put('/api/spending-limit.php', { amount: 500 })).status).toBe(403);
});
