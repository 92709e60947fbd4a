import { sql } from 'kysely';
import { balanceOf } from '../credits/balance.ts';
import { spend } from '../credits/ledger.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { eraseDue } from '../safety/erase/erase-due.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';
import type { TestMember } from '../testing/member.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';
import type { MatterKind } from './tables.ts';
import { creditsFor } from './take-back.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const told = (payment_id: string) =>
  t.ctx.db
    .selectFrom('payment_matters')
    .select(['kind', 'amount', 'currency'])
    .where('payment_id', '=', payment_id)
    .execute();
const kinds = async (id: string): Promise<MatterKind[]> => (await told(id)).map(({ kind }) => kind);

const change = (ref: string, values: { amount?: number; currency?: string; ref?: string }) =>
  t.ctx.db.updateTable('sandbox_payments').set(values).where('ref', '=', ref).execute();

const refunded = async (ref: string) =>
  (
    await t.ctx.db
      .selectFrom('sandbox_payments')
      .select('refunded')
      .where('ref', '=', ref)
      .executeTakeFirst()
  )?.refunded;

/** What they are mailed of money that was not taken. */
const sentBackTo = async ({ id }: TestMember) =>
  (await sentMails(t))
    .filter(({ to, subject }) => to.startsWith(id) && subject.endsWith('goes back to you'))
    .map(({ text }) => text);

async function paid(member: TestMember, order = {}) {
  const made = await bought(member, order);
  await choose(member, made.ref, 'pay');
  await notify(t, { id: `paid-${made.ref}`, ref: made.ref });
  return { ref: made.ref, id: made.payment.payment_id };
}

test.each(['fail', 'cancel', 'expire'])(
  'money that comes after %s is credited once',
  async (end) => {
    const ann = await testBuyer(t);
    const { payment, ref } = await bought(ann);
    await choose(ann, ref, end);
    await notify(t, { id: `${end}-1`, ref });
    await choose(ann, ref, 'after_all');
    const notices = [2, 3, 4].map((n) => notify(t, { id: `${end}-${n}`, ref }));
    await Promise.all([...notices, reconcile(t.ctx)]);
    expect(await statusOf(ann, payment.payment_id)).toBe('completed');
    expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
    expect(await told(payment.payment_id)).toEqual([
      { kind: 'late', amount: 2499, currency: 'EUR' },
    ]);
  },
);

test('late money whose notice was lost is found by asking [R08]', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'cancel');
  await notify(t, { id: 'lost-1', ref });
  await choose(ann, ref, 'after_all', 'none');
  t.clock.advance(hour + minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  expect(await kinds(payment.payment_id)).toEqual(['late']);
});

test.each([
  ['paypal', 3 * day - minute, 'completed'],
  ['paypal', 3 * day + minute, 'cancelled'],
  ['banktransfer', 17 * day - minute, 'completed'],
  ['banktransfer', 17 * day + minute, 'cancelled'],
])(
  'an order that ended is asked about for days: one by %s after %i ms is %s',
  async (paymentmethod, wait, status) => {
    const ann = await testBuyer(t);
    const { payment, ref } = await bought(ann, { paymentmethod });
    await choose(ann, ref, 'cancel');
    await notify(t, { id: `asked-${wait}`, ref });
    await choose(ann, ref, 'after_all', 'none');
    t.clock.advance(wait);
    await reconcile(t.ctx);
    expect(await statusOf(ann, payment.payment_id)).toBe(status);
  },
);

test.each([
  ['after a day another way to pay, not a transfer', day + minute, ['open', 'cancelled']],
  ['after a fortnight both', 14 * day + minute, ['cancelled', 'cancelled']],
])('who has not paid is given up: %s', async (_which, wait, standing) => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const transfer = await bought(ann, { paymentmethod: 'banktransfer' });
  const other = await bought(bea);
  t.clock.advance(wait);
  await reconcile(t.ctx);
  expect([
    await statusOf(ann, transfer.payment.payment_id),
    await statusOf(bea, other.payment.payment_id),
  ]).toEqual(standing);
});

