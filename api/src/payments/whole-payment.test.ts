import { second } from '../platform/clock.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, choose, testBuyer } from '../testing/buyer.ts';
import { currentProvider } from './providers.ts';
import { settle } from './settle.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a payment that waited for others while it was booked has made its buyer Premium all the same', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  await choose(ann, ref, 'pay');
  const known = await currentProvider(t.ctx).fetch(ref);
  if (!known) throw new Error('It was made.');
  const now = () => {
    t.clock.advance(2 * second);
    return t.clock.now();
  };
  expect(await settle({ ...t.ctx, clock: { now } }, known)).toBe('changed');
  const page = await ann.client.get(`/api/payment.php?id=${payment.payment_id}`);
  expect(page.body).toMatchObject({ payment: { status: 'completed', made_premium: true } });
});
