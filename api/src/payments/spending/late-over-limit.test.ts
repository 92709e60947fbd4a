import { balanceOf } from '../../credits/balance.ts';
import { day } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, choose, notify, statusOf, testBuyer } from '../../testing/buyer.ts';
import { sentMails } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';
import { reconcile } from '../reconcile.ts';
import { sendRefunds } from '../refunds.ts';

let t: TestApp;
let ann: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  ann = await testBuyer(t);
});
afterAll(() => t.close());

const wish = (amount: number) => ann.client.put('/api/spending-limit.php', { amount });
const spent = async () =>
  ((await ann.client.get('/api/spending-limit.php')).body as { spent: number }).spent;
const middle = { package: 'nl-150' }; // € 24,99

/** Orders one after the other; the page of each can be paid for as long as it stands there. */
async function orders(often: number) {
  const made = [];
  for (let each = 0; each < often; each += 1) made.push(await bought(ann, middle));
  return made.map(({ payment, ref }) => ({ id: payment.payment_id, ref }));
}

async function pay({ ref }: { ref: string }) {
  for (const outcome of ['pay', 'after_all']) await choose(ann, ref, outcome);
  await notify(t, { id: `paid-${ref}`, ref });
}

const refunded = async ({ ref }: { ref: string }) => {
  const known = t.ctx.db.selectFrom('sandbox_payments').select('refunded');
  return (await known.where('ref', '=', ref).executeTakeFirst())?.refunded;
};
const kinds = async ({ id }: { id: string }) => {
  const matters = t.ctx.db
    .selectFrom('payment_matters')
    .select('kind')
    .where('payment_id', '=', id);
  return (await matters.execute()).map(({ kind }) => kind);
};

test('what comes by an old page and would go over the limit goes back, once and for good', async () => {
  await wish(2499);
  const [first, second, third] = await orders(3);
  if (!first || !second || !third) throw new Error('three are made');
  await pay(first);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  // The one that was open is no longer offered to be paid.
  expect(await statusOf(ann, third.id)).toBe('cancelled');
  await pay(second);
  await pay(third);
  expect([await balanceOf(t.ctx.db, ann.id), await spent()]).toEqual([150, 2499]);
  expect([await kinds(first), await kinds(third)]).toEqual([['late'], ['over_limit']]);
  // Later it would fit: what goes back is not thought about again.
  t.clock.advance(31 * day);
  await notify(t, { id: `again-${third.ref}`, ref: third.ref });
  await reconcile(t.ctx);
  await sendRefunds(t.ctx);
  await sendRefunds(t.ctx);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect([await refunded(first), await refunded(second), await refunded(third)]).toEqual([
    0, 2499, 2499,
  ]);
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  const told = mails.filter(({ subject }) => subject === '€24.99 goes back to you');
  expect(told.length).toBe(2);
  expect(told[0]?.text).toContain('over the limit you set yourself');
});

test('paid at the same moment, no more is taken than the limit allows', async () => {
  await wish(2 * 2499);
  const made = await orders(4);
  for (const { ref } of made) {
    for (const outcome of ['pay', 'after_all']) await choose(ann, ref, outcome);
  }
  await Promise.all(made.map(({ ref }) => notify(t, { id: `at-once-${ref}`, ref })));
  expect([await balanceOf(t.ctx.db, ann.id), await spent()]).toEqual([300, 4998]);
});

test('late money that fits is taken, and an open order that fits beside it stays', async () => {
  await wish(2 * 2499);
  const [first, second] = await orders(2);
  if (!first || !second) throw new Error('two are made');
  await pay(first);
  expect(await statusOf(ann, second.id)).toBe('open');
  await pay(second);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(300);
});
