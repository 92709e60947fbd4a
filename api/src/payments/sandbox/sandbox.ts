import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { derive } from '../../platform/secrets.ts';
import type { Debit, Order, Provider, ProviderPayment, Refund } from '../provider.ts';
import { verify } from '../signature.ts';
import { decide } from './decide.ts';

export const signatureHeader = 'sandbox-signature';

/** The secret in use first, then the one before it: both are good while they are exchanged. */
export function sandboxSecrets(ctx: Context): [string, string] {
  const secret = (which: string) => derive(ctx.secret, 'sandbox-webhook', which);
  return [secret('current'), secret('previous')];
}

/** A provider that takes no money: its checkout page lets one choose how a payment ends. */
export function sandboxProvider(ctx: Context): Provider {
  return {
    name: 'sandbox',
    offers: async () => () => ({ banks: 'all' }),
    create: (order) => create(ctx, order),
    collect: (debit) => collect(ctx, debit),
    fetch: (ref) => read(ctx, ref),
    refund: (refund) => sendBack(ctx, refund),
    cancel: (ref) => decide(ctx, ref, 'cancel', 'none').then(() => {}),
    parseWebhook(headers, body) {
      verify(headers[signatureHeader], body, sandboxSecrets(ctx), ctx.clock.now());
      return parse(body);
    },
  };
}

function parse(body: Buffer) {
  try {
    const { id, payment, type } = JSON.parse(body.toString('utf8'));
    return { id: String(id), ref: String(payment), kind: String(type) };
  } catch {
    throw new ApiError(400, 'bad_request');
  }
}

async function create(ctx: Context, order: Order) {
  const { origin, ...rest } = order;
  const ref = await write(ctx, rest);
  return { ref, redirect_url: `${origin}/sandbox/checkout/${ref}` };
}

async function write(ctx: Context, order: Omit<Order, 'origin'>): Promise<string> {
  const { payment: payment_id, ...rest } = order;
  await ctx.db
    .insertInto('sandbox_payments')
    .values({ ...rest, payment_id, ref: newId(ctx.random), created_at: ctx.clock.now() })
    .onConflict((on) => on.column('payment_id').doNothing())
    .execute();
  const { ref } = await ctx.db
    .selectFrom('sandbox_payments')
    .select('ref')
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  return ref;
}

/** A bank takes its time: the debit is pending first, and booked a little later. */
async function collect(ctx: Context, debit: Debit): Promise<ProviderPayment> {
  const { holder: _, iban: _iban, mandate: _mandate, ...order } = debit;
  const ref = await write(ctx, { ...order, method: 'sdd', bank: null });
  await decide(ctx, ref, 'pay', 'late');
  const { payment, amount, currency } = debit;
  return { payment, ref, status: 'pending', amount, currency, refunded: 0, charged_back: 0 };
}

async function read(ctx: Context, ref: string) {
  return ctx.db
    .selectFrom('sandbox_payments')
    .select([
      'payment_id as payment',
      'ref',
      'status',
      'amount',
      'currency',
      'refunded',
      'charged_back',
    ])
    .where('ref', '=', ref)
    .executeTakeFirst();
}

/** As a real provider would, it gives back what there is and no more, and each refund once. */
async function sendBack(ctx: Context, { id, ref, amount }: Refund): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('sandbox_refunds')
      .values({ id, ref, amount, created_at: ctx.clock.now() })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return;
    const changed = await trx
      .updateTable('sandbox_payments')
      .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
      .where('ref', '=', ref)
      .where('status', '=', 'completed')
      .where((eb) =>
        eb(eb('refunded', '+', eb.ref('charged_back')), '<=', eb('amount', '-', eb.lit(amount))),
      )
      .executeTakeFirstOrThrow();
    if (changed.numUpdatedRows === 0n) throw new Error(`Nothing to refund on ${ref}.`);
  });
}
