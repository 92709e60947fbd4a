import { second } from '../../platform/clock.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sign } from '../signature.ts';
import { type Delivery, decide, type Outcome } from './decide.ts';
import { deliverDue } from './deliver.ts';
import { sandboxProvider, sandboxSecrets, signatureHeader } from './sandbox.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

let orders = 0;
const order = (payment: string) => ({
  ...{ payment, amount: 2499, currency: 'EUR', method: 'ideal', bank: null },
  ...{ merchant: 'Afterglow', description: '150 credits', language: 'en' },
  origin: 'https://site.example',
});
/** A payment to which some things happened already. */
async function payment(...before: Outcome[]): Promise<string> {
  orders += 1;
  const { ref } = await sandboxProvider(t.ctx).create(order(`order-${orders}`));
  for (const outcome of before) await decide(t.ctx, ref, outcome, 'none');
  return ref;
}
const read = (ref: string) => sandboxProvider(t.ctx).fetch(ref);
const notices = (ref: string) =>
  t.ctx.db
    .selectFrom('sandbox_webhooks')
    .selectAll()
    .where('ref', '=', ref)
    .orderBy('due_at')
    .execute();

test('an order is one payment, however often it is made, with a page of its own', async () => {
  const provider = sandboxProvider(t.ctx);
  const made = await provider.create(order('once'));
  expect(await provider.create(order('once'))).toEqual(made);
  expect(made.redirect_url).toBe(`https://site.example/sandbox/checkout/${made.ref}`);
  expect(await read(made.ref)).toEqual({
    ...{ payment: 'once', ref: made.ref, status: 'open', amount: 2499, currency: 'EUR' },
    ...{ refunded: 0, charged_back: 0 },
  });
  expect(await read('nothing')).toBeUndefined();
});

test.each<[Outcome, string]>([
  ['pay', 'completed'],
  ['fail', 'failed'],
  ['cancel', 'cancelled'],
  ['pending', 'pending'],
  ['expire', 'expired'],
])('%s: an open or pending payment is %s', async (outcome, status) => {
  for (const ref of [await payment(), await payment('pending')]) {
    expect(await decide(t.ctx, ref, outcome, 'none')).toBe(true);
    expect(await read(ref)).toMatchObject({ status, refunded: 0, charged_back: 0 });
  }
});

const ends: Outcome[] = ['pay', 'fail', 'cancel', 'expire'];
test.each(ends)('after %s nothing else can happen that happens to what is open', async (end) => {
  const ref = await payment(end);
  const before = await read(ref);
  for (const outcome of [...ends, 'pending'] as Outcome[]) {
    expect(await decide(t.ctx, ref, outcome, 'now')).toBe(false);
  }
  expect(await read(ref)).toEqual(before);
  expect(await notices(ref)).toEqual([]);
});

test('money comes after all where it was given up, and goes back where it came', async () => {
  for (const end of ['fail', 'cancel', 'expire'] as const) {
    const ref = await payment(end);
    for (const back of ['refund', 'charge_back'] as const)
      expect(await decide(t.ctx, ref, back, 'none')).toBe(false);
    expect(await decide(t.ctx, ref, 'after_all', 'none')).toBe(true);
    expect((await read(ref))?.status).toBe('completed');
    expect(await decide(t.ctx, ref, 'after_all', 'none')).toBe(false);
  }
  expect(await decide(t.ctx, await payment(), 'after_all', 'none')).toBe(false);
});

test('what went back one way does not go back the other', async () => {
  const ref = await payment('pay');
  await sandboxProvider(t.ctx).refund({ ...gone('part', ref), amount: 1000 });
  await decide(t.ctx, ref, 'charge_back', 'none');
  expect(await read(ref)).toMatchObject({ refunded: 1000, charged_back: 1499 });
  await decide(t.ctx, ref, 'refund', 'none');
  expect(await read(ref)).toMatchObject({ refunded: 1000, charged_back: 1499 });
});

const gone = (id: string, ref: string) => ({
  ...{ id, ref, amount: 2499, currency: 'EUR', description: '' },
});

