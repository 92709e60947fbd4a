import { balanceOf } from '../credits/balance.ts';
import { minute } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, notify, statusOf, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';
import { reconcile } from './reconcile.ts';
import { sandboxSecrets } from './sandbox/sandbox.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('five notices at once, and 50 more, credit once, make premium and mail one receipt [S85, R07]', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
  await choose(ann, ref, 'pay');
  const five = Array.from({ length: 5 }, () => notify(t, { id: 'event-1', ref }));
  const others = Array.from({ length: 50 }, (_, n) => notify(t, { id: `event-1-${n}`, ref }));
  const answers = await Promise.all([...five, ...others]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  const user = await ann.client.get('/api/user.php', { 'request-type': 'client' });
  expect(user.body).toMatchObject({ user: { paid_user: true, credits: 150 } });
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt: 150 credits']);
  const ledger = await ann.client.get('/api/ledger.php');
  expect(ledger.body).toMatchObject({ entries: [{ cause: 'purchase', amount: 150 }] });
});

test('only what was signed with one of the two secrets, just now, is believed [S84]', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay');
  const now = Math.floor(t.clock.now().getTime() / 1000);
  const [, previous] = sandboxSecrets(t.ctx);
  const wrong = [
    { secret: 'another' },
    { seconds: now - 301 },
    { seconds: now + 301 },
    { sent: JSON.stringify({ id: 'x', type: 'payment.updated', payment: ref }) },
  ];
  for (const change of wrong) {
    const answer = await notify(t, { id: 'signed', ref, ...change });
    expect(answer).toEqual({ status: 400, code: 'invalid_signature' });
  }
  const unsigned = { method: 'POST', url: '/api/payment-webhook/sandbox', payload: '{}' } as const;
  expect((await t.app.inject(unsigned)).statusCode).toBe(400);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
  const rotated = { id: 'signed', ref, secret: previous, seconds: now - 299 };
  expect((await notify(t, rotated)).status).toBe(200);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
});

test('pending goes on to an end, and an end is the end [S86]', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pending');
  await notify(t, { id: 'p1', ref });
  expect(await statusOf(ann, payment.payment_id)).toBe('pending');
  await choose(ann, ref, 'fail');
  await notify(t, { id: 'p2', ref });
  expect(await statusOf(ann, payment.payment_id)).toBe('failed');
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'p3', ref });
  expect(await statusOf(ann, payment.payment_id)).toBe('failed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
});

test('a payment whose notice never came is found by asking, once [R08]', async () => {
  const ann = await testBuyer(t);
  const { payment, ref } = await bought(ann);
  await choose(ann, ref, 'pay', 'none');
  await reconcile(t.ctx);
  expect(await statusOf(ann, payment.payment_id)).toBe('open');
  t.clock.advance(3 * minute);
  await Promise.all([reconcile(t.ctx), reconcile(t.ctx), notify(t, { id: 'late', ref })]);
  expect(await statusOf(ann, payment.payment_id)).toBe('completed');
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test('an order nobody paid expires after a day, and somebody else cannot see it [S66]', async () => {
  const ann = await testBuyer(t);
  const eve = await testBuyer(t);
  const { payment } = await bought(ann);
  const url = `/api/payment.php?id=${payment.payment_id}`;
  expect((await eve.client.get(url)).status).toBe(404);
  t.clock.advance(25 * 60 * minute);
  await reconcile(t.ctx);
  expect(await statusOf(ann, payment.payment_id)).toBe('cancelled');
});
