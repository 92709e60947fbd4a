import fc from 'fast-check';
import { balanceOf } from '../../credits/balance.ts';
import { grant, spend } from '../../credits/ledger.ts';
import { after, day, hour } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { bought, choose, notify, testBuyer } from '../../testing/buyer.ts';
import { sentMails, tokenOf } from '../../testing/mail.ts';
import type { TestMember } from '../../testing/member.ts';
import { givingBack, setSettings } from '../../testing/settings.ts';
import { reconcile } from '../reconcile.ts';
import { sendRefunds } from '../refunds.ts';
import { priceOf } from './unused.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

async function paid(member: TestMember, order = {}) {
  const { ref, payment } = await bought(member, order);
  await choose(member, ref, 'pay');
  await notify(t, { id: `paid-${ref}`, ref });
  return { ref, id: payment.payment_id };
}

const mailsTo = async ({ id }: TestMember) =>
  (await sentMails(t)).filter(({ to }) => to.includes(id));

const use = (user: string, amount: number) =>
  t.ctx.db
    .transaction()
    .execute((trx) =>
      spend(t.ctx, trx, { user, amount, cause: 'message', reference: newId(t.ctx.random) }),
    );

const see = ({ client }: TestMember, payment: string) =>
  client.get(`/api/withdrawal.php?payment=${payment}`);
const confirm = ({ client }: Pick<TestMember, 'client'>, body: object) =>
  client.put('/api/withdrawal.php', body);

const atProvider = async (ref: string) =>
  (
    await t.ctx.db
      .selectFrom('sandbox_payments')
      .select('refunded')
      .where('ref', '=', ref)
      .executeTakeFirst()
  )?.refunded;

test('unused credits go back at their part of the price, once, however often it is confirmed [S93]', async () => {
  const ann = await testBuyer(t);
  const { id, ref } = await paid(ann);
  await use(ann.id, 50);
  expect((await see(ann, id)).body).toMatchObject({
    withdrawal: { credits: 150, paid: 2499, unused: 100, amount: 1666, state: 'possible' },
  });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(ann, { payment: id })));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ withdrawal: { unused: 100, amount: 1666, state: 'done' } });
  }
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  await sendRefunds(t.ctx);
  await sendRefunds(t.ctx);
  expect(await atProvider(ref)).toBe(1666);
  // What the provider tells of it takes nothing again.
  await notify(t, { id: 'refunded', ref });
  t.clock.advance(3 * 3_600_000);
  await reconcile(t.ctx);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  const mails = (await mailsTo(ann)).filter(({ subject }) => subject.includes('withdrawal'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your withdrawal: €16.66 is on its way back',
  ]);
});

test('the buyer’s open pages hear that their credits changed, once, and nobody else’s', async () => {
  const [ann, bob] = [await testBuyer(t), await testBuyer(t)];
  const { id } = await paid(ann);
  const heard = t.ctx.db.selectFrom('live_events').select(['user_id', 'data']);
  const credits = heard.where('type', '=', 'credits').where('user_id', 'in', [ann.id, bob.id]);
  const before = await credits.execute();
  for (let times = 0; times < 2; times += 1) await confirm(ann, { payment: id });
  expect((await credits.execute()).slice(before.length)).toEqual([{ user_id: ann.id, data: {} }]);
});

const isPremium = async ({ client }: TestMember) =>
  ((await client.get('/api/user.php')).body as { user: { paid_user: boolean } }).user.paid_user;

test('Premium goes with the last of what was bought, and comes again with the next purchase', async () => {
  const ann = await testBuyer(t);
  const first = await paid(ann, { package: 'nl-50' });
  const second = await paid(ann);
  for (const [{ id }, ends_premium] of [
    [second, false],
    [first, true],
  ] as const) {
    expect((await see(ann, id)).body).toMatchObject({ withdrawal: { ends_premium } });
    await confirm(ann, { payment: id });
    expect(await isPremium(ann)).toBe(!ends_premium);
    const texts = (await mailsTo(ann)).map(({ text }) => text);
    const ended = texts.filter((text) => text.includes('so Premium has ended too'));
    expect(ended.length).toBe(ends_premium ? 1 : 0);
  }
  const heard = t.ctx.db.selectFrom('live_events').select('data').where('type', '=', 'payment');
  const of = (await heard.where('user_id', '=', ann.id).execute()).map(({ data }) => data.payment);
  // As it was paid, and as it went back: pages ask anew then whether they are a Premium member’s.
  expect(of.filter((id) => id === first.id)).toHaveLength(2);
  t.clock.advance(hour);
  const again = await paid(ann);
  expect(await isPremium(ann)).toBe(true);
  t.clock.advance(hour);
  const more = await paid(ann);
  for (const [{ id }, made_premium] of [
    [first, false],
    [again, true],
    [more, false],
  ] as const) {
    const page = await ann.client.get(`/api/payment.php?id=${id}`);
    expect(page.body).toMatchObject({ payment: { made_premium } });
  }
});

