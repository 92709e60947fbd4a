import { jest } from '@jest/globals';
import { type TestApp, testApp } from '../../testing/app.ts';
import { buy, testBuyer } from '../../testing/buyer.ts';
import type { TestMember } from '../../testing/member.ts';
import { MollieStub } from '../../testing/mollie-stub.ts';

let t: TestApp;
let stub: MollieStub;
let ann: TestMember;
const told = jest.fn();
beforeAll(async () => {
  stub = new MollieStub();
  stub.methods = [{ id: 'paypal' }, { id: 'creditcard' }];
  const url = await stub.listen();
  t = await testApp(undefined, { MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: url });
  // Each request has a log of its own.
  const child = t.ctx.log.child.bind(t.ctx.log);
  const listen = ((...of: Parameters<typeof child>) =>
    Object.assign(child(...of), { error: told })) as typeof child;
  jest.spyOn(t.ctx.log, 'child').mockImplementation(listen);
  // What Mollie offers is known from now on: the next thing it is asked is the payment.
  await buy(await testBuyer(t));
});
beforeEach(async () => {
  ann = await testBuyer(t);
  told.mockClear();
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

const openOrder = async () => {
  const { body } = await ann.client.get('/api/open-order.php');
  return (body as { order: { payment: { payment_id: string } } | null }).order;
};
const refusal = (code: string) => ({ error: { code } });
const toldOf = (status: number) => [
  [{ err: expect.objectContaining({ cause: expect.stringContaining(`${status}`) }) }, 'failed'],
];

test.each([
  [400, 'payments_unavailable'],
  [401, 'payments_unavailable'],
  [403, 'payments_unavailable'],
  [404, 'payments_unavailable'],
  [422, 'method_unavailable'],
])('an order that Mollie answers with %i is over: %s', async (status, code) => {
  stub.trouble = [{ status }];
  const refused = await buy(ann, { replaces: null });
  expect(refused).toMatchObject({ status: 400, body: refusal(code) });
  expect(told.mock.calls).toEqual(toldOf(status));
  // It is made anew at once, without anything to be called off.
  expect(await openOrder()).toBeNull();
  expect((await buy(ann, { replaces: null })).status).toBe(200);
});

test.each([500, 409])(
  'one that Mollie answers with %i may be made: the same request goes on, or another takes its place',
  async (status) => {
    const before = stub.payments.size;
    const key = `answered-${status}`;
    stub.trouble = [{ status }];
    const away = await buy(ann, { replaces: null }, key);
    expect(away).toMatchObject({ status: 503, body: refusal('payments_unavailable') });
    expect(told.mock.calls).toEqual(toldOf(status));
    expect((await buy(ann, { replaces: null }, key)).status).toBe(200);
    expect(stub.payments.size).toBe(before + 1);

    ann = await testBuyer(t);
    stub.trouble = [{ status }];
    await buy(ann, { replaces: null });
    const replaces = (await openOrder())?.payment.payment_id;
    const other = await buy(ann, { paymentmethod: 'creditcard', replaces });
    expect(other.status).toBe(200);
  },
);

test('who calls an order off while Mollie takes our key no more reads that it is not possible now', async () => {
  const made = await buy(ann);
  const { payment_id } = (made.body as { payment: { payment_id: string } }).payment;
  stub.trouble = [{ status: 401 }];
  const kept = await ann.client.delete(`/api/payment.php?id=${payment_id}`);
  expect(kept).toMatchObject({ status: 400, body: refusal('payments_unavailable') });
  expect(told.mock.calls).toEqual(toldOf(401));
});
