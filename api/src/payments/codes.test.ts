import { balanceOf } from '../credits/balance.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { bought, buy, choose, notify, testBuyer } from '../testing/buyer.ts';
import { sentMails } from '../testing/mail.ts';
import type { TestMember } from '../testing/member.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

type Code = Partial<Parameters<typeof values>[0]>;
const values = (code: {
  code: string;
  percentage: number;
  validity: 'once' | 'once-per-user' | 'unlimited';
  [field: string]: unknown;
}) => code;

function make(code: string, rest: Code = {}) {
  const all = { id: code, code, percentage: 10, validity: 'unlimited' as const, ...rest };
  return t.ctx.db
    .insertInto('discount_codes')
    .values({ ...all, created_at: t.clock.now() })
    .execute();
}

const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, details } = (body as { error: { code: string; details: { code: string }[] } })
    .error;
  return [status, code === 'validation' ? details[0]?.code : code];
};

test('every refusal of a code says its own reason', async () => {
  const ann = await testBuyer(t);
  const past = new Date(t.clock.now().getTime() - 1);
  await make('ENDED', { status: 'inactive' });
  await make('PAST', { expires_at: past });
  await make('NOW', { expires_at: t.clock.now() });
  await make('ELSEWHERE', { site_id: 'lumen' });
  await make('ABROAD', { country: 'GB' });
  await make('POUNDS', { currency: 'GBP' });
  await make('BIG', { minimum_order_value: 2500 });
  await make('EXACT', { minimum_order_value: 2499 });
  await make('CARDS', { paymentmethods: ['creditcard'] });
  await make('BEA', { user_id: (await testBuyer(t)).id });
  const tried = async (discountcode: string) => refusal(await buy(ann, { discountcode }));
  expect(await tried('NOTHING')).toEqual([404, 'discountcode_not_found']);
  expect(await tried('BEA')).toEqual([404, 'discountcode_not_found']);
  expect(await tried('ENDED')).toEqual([410, 'discountcode_expired']);
  expect(await tried('ELSEWHERE')).toEqual([404, 'discountcode_not_found']);
  expect(await tried('PAST')).toEqual([410, 'discountcode_expired']);
  expect(await tried('NOW')).toEqual([410, 'discountcode_expired']);
  expect(await tried('ABROAD')).toEqual([400, 'other_country']);
  expect(await tried('POUNDS')).toEqual([400, 'other_country']);
  expect(await tried('BIG')).toEqual([400, 'too_little']);
  expect(await tried('CARDS')).toEqual([400, 'other_method']);
  expect((await buy(ann, { discountcode: ' exact ' })).status).toBe(200);
});

test('a code once per user is had once by each of two, however many orders they send at once [S88]', async () => {
  await make('EACH', { validity: 'once-per-user' });
  for (const member of [await testBuyer(t), await testBuyer(t)]) {
    // Past the throttle of orders: the slot alone has to hold.
    const orders = Array.from({ length: 50 }, () => buy(member, { discountcode: 'EACH' }));
    const answers = await Promise.all(orders);
    const redeemed = await t.ctx.db
      .selectFrom('discount_redemptions')
      .select('id')
      .where('user_id', '=', member.id)
      .execute();
    expect(redeemed).toHaveLength(1);
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
  }
});

test('while an order is being paid, its code is held; when that fails, it is free', async () => {
  const ann = await testBuyer(t);
  await make('HELD', { validity: 'once-per-user' });
  const { ref } = await bought(ann, { discountcode: 'HELD' });
  await choose(ann, ref, 'pending');
  await notify(t, { id: 'held-1', ref });
  expect(refusal(await buy(ann, { discountcode: 'HELD' }))).toEqual([410, 'discountcode_held']);
  await choose(ann, ref, 'fail');
  await notify(t, { id: 'held-2', ref });
  expect((await buy(ann, { discountcode: 'HELD' })).status).toBe(200);
});