test('who has used some of what they bought, or was given a package, stays Premium', async () => {
  const [ann, bea] = [await testBuyer(t), await testBuyer(t)];
  const of = await paid(ann);
  await use(ann.id, 1);
  expect((await see(ann, of.id)).body).toMatchObject({ withdrawal: { ends_premium: false } });
  await confirm(ann, { payment: of.id });
  expect(await isPremium(ann)).toBe(true);
  const free = { id: 'FREE', code: 'FREE', percentage: 100, validity: 'once' } as const;
  const code = { ...free, created_at: t.clock.now() };
  await t.ctx.db.insertInto('discount_codes').values(code).execute();
  const order = { package: 'nl-50', paymentmethod: 'paypal', waiver: true, discountcode: 'FREE' };
  expect((await bea.client.post('/api/payment.php', order)).status).toBe(200);
  await confirm(bea, { payment: (await paid(bea)).id });
  expect(await isPremium(bea)).toBe(true);
});

test('older credits are used before younger ones; no credit goes back twice', async () => {
  const ann = await testBuyer(t);
  const first = await paid(ann, { package: 'nl-50' });
  const second = await paid(ann, { package: 'nl-150' });
  await use(ann.id, 60);
  expect((await see(ann, first.id)).body).toMatchObject({ withdrawal: { state: 'nothing' } });
  expect((await see(ann, second.id)).body).toMatchObject({ withdrawal: { unused: 140 } });
  expect(await confirm(ann, { payment: first.id })).toMatchObject({
    status: 409,
    body: { error: { code: 'withdrawal_nothing' } },
  });
  await t.ctx.db
    .transaction()
    .execute((trx) =>
      grant(t.ctx, trx, { user: ann.id, amount: 30, cause: 'grant', reference: 'a present' }),
    );
  // A present is no bought credit.
  expect((await see(ann, second.id)).body).toMatchObject({ withdrawal: { unused: 140 } });
  await confirm(ann, { payment: second.id });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(30);
});

test('what went back of an order already does not go back again, whatever else is on the account', async () => {
  const ann = await testBuyer(t);
  const gift = {
    user: ann.id,
    amount: 100,
    cause: 'grant',
    reference: newId(t.ctx.random),
  } as const;
  await t.ctx.db.transaction().execute((trx) => grant(t.ctx, trx, gift));
  const { id, ref } = await paid(ann);
  const half = { refunded: 1250 };
  await t.ctx.db.updateTable('sandbox_payments').set(half).where('ref', '=', ref).execute();
  await notify(t, { id: `half-${ref}`, ref });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(175);
  expect((await see(ann, id)).body).toMatchObject({ withdrawal: { unused: 75, amount: 1249 } });
});