test('a refund is made once, of what was paid, to the cent', async () => {
  const { refund } = sandboxProvider(t.ctx);
  const open = await payment();
  await expect(refund(gone('open', open))).rejects.toThrow('Nothing to refund');
  const ref = await payment('pay');
  await expect(refund({ ...gone('more', ref), amount: 2500 })).rejects.toThrow(ref);
  for (const _again of [1, 2]) await refund(gone('all', ref));
  expect(await read(ref)).toMatchObject({ refunded: 2499 });
  await expect(refund({ ...gone('cent', ref), amount: 1 })).rejects.toThrow('Nothing to refund');
  // What failed left no trace: the same refund can be made once there is something to give.
  await decide(t.ctx, open, 'pay', 'none');
  await refund(gone('open', open));
  expect(await read(open)).toMatchObject({ refunded: 2499 });
});

test.each<[Delivery, number[], number]>([
  ['now', [0], 1],
  ['late', [15], 1],
  ['twice', [0, 0], 1],
  ['reordered', [0, 15], 2],
  ['none', [], 0],
])('a notice that comes %s is due after %j s', async (delivery, seconds, events) => {
  const ref = await payment();
  const now = t.clock.now().getTime();
  await decide(t.ctx, ref, 'pay', delivery);
  const planned = await notices(ref);
  expect(planned.map(({ due_at }) => (due_at.getTime() - now) / second)).toEqual(seconds);
  expect(new Set(planned.map(({ event_id }) => event_id)).size).toBe(events);
});

test('calling it off tells nobody', async () => {
  const ref = await payment();
  await sandboxProvider(t.ctx).cancel(ref);
  expect((await read(ref))?.status).toBe('cancelled');
  expect(await notices(ref)).toEqual([]);
});

test('a debit is on its way first, and said to be booked a little later, once', async () => {
  const { origin: _, method: _method, bank: _bank, ...debit } = order('debit');
  const account = { holder: 'A. Buyer', iban: 'NL91ABNA0417164300', mandate: 'mandate-1' };
  const collect = () => sandboxProvider(t.ctx).collect?.({ ...debit, ...account });
  const made = await collect();
  expect(made).toMatchObject({ payment: 'debit', status: 'pending', amount: 2499, refunded: 0 });
  expect(await collect()).toEqual(made);
  const ref = made?.ref ?? '';
  expect((await read(ref))?.status).toBe('completed');
  expect(await notices(ref)).toHaveLength(1);
});

test('a notice that nobody takes is sent eight times, twenty seconds apart, and one that is taken once', async () => {
  await t.ctx.db.deleteFrom('sandbox_webhooks').execute();
  const ref = await payment();
  await decide(t.ctx, ref, 'pay', 'now');
  const attempts = async () => (await notices(ref)).map((notice) => notice.attempts);
  await deliverDue(t.ctx, 1);
  t.clock.advance(20 * second - 1);
  await deliverDue(t.ctx, 1);
  expect(await attempts()).toEqual([1]);
  t.clock.advance(1);
  for (let turn = 0; turn < 10; turn += 1) {
    await deliverDue(t.ctx, 1);
    t.clock.advance(20 * second);
  }
  expect(await attempts()).toEqual([8]);
  expect((await notices(ref))[0]?.delivered_at).toBeNull();
});

test('only what is signed is read, with either secret, and nonsense is refused', () => {
  const provider = sandboxProvider(t.ctx);
  const now = Math.floor(t.clock.now().getTime() / 1000);
  const signed = (text: string, secret: string) => {
    const body = Buffer.from(text);
    return provider.parseWebhook({ [signatureHeader]: sign(secret, body, now) }, body);
  };
  const notice = JSON.stringify({ id: 1, payment: 'ref', type: 'payment.updated' });
  for (const secret of sandboxSecrets(t.ctx)) {
    expect(signed(notice, secret)).toEqual({ id: '1', ref: 'ref', kind: 'payment.updated' });
    expect(() => signed('nonsense', secret)).toThrow(
      expect.objectContaining({ status: 400, code: 'bad_request' }),
    );
  }
  expect(new Set(sandboxSecrets(t.ctx)).size).toBe(2);
  expect(() => signed(notice, 'another')).toThrow();
});