test('a transfer that takes days is asked about every quarter of an hour', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann, { paymentmethod: 'banktransfer' });
  t.clock.advance(day + minute);
  await reconcile(t.ctx);
  await choose(ann, ref, 'pay');
  for (const [minutes, status] of [
    [14, 'open'],
    [2, 'completed'],
  ] as const) {
    t.clock.advance(minutes * minute);
    await reconcile(t.ctx);
    expect(await statusOf(ann, payment.payment_id)).toBe(status);
  }
});

test('an order called off for the next one while it was paid keeps both', async () => {
  const ann = await testBuyer(t);
  const first = await bought(ann);
  await ann.client.delete(`/api/payment.php?id=${first.payment.payment_id}`);
  const second = await bought(ann, { package: 'nl-50' });
  await choose(ann, first.ref, 'after_all');
  await choose(ann, second.ref, 'pay');
  for (const { ref } of [first, second]) await notify(t, { id: `both-${ref}`, ref });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(200);
  expect(await kinds(first.payment.payment_id)).toEqual(['late']);
  expect(await kinds(second.payment.payment_id)).toEqual([]);
});

test.each([
  ['amount', { amount: 2498 }],
  ['amount', { amount: 2500 }],
  ['currency', { currency: 'GBP' }],
])('another %s than was asked goes back, once, and is told [S86]', async (_what, values) => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await change(ref, values);
  t.clock.advance(3 * minute);
  await Promise.all([reconcile(t.ctx), notify(t, { id: `mis-${ref}`, ref })]);
  t.clock.advance(2 * hour);
  await reconcile(t.ctx);
  expect(await statusOf(ann, payment.payment_id)).toBe('failed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  const money = { amount: 2499, currency: 'EUR', ...values };
  expect(await told(payment.payment_id)).toEqual([{ kind: 'mismatch', ...money }]);
  await Promise.all([sendRefunds(t.ctx), sendRefunds(t.ctx)]);
  expect(await refunded(ref)).toBe(money.amount);
  expect(await sentBackTo(ann)).toEqual([expect.stringContaining('was not the amount it costs')]);
  const page = await ann.client.get(`/api/payment.php?id=${payment.payment_id}`);
  const back = { sent_back: money.amount, sent_back_currency: money.currency };
  expect(page.body).toMatchObject({ payment: { status: 'failed', ...back } });
});

test('a second payment of the provider for one order is credited once and sent back', async () => {
  const ann = await testBuyer(t);
  const { id, ref } = await paid(ann);
  await t.ctx.db
    .updateTable('payments')
    .set({ provider_ref: 'the-first' })
    .where('id', '=', id)
    .execute();
  await notify(t, { id: 'twice', ref });
  await sendRefunds(t.ctx);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect(await kinds(id)).toEqual(['paid_twice']);
  expect(await refunded(ref)).toBe(2499);
  await notify(t, { id: 'twice-again', ref });
  expect(await sentBackTo(ann)).toEqual([expect.stringContaining('was paid twice')]);
  const page = await ann.client.get(`/api/payment.php?id=${id}`);
  expect(page.body).toMatchObject({ payment: { status: 'completed', sent_back: 0 } });
});

test.each([
  ['refund', 'refunded'],
  ['charge_back', 'charged_back'],
])('a %s takes the credits back once, into debt if need be [S93]', async (outcome, kind) => {
  const ann = await testBuyer(t);
  const { id, ref } = await paid(ann);

  const entry = { user: ann.id, amount: 20, cause: 'message', reference: `gone-${ref}` } as const;
  await t.ctx.db.transaction().execute((trx) => spend(t.ctx, trx, entry));
  await choose(ann, ref, outcome);
  await Promise.all([1, 2, 3].map((n) => notify(t, { id: `${outcome}-${n}`, ref })));
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(-20);
  expect(await statusOf(ann, id)).toBe('completed');
  expect(await kinds(id)).toEqual([kind]);
  const ledger = await ann.client.get('/api/ledger.php');
  expect(ledger.body).toMatchObject({ entries: [{ cause: 'reversal', amount: -150 }, {}, {}] });
});

test('more than was paid brings no more credits back than were bought', () => {
  expect(creditsFor({ amount: 2499, credits: 150 }, 2498)).toBe(150);
  expect(creditsFor({ amount: 2499, credits: 150 }, 2499)).toBe(150);
  expect(creditsFor({ amount: 2499, credits: 150 }, 5000)).toBe(150);
});