test('what is spent at the same time does not go back as well', async () => {
  const ann = await testBuyer(t);
  const { id } = await paid(ann, { package: 'nl-50' });
  const spending = Array.from({ length: 5 }, () => use(ann.id, 10).catch(() => null));
  await Promise.all([...spending, confirm(ann, { payment: id })]);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(0);
  const lines = await t.ctx.db
    .selectFrom('credit_entries')
    .select('amount')
    .where('user_id', '=', ann.id)
    .execute();
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

/** While the site of a member gives so many days. */
async function withDays({ id }: TestMember, refund_days: number, work: () => Promise<void>) {
  const { site_id } = await t.ctx.db
    .selectFrom('users')
    .select('site_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await givingBack(t, site_id, async () => {
    await setSettings(t, site_id, { refund_days });
    await work();
  });
}

test('the last day is in time until it has ended for everybody, holidays with it, the next moment late', async () => {
  const ann = await testBuyer(t);
  const { ref, payment } = await bought(ann);
  const id = payment.payment_id;
  // The days count from when it was paid, not from when it was ordered.
  t.clock.advance(hour);
  await choose(ann, ref, 'pay');
  await notify(t, { id: `paid-${ref}`, ref });
  const until = after(t.clock.now(), 14 * day).toISOString();
  t.clock.advance(20 * day);
  expect((await see(ann, id)).body).toMatchObject({ withdrawal: { state: 'possible', until } });
  t.clock.advance(1);
  expect((await see(ann, id)).body).toMatchObject({ withdrawal: { state: 'late' } });
  const { status, body } = await confirm(ann, { payment: id });
  expect([status, body]).toMatchObject([409, { error: { code: 'withdrawal_late' } }]);
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test('an order keeps the days that were said with it; more of the site are for all', async () => {
  const ann = await testBuyer(t);
  const { id } = await paid(ann);
  const before = await paid(ann);
  await t.ctx.db
    .updateTable('payments')
    .set({ refund_days: null })
    .where('id', '=', before.id)
    .execute();
  const lasts = async (payment: string, days: number) => {
    const { completed_at } = await t.ctx.db
      .selectFrom('payments')
      .select('completed_at')
      .where('id', '=', payment)
      .executeTakeFirstOrThrow();
    const until = after(completed_at ?? new Date(0), days * day).toISOString();
    expect((await see(ann, payment)).body).toMatchObject({ withdrawal: { until } });
  };
  await withDays(ann, 7, async () => {
    await lasts(id, 14);
    // Nobody knows of this one what was said.
    await lasts(before.id, 7);
  });
  await withDays(ann, 30, () => lasts(id, 30));
});

test('without logging in: number and address bring a link to that address, and it does it', async () => {
  const ann = await testBuyer(t);
  const { id } = await paid(ann);
  const visitor = { client: t.client() };
  const ask = (reference: string, email: string) =>
    visitor.client.post('/api/withdrawal.php', { reference, email });
  const links = async () =>
    (await mailsTo(ann)).filter(({ subject }) => subject.startsWith('Return the credits'));
  for (const [reference, email] of [
    [id, 'somebody-else@example.com'],
    ['no-such-number', `${ann.id}@example.com`],
  ] as const) {
    expect((await ask(reference, email)).status).toBe(204);
  }
  const elsewhere = t.client('german.localhost');
  const asked = { reference: id, email: `${ann.id}@example.com` };
  expect((await elsewhere.post('/api/withdrawal.php', asked)).status).toBe(204);
  expect(await links()).toEqual([]);
  const shown = `#${id.slice(-8).toUpperCase()}`;
  expect((await ask(shown, `${ann.id}@EXAMPLE.com`)).status).toBe(204);
  const token = tokenOf((await links())[0]);
  const seen = await visitor.client.get(`/api/withdrawal.php?token=${token}`);
  expect(seen.body).toMatchObject({ withdrawal: { payment_id: id, amount: 2499 } });
  expect((await elsewhere.get(`/api/withdrawal.php?token=${token}`)).status).toBe(404);
  expect((await confirm({ client: elsewhere }, { token })).status).toBe(404);
  expect(await confirm(visitor, { token })).toMatchObject({
    status: 200,
    body: { withdrawal: { state: 'done', amount: 2499, unused: 150 } },
  });
  // The link goes on saying what was done, for a day.
  expect((await visitor.client.get(`/api/withdrawal.php?token=${token}`)).status).toBe(200);
  t.clock.advance(day);
  expect((await visitor.client.get(`/api/withdrawal.php?token=${token}`)).status).toBe(410);
});

test('what strangers ask for with a buyer’s address leaves the buyer their own link', async () => {
  const ann = await testBuyer(t);
  const { id } = await paid(ann);
  const asked = { reference: id, email: `${ann.id}@example.com` };
  const from = async (address: string) =>
    (await t.client().post('/api/withdrawal.php', asked, { 'x-forwarded-for': address })).status;
  for (let one = 1; one <= 5; one += 1) expect(await from('203.0.113.7')).toBe(204);
  expect(await from('203.0.113.7')).toBe(429);
  // Nor does one who rented a network of many.
  for (let one = 1; one <= 20; one += 1) await from(`2001:db8:7:${one}::1`);
  expect(await from('198.51.100.7')).toBe(204);
});

test('an order that was not paid brings nobody a link', async () => {
  const ann = await testBuyer(t);
  const { payment } = await bought(ann);
  const asked = { reference: payment.payment_id, email: `${ann.id}@example.com` };
  expect((await t.client().post('/api/withdrawal.php', asked)).status).toBe(204);
  expect(await mailsTo(ann)).toEqual([]);
});

test('nobody sees or withdraws from what somebody else bought', async () => {
  const ann = await testBuyer(t);
  const bob = await testBuyer(t);
  const { id } = await paid(ann);
  expect((await see(bob, id)).status).toBe(404);
  expect((await confirm(bob, { payment: id })).status).toBe(404);
  const visitor = { client: t.client() };
  expect((await confirm(visitor, { payment: id })).status).toBe(403);
  expect((await confirm(visitor, { token: 'x'.repeat(43) })).status).toBe(404);
  expect(await confirm(ann, { payment: id, amount: 99_999 })).toMatchObject({ status: 400 });
  expect(await balanceOf(t.ctx.db, ann.id)).toBe(150);
});

test('parts of a price never come to more than it, and all of it is all', () => {
  const order = fc.record({
    amount: fc.integer({ min: 1, max: 200_000 }),
    credits: fc.integer({ min: 1, max: 2000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(order, ({ amount, credits, part, back }) => {
      const returned_amount = Math.floor(amount * back);
      const unused = Math.floor(credits * part);
      const price = priceOf({ amount, credits, returned_amount }, unused);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price + returned_amount).toBeLessThanOrEqual(amount);
      const exact = (amount * unused) / credits;
      expect(price === amount - returned_amount || Math.abs(price - exact) <= 0.5).toBe(true);
      expect(priceOf({ amount, credits, returned_amount: 0 }, credits)).toBe(amount);
    }),
  );
});
