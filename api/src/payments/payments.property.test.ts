import fc from 'fast-check';
import { sql } from 'kysely';
import { day, hour, minute } from '../platform/clock.ts';
import { newId } from '../platform/random.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { testBuyer } from '../testing/buyer.ts';
import { campaign } from '../testing/campaign.ts';
import type { TestMember } from '../testing/member.ts';
import { MollieStub } from '../testing/mollie-stub.ts';
import { mollieProvider } from './mollie/mollie.ts';
import type { Provider } from './provider.ts';
import { reconcile } from './reconcile.ts';
import { decide, type Outcome, outcomes } from './sandbox/decide.ts';
import { sandboxProvider } from './sandbox/sandbox.ts';
import { settle } from './settle.ts';
import { startPayment } from './start-payment.ts';
import { creditsFor } from './take-back.ts';
import { handleWebhook } from './webhook.ts';

/** A provider, and what happens on its side. */
interface Side {
  provider: Provider;
  act: (ref: string, outcome: Outcome) => Promise<unknown>;
  /** The payment comes to another amount than was asked. */
  tamper: (ref: string, amount: number) => Promise<unknown>;
}

let t: TestApp;
let stub: MollieStub;
let ann: TestMember;
let sides: Record<string, Side>;
beforeAll(async () => {
  stub = new MollieStub();
  const url = await stub.listen();
  t = await testApp(undefined, { MOLLIE_API_KEY: 'test_key', MOLLIE_API_URL: url });
  ann = await testBuyer(t);
  sides = { sandbox: sandboxSide(), mollie: mollieSide(url) };
});
afterAll(async () => {
  await t.close();
  await stub.close();
});

function sandboxSide(): Side {
  const { db } = t.ctx;
  return {
    provider: sandboxProvider(t.ctx),
    act: (ref, outcome) => decide(t.ctx, ref, outcome, 'none'),
    tamper: (ref, amount) =>
      db.updateTable('sandbox_payments').set({ amount }).where('ref', '=', ref).execute(),
  };
}

const atMollie: Partial<Record<Outcome, string>> = {
  pay: 'paid',
  after_all: 'paid',
  fail: 'failed',
  cancel: 'canceled',
  pending: 'pending',
  expire: 'expired',
};

function mollieSide(url: string): Side {
  const provider = mollieProvider({ key: 'test_key', url });
  return {
    provider,
    act: async (ref, outcome) => {
      const known = await provider.fetch(ref);
      const from: readonly string[] = outcomes[outcome].from;
      if (!known || !from.includes(known.status)) return;
      const status = atMollie[outcome];
      const left = known.amount - known.refunded - known.charged_back;
      const amount = { currency: 'EUR', value: (left / 100).toFixed(2) };
      if (status) stub.change(ref, { status });
      else if (outcome === 'refund' && left > 0) stub.change(ref, { amountRefunded: amount });
      else if (left > 0) stub.change(ref, { amountChargedBack: amount });
    },
    tamper: async (ref, amount) =>
      stub.change(ref, { amount: { currency: 'EUR', value: (amount / 100).toFixed(2) } }),
  };
}

type Step =
  | { do: 'act'; outcome: Outcome }
  | { do: 'notice'; event: number }
  | { do: 'ask' }
  | { do: 'end'; how: 'cancelled' | 'failed' | 'expired' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('act' as const),
    outcome: fc.constantFrom(...(Object.keys(outcomes) as Outcome[])),
  }),
  fc.record({ do: fc.constant('notice' as const), event: fc.nat(3) }),
  fc.record({ do: fc.constant('ask' as const) }),
  fc.record({
    do: fc.constant('end' as const),
    how: fc.constantFrom('cancelled' as const, 'failed' as const, 'expired' as const),
  }),
);

async function order({ provider }: Side, amount: number): Promise<{ id: string; ref: string }> {
  const id = newId(t.ctx.random);
  const now = t.clock.now();
  const site = await t.ctx.db
    .selectFrom('users')
    .select('site_id')
    .where('id', '=', ann.id)
    .executeTakeFirstOrThrow();
  const what = { package_id: 'nl-150', country: 'NL', currency: 'EUR', credits: 150, amount };
  const who = { user_id: ann.id, ...site, method: 'paypal', provider: provider.name };
  await t.ctx.db
    .insertInto('payments')
    .values({ ...what, ...who, id, created_at: now, updated_at: now })
    .execute();
  const where = { origin: 'https://site.example', language: 'en', merchant: 'Afterglow' };
  await startPayment(t.ctx, id, where);
  const { provider_ref } = await read(id);
  return { id, ref: String(provider_ref) };
}

