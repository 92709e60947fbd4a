import { spend } from '../../credits/ledger.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../../testing/buyer.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('nothing is returned for less than was seen; what is seen then is', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const which = { payment: payment.payment_id };
  await choose(ann, ref, 'pay');
  await notify(t, { id: 'seen-paid', ref });
  const see = async () => {
    const { body } = await ann.client.get(`/api/withdrawal.php?payment=${which.payment}`);
    const { withdrawal } = body as { withdrawal: Record<string, unknown> };
    const { unused, amount, ends_premium } = withdrawal;
    return { unused, amount, ends_premium };
  };
  const confirm = (seen: unknown) => ann.client.put('/api/withdrawal.php', { ...which, seen });
  const before = await see();
  expect(before).toEqual({ unused: 150, amount: 2499, ends_premium: true });
  const used = { user: ann.id, amount: 50, cause: 'message', reference: 'used' } as const;
  await t.ctx.db.transaction().execute((trx) => spend(t.ctx, trx, used));
  const changed = { status: 409, body: { error: { code: 'withdrawal_changed' } } };
  expect(await confirm(before)).toMatchObject(changed);
  const now = await see();
  expect(await confirm({ ...now, ends_premium: true })).toMatchObject(changed);
  const done = { status: 200, body: { withdrawal: { state: 'done', amount: 1666 } } };
  expect(await confirm(now)).toMatchObject(done);
  // Its answer was lost: sent again, it tells what went back.
  expect(await confirm(now)).toMatchObject(done);
});
