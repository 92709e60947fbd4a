import { balanceOf } from '../credits/balance.ts';
import { hour, minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';
import type { TestMember } from '../testing/member.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function make(code: string, validity: 'once' | 'once-per-user') {
  const row = { id: code, code, percentage: 90, validity, created_at: t.clock.now() };
  await t.ctx.db.insertInto('discount_codes').values(row).execute();
}

const newcomer = () => testBuyer(t, t.clock.now());

/** Orders one after the other, each in place of the one before; the pages of all of them stay open. */
async function orders(member: TestMember, often: number, order = {}) {
  const made = [];
  for (let each = 0; each < often; each += 1) made.push(await bought(member, order));
  return made.map(({ payment, ref }) => ({ id: payment.payment_id, ref }));
}

async function pay(member: TestMember, { ref }: { ref: string }, notice = 'paid') {
  for (const outcome of ['pay', 'after_all']) await choose(member, ref, outcome);
  await notify(t, { id: `${notice}-${ref}`, ref });
}

const kinds = async (payment: string) => {
  const matters = t.ctx.db.selectFrom('payment_matters').select('kind').orderBy('created_at');
  return (await matters.where('payment_id', '=', payment).execute()).map(({ kind }) => kind);
};
const refunded = async (ref: string) => {
  const known = t.ctx.db.selectFrom('sandbox_payments').select('refunded');
  return (await known.where('ref', '=', ref).executeTakeFirst())?.refunded;
};
const holderOf = async (payment: string) => {
  const rows = t.ctx.db.selectFrom('discount_redemptions').select('payment_id');
  return (await rows.where('payment_id', '=', payment).execute()).length === 1;
};

test('of orders by one discount the first that is paid has it; what comes for the others goes back', async () => {
  const ann = await newcomer();
  const [first, second, third] = await orders(ann, 3);
  if (!first || !second || !third) throw new Error('three are made');
  await pay(ann, first);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect(await holderOf(first.id)).toBe(true);
  // The one that was open is no longer offered to be paid.
  expect(await statusOf(ann, third.id)).toBe('cancelled');
  await pay(ann, second);
  await pay(ann, third);
  await Promise.all([1, 2, 3].map((n) => notify(t, { id: `again-${n}`, ref: third.ref })));
  t.clock.advance(2 * hour);
  await reconcile(t.ctx);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect([await kinds(first.id), await kinds(second.id), await kinds(third.id)]).toEqual([
    ['late'],
    ['code_used'],
    ['code_used'],
  ]);
  await sendRefunds(t.ctx);
  await sendRefunds(t.ctx);
  expect([await refunded(first.ref), await refunded(second.ref)]).toEqual([0, 1874]);
  const page = await ann.client.get(`/api/payment.php?id=${second.id}`);
  expect(page.body).toMatchObject({ payment: { status: 'cancelled', sent_back: 1874 } });
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  const told = mails.filter(({ subject }) => subject === '€18.74 goes back to you');
  expect(told.length).toBe(2);
  expect(told[0]?.text).toContain('The discount of this order had been used elsewhere');
});

test('paid at the same moment, one has the discount', async () => {
  const ann = await newcomer();
  const made = await orders(ann, 4);
  for (const { ref } of made) {
    for (const outcome of ['pay', 'after_all']) await choose(ann, ref, outcome);
  }
  await Promise.all(made.map(({ ref }) => notify(t, { id: `at-once-${ref}`, ref })));
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  await sendRefunds(t.ctx);
  const back = await Promise.all(made.map(({ ref }) => refunded(ref)));
  expect(back.sort()).toEqual([0, 1874, 1874, 1874]);
});

test('a payment on its way is not stopped; when it comes second, it goes back', async () => {
  const ann = await newcomer();
  const [first, second] = await orders(ann, 2);
  if (!first || !second) throw new Error('two are made');
  await choose(ann, second.ref, 'pending');
  await notify(t, { id: 'on-its-way', ref: second.ref });
  await pay(ann, first);
  expect(await statusOf(ann, second.id)).toBe('pending');
  await pay(ann, second);
  expect(await statusOf(ann, second.id)).toBe('failed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test('a code for one is theirs who ordered with it last, and money that went back does not come again', async () => {
  await make('FOR-ONE', 'once');
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const [first] = await orders(ann, 1, { discountcode: 'FOR-ONE' });
  if (!first) throw new Error('it is made');
  await ann.client.delete(`/api/payment.php?id=${first.id}`);
  const { payment } = await bought(bea, { discountcode: 'FOR-ONE' });
  await pay(ann, first);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  expect(await statusOf(bea, payment.payment_id)).toBe('open');
  await bea.client.delete(`/api/payment.php?id=${payment.payment_id}`);
  t.clock.advance(hour + minute);
  await reconcile(t.ctx);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  await sendRefunds(t.ctx);
  expect(await refunded(first.ref)).toBe(250);
});

test('late money alone keeps its price, and uses the code up', async () => {
  await make('LATE-ONE', 'once-per-user');
  const ann = await testBuyer(t);
  const [first] = await orders(ann, 1, { discountcode: 'LATE-ONE' });
  if (!first) throw new Error('it is made');
  await ann.client.delete(`/api/payment.php?id=${first.id}`);
  await pay(ann, first);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect(await buy(ann, { discountcode: 'LATE-ONE' })).toMatchObject({
    status: 410,
    body: { error: { code: 'already_used' } },
  });
});
