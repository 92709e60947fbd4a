import { balanceOf } from '../credits/balance.ts';
import { spend } from '../credits/ledger.ts';
import { day, second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';
import { told } from '../testing/told.ts';
import { reconcile } from './reconcile.ts';
import { sendRefunds } from './refunds.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('what goes back in parts takes each part once: credits, credit notes, mails and matters [S93]', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const id = payment.payment_id;
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'parts-paid', ref });
  const back = (sums: { refunded: number; charged_back: number }) =>
    t.ctx.db.updateTable('sandbox_payments').set(sums).where('ref', '=', ref).execute();
  const tellTwice = async (name: string) => {
    t.clock.advance(second);
    for (const n of [1, 2]) await notify(t, { id: `parts-${name}-${n}`, ref });
    await sentMails(t);
  };

  await back({ refunded: 1250, charged_back: 0 });
  await tellTwice('half');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(75);
  await back({ refunded: 1250, charged_back: 1249 });
  await tellTwice('rest');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);

  expect((await ann.client.get('/api/ledger.php')).body).toMatchObject({
    entries: [{ amount: -75 }, { amount: -75 }, { amount: 150 }],
  });
  expect((await ann.client.get(`/api/invoices.php?id=${id}`)).body).toMatchObject({
    invoices: [{ amount: 2499 }, { amount: -1250 }, { amount: -1249 }],
  });
  expect((await ann.client.get(`/api/payment.php?id=${id}`)).body).toMatchObject({
    payment: { amount: 2499, returned_amount: 2499, returned_credits: 150 },
  });
  const matters = t.ctx.db.selectFrom('payment_matters').select(['kind', 'amount', 'currency']);
  expect(await matters.where('payment_id', '=', id).orderBy('created_at').execute()).toEqual([
    { kind: 'refunded', amount: 1250, currency: 'EUR' },
    { kind: 'charged_back', amount: 1249, currency: 'EUR' },
  ]);
  expect((await told(t, ann)).map(({ type }) => type).sort()).toEqual([
    'credits',
    'credits',
    'credits',
    'payment',
  ]);
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Your bank took €12.49 back',
    'Your receipt: 150 credits',
    'Your refund: €12.50',
  ]);
  for (const { subject, text } of mails.filter((mail) => !mail.subject.includes('receipt'))) {
    expect([subject, text]).toEqual([subject, expect.stringContaining('75 credits')]);
  }
});

test('what a bank fetches back after a withdrawal takes back no more than was paid, and is told', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const id = payment.payment_id;
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'withdrawn-paid', ref });
  const used = { user: ann.id, amount: 50, cause: 'message', reference: `used-${ref}` } as const;
  await t.ctx.db.transaction().execute((trx) => spend(t.ctx, trx, used));
  await ann.client.put('/api/withdrawal.php', { payment: id });
  await sendRefunds(t.ctx);
  const atBank = t.ctx.db.updateTable('sandbox_payments').set({ charged_back: 2499 });
  await atBank.where('ref', '=', ref).execute();
  await Promise.all([1, 2, 3].map((n) => notify(t, { id: `fetched-${n}`, ref })));
  t.clock.advance(2 * day);
  await reconcile(t.ctx);
  expect((await ann.client.get(`/api/payment.php?id=${id}`)).body).toMatchObject({
    payment: { returned_amount: 2499, returned_credits: 150 },
  });
  expect((await ann.client.get(`/api/invoices.php?id=${id}`)).body).toMatchObject({
    invoices: [{ amount: 2499 }, { amount: -1666 }, { amount: -833 }],
  });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(-50);
  const matters = t.ctx.db.selectFrom('payment_matters').select(['kind', 'amount']);
  expect(await matters.where('payment_id', '=', id).execute()).toEqual([
    { kind: 'charged_back', amount: 2499 },
  ]);
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  const subjects = mails.map(({ subject }) => subject).filter((one) => one.includes('bank'));
  expect(subjects).toEqual(['Your bank took €8.33 back']);
});
