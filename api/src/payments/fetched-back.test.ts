import { hour, minute } from '../platform/clock.ts';
import type { SecurityEvent } from '../platform/security-log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../testing/buyer.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('what a bank fetches back of money that was sent back is told, and ends debits', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const id = payment.payment_id;
  const { db } = t.ctx;
  await db.updateTable('payments').set({ method: 'sdd' }).where('id', '=', id).execute();
  const atBank = (sums: { amount: number } | { charged_back: number }) =>
    db.updateTable('sandbox_payments').set(sums).where('ref', '=', ref).execute();
  await atBank({ amount: 1000 });
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'too-little', ref });
  await sendRefunds(t.ctx);
  await atBank({ charged_back: 1000 });
  await Promise.all([1, 2].map((n) => notify(t, { id: `fetched-${n}`, ref })));
  const matters = db.selectFrom('payment_matters').select(['kind', 'amount']);
  expect(await matters.where('payment_id', '=', id).orderBy('kind').execute()).toEqual([
    { kind: 'charged_back', amount: 1000 },
    { kind: 'mismatch', amount: 1000 },
  ]);
  const blocked = db.selectFrom('direct_debit_blocks').select('payment_id');
  expect(await blocked.where('user_id', '=', ann.id).execute()).toEqual([{ payment_id: id }]);
});

test('a second payment that a bank fetches back is told, and the order stays paid', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const id = payment.payment_id;
  const { db } = t.ctx;
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'once', ref });
  // The provider has another payment for the same order, under another number.
  const second = { ref: `${ref}-2`, charged_back: 2499 };
  await db.updateTable('sandbox_payments').set(second).where('ref', '=', ref).execute();
  await notify(t, { id: 'twice', ref: second.ref });
  const matters = db.selectFrom('payment_matters').select(['kind', 'amount']);
  expect(await matters.where('payment_id', '=', id).orderBy('kind').execute()).toEqual([
    { kind: 'charged_back', amount: 2499 },
    { kind: 'paid_twice', amount: 2499 },
  ]);
  const page = await ann.client.get(`/api/payment.php?id=${id}`);
  expect(page.body).toMatchObject({ payment: { status: 'completed', returned_amount: 0 } });
});

test('asked about each hour, money that goes back is noted once, and once more when a bank fetches it', async () => {
  const noted: SecurityEvent[] = [];
  const { security } = t.ctx;
  t.ctx.security = (event) => noted.push(event);
  const { ref, payment } = await bought(await testBuyer(t));
  const set = (sums: { amount: number } | { status: 'completed' } | { charged_back: number }) =>
    t.ctx.db.updateTable('sandbox_payments').set(sums).where('ref', '=', ref).execute();
  const ofIt = () =>
    noted.filter((event) => event.event === 'payment' && event.payment === payment.payment_id);
  await set({ amount: 1000 });
  await set({ status: 'completed' });
  for (let asked = 0; asked < 3; asked += 1) {
    t.clock.advance(hour + minute);
    await reconcile(t.ctx);
  }
  expect(ofIt()).toMatchObject([{ outcome: 'refused', charged_back: 0 }]);
  await set({ charged_back: 1000 });
  for (let asked = 0; asked < 2; asked += 1) {
    t.clock.advance(hour + minute);
    await reconcile(t.ctx);
  }
  expect(ofIt()).toMatchObject([{ charged_back: 0 }, { outcome: 'refused', charged_back: 1000 }]);
  t.ctx.security = security;
});