test('money fetched back without a word is found by asking', async () => {
  const ann = await testBuyer(t);
  const { id, ref } = await paid(ann);
  await choose(ann, ref, 'charge_back');
  t.clock.advance(hour);
  await reconcile(t.ctx);
  expect(await kinds(id)).toEqual([]);
  t.clock.advance(day);
  await Promise.all([reconcile(t.ctx), reconcile(t.ctx)]);
  expect(await kinds(id)).toEqual(['charged_back']);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

/** Asks to be deleted, and fourteen days later is. */
async function goForGood({ id }: TestMember): Promise<void> {
  const asked = { status: 'deleted', deletion_requested_at: t.clock.now() } as const;
  await t.ctx.db.updateTable('users').set(asked).where('id', '=', id).execute();
  t.clock.advance(14 * day);
  await eraseDue(t.ctx);
}

test('what is fetched back of somebody who is gone is booked, and told to nobody but the operator', async () => {
  const ann = await testBuyer(t);
  const { id, ref } = await paid(ann);
  await goForGood(ann);
  await choose(await testBuyer(t), ref, 'charge_back');
  expect(await notify(t, { id: `gone-${ref}`, ref })).toMatchObject({ status: 200 });
  expect(await kinds(id)).toEqual(['charged_back']);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  const invoices = t.ctx.db.selectFrom('invoices').select(['part', 'amount']);
  expect(await invoices.where('payment_id', '=', id).orderBy('part').execute()).toEqual([
    { part: 0, amount: 2499 },
    { part: 1, amount: -2499 },
  ]);
  const mails = t.ctx.db.selectFrom('outbox_mail').select('template');
  expect(await mails.where('user_id', '=', ann.id).execute()).toEqual([]);
});

test('what arrives for somebody who is gone goes back', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pending');
  await notify(t, { id: `under-way-${ref}`, ref });
  await goForGood(ann);
  await choose(await testBuyer(t), ref, 'pay');
  t.clock.advance(3 * minute);
  await reconcile(t.ctx);
  expect(await kinds(payment.payment_id)).toEqual(['gone']);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  await sendRefunds(t.ctx);
  expect(await refunded(ref)).toBe(2499);
  const own = t.ctx.db.selectFrom('payments').select('status').where('user_id', '=', ann.id);
  expect(await own.execute()).toEqual([{ status: 'failed' }]);
});

test('a payment that fails each time one asks about it stands in nobody’s way', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const broken = await bought(ann);
  await choose(ann, broken.ref, 'pay');
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'these books are broken'; end $$`.execute(t.ctx.db);
  await sql`create trigger refuse before insert on credit_entries
    for each row when (new.user_id = ${sql.lit(ann.id)}) execute function refuse()`.execute(
    t.ctx.db,
  );
  t.clock.advance(3 * minute);
  await expect(reconcile(t.ctx)).rejects.toThrow('broken');
  const made = await bought(bea);
  await choose(bea, made.ref, 'pay');
  // It is asked about again, though not at once.
  await reconcile(t.ctx);
  t.clock.advance(3 * minute);
  await expect(reconcile(t.ctx)).rejects.toThrow('broken');
  expect(await statusOf(bea, made.payment.payment_id)).toBe('completed');
  await sql`drop function refuse cascade`.execute(t.ctx.db);
});

test('a refund that the provider refuses is tried again, and told in the end', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  await change(ref, { amount: 1 });
  await notify(t, { id: 'refused', ref });
  await t.ctx.db
    .updateTable('sandbox_payments')
    .set({ status: 'open' })
    .where('ref', '=', ref)
    .execute();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await sendRefunds(t.ctx).catch(() => undefined);
    expect((await kinds(payment.payment_id)).includes('refund_failed')).toBe(attempt === 5);
    t.clock.advance(hour);
  }
  await t.ctx.db
    .updateTable('sandbox_payments')
    .set({ status: 'completed' })
    .where('ref', '=', ref)
    .execute();
  await sendRefunds(t.ctx);
  expect(await refunded(ref)).toBe(1);
});

test('packages of another country are not for sale here', async () => {
  const ann = await testBuyer(t);
  for (const id of ['gb-150', 'pl-50', 'be-150']) {
    expect(await buy(ann, { package: id, paymentmethod: 'paypal' })).toMatchObject({
      status: 403,
      body: { error: { code: 'package_of_another_country' } },
    });
  }
});