const read = (id: string) =>
  t.ctx.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Does the steps in small groups side by side, as notices, loops and buyers do. */
async function play(side: Side, id: string, ref: string, steps: Step[]): Promise<void> {
  const { provider } = side;
  const run = async (one: Step): Promise<unknown> => {
    if (one.do === 'act') return side.act(ref, one.outcome);
    if (one.do === 'notice') {
      const event = { ref, kind: 'payment' };
      // Numbered ones come again under the same number; that is what makes them repeated.
      const isNumbered = provider.name === 'sandbox' && one.event > 0;
      const again = isNumbered ? { id: `${ref}-${newId(t.ctx.random)}` } : {};
      return Promise.all([1, 2].map(() => handleWebhook(t.ctx, provider, { ...event, ...again })));
    }
    if (one.do === 'end') return settle(t.ctx, { payment: id, status: one.how });
    const known = await provider.fetch(ref);
    return known && settle(t.ctx, known);
  };
  for (let at = 0; at < steps.length; at += 3) {
    await Promise.all(steps.slice(at, at + 3).map(run));
  }
}

async function check(side: Side, id: string, ref: string): Promise<void> {
  const truth = await side.provider.fetch(ref);
  const payment = await read(id);
  if (!truth) throw new Error('The provider has lost it.');
  const isPaid = truth.status === 'completed';
  const isAsAsked = truth.amount === payment.amount;
  const back = truth.refunded + truth.charged_back;
  const { rows } = await sql<{ purchases: number; credits: number }>`
    select count(*) filter (where cause = 'purchase')::int as purchases,
      coalesce(sum(amount), 0)::int as credits
    from credit_entries where reference = ${id} or reference like ${`${id}:%`}`.execute(t.ctx.db);
  const { kinds, refunds } = await booksOf(id);
  expect({ status: payment.status === 'completed', ...rows[0] }).toEqual({
    status: isPaid && isAsAsked,
    purchases: isPaid && isAsAsked ? 1 : 0,
    credits: isPaid && isAsAsked ? 150 - (back > 0 ? creditsFor(payment, back) : 0) : 0,
  });
  if (isPaid && !isAsAsked) {
    expect(kinds).toContain('mismatch');
    expect(refunds + back).toBeGreaterThanOrEqual(truth.amount);
  } else expect(refunds).toBe(0);
  if (isPaid && isAsAsked && back > 0) {
    expect(kinds.includes('refunded') || kinds.includes('charged_back')).toBe(true);
  }
}

async function booksOf(payment: string) {
  const matters = await t.ctx.db
    .selectFrom('payment_matters')
    .select('kind')
    .where('payment_id', '=', payment)
    .execute();
  const due = await t.ctx.db
    .selectFrom('payment_refunds')
    .select('amount')
    .where('payment_id', '=', payment)
    .execute();
  const refunds = due.reduce((sum, { amount }) => sum + amount, 0);
  return { kinds: matters.map(({ kind }) => kind), refunds };
}

/** Too old to be asked about in the histories after it. */
const forget = (id: string) =>
  t.ctx.db
    .updateTable('payments')
    .set({ created_at: new Date(0) })
    .where('id', '=', id)
    .execute();

const history = fc.record({
  amount: fc.integer({ min: 1, max: 20_000 }),
  other: fc.option(fc.integer({ min: 1, max: 20_000 }), { freq: 4 }),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
});

test.each(['sandbox', 'mollie'])(
  '%s: whatever happens in whatever order, paid is credited once and what is not as asked goes back [R07]',
  async (name) => {
    const side = sides[name];
    if (!side) throw new Error(name);
    await fc.assert(
      fc.asyncProperty(history, async ({ amount, other, steps }) => {
        const { id, ref } = await order(side, amount);
        if (other !== null) await side.tamper(ref, other);
        await play(side, id, ref, steps);
        // Every notice may have been lost: within a quarter of an hour asking finds the truth.
        await settle(t.ctx, { payment: id, status: 'expired' });
        t.clock.advance(hour + 15 * minute);
        await reconcile(t.ctx);
        // Of money that went back, a day later.
        t.clock.advance(day);
        await reconcile(t.ctx);
        await check(side, id, ref);
        await forget(id);
      }),
      campaign(25),
    );
  },
  24 * hour,
);