test('there is one discount of a first purchase, also beside one that is pending', async () => {
  const ann = await testBuyer(t, t.clock.now());
  const first = await bought(ann);
  expect(first.payment.discount_amount).toBe(625);
  await choose(ann, first.ref, 'pending');
  await notify(t, { id: 'first-1', ref: first.ref });
  expect((await bought(ann)).payment.discount_amount).toBe(0);
  for (const code of ['TIMEBONUS25', 'WELCOME25']) {
    expect(refusal(await buy(ann, { discountcode: code }))).toEqual([410, 'discountcode_held']);
  }
});

/** Orders, calls it off, and pays after all: money that was on its way. */
async function paidLate(member: TestMember, code: string, between = async () => {}) {
  const { ref, payment } = await bought(member, { discountcode: code });
  await choose(member, ref, 'cancel');
  await notify(t, { id: `${ref}-end`, ref });
  await between();
  await choose(member, ref, 'after_all');
  await notify(t, { id: `${ref}-late`, ref });
  return payment.payment_id;
}

const usersOf = (code: string) =>
  t.ctx.db
    .selectFrom('discount_redemptions')
    .select(['user_id', 'payment_id'])
    .where('discount_code_id', '=', code)
    .execute();

test('an order that is paid after its end has used its code after all, for its buyer alone', async () => {
  const [ann, bob] = [await testBuyer(t), await testBuyer(t)];
  await make('LATER', { validity: 'once-per-user' });
  const payment_id = await paidLate(ann, 'LATER');
  expect(await usersOf('LATER')).toEqual([{ user_id: ann.id, payment_id }]);
  expect(refusal(await buy(ann, { discountcode: 'LATER' }))).toEqual([410, 'already_used']);
  expect((await buy(bob, { discountcode: 'LATER' })).status).toBe(200);
});

test('what has the code meanwhile keeps it, and what comes late for another is not credited', async () => {
  const [ann, bob] = [await testBuyer(t), await testBuyer(t)];
  await make('ONCE', { validity: 'once' });
  let kept = '';
  await paidLate(ann, 'ONCE', async () => {
    const { ref, payment } = await bought(bob, { discountcode: 'ONCE' });
    kept = payment.payment_id;
    await choose(bob, ref, 'pay');
    await notify(t, { id: `${ref}-paid`, ref });
  });
  expect(await usersOf('ONCE')).toEqual([{ user_id: bob.id, payment_id: kept }]);
  const balances = [ann, bob].map(({ id }) => balanceOf(t.ctx.db, id));
  expect(await Promise.all(balances)).toEqual([0, 150]);
});

test('a code of one’s own comes before one for everybody of the same name, for its owner alone', async () => {
  const [ann, bob] = [await testBuyer(t), await testBuyer(t)];
  await make('SAME', { id: 'same-all' });
  await make('SAME', { id: 'same-ann', user_id: ann.id, percentage: 50 });
  const off = async (member: TestMember) =>
    (await bought(member, { discountcode: 'same' })).payment.discount_amount;
  expect([await off(ann), await off(bob)]).toEqual([1249, 250]);
});

test('an order that costs nothing is complete at once, without the provider', async () => {
  const ann = await testBuyer(t);
  await make('GIFT', { percentage: 100, validity: 'once-per-user' });
  const answer = await buy(ann, { discountcode: 'gift' }, 'for-nothing');
  expect(answer.body).toMatchObject({
    payment: { status: 'completed', amount: 0, discount_amount: 2499 },
    redirect_url: null,
  });
  expect((await buy(ann, { discountcode: 'gift' }, 'for-nothing')).body).toEqual(answer.body);
  expect(refusal(await buy(ann, { discountcode: 'gift' }))).toEqual([410, 'already_used']);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
  expect((await ann.client.get('/api/ledger.php')).body).toMatchObject({
    entries: [{ cause: 'purchase', amount: 150 }],
  });
  expect(
    await t.ctx.db.selectFrom('sandbox_payments').selectAll().where('amount', '=', 0).execute(),
  ).toEqual([]);
  const mails = (await sentMails(t)).filter(({ to }) => to.startsWith(ann.id));
  expect(mails).toHaveLength(1);
});
