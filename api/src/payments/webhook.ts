import type { Insertable } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Tables, Trx } from '../platform/database.ts';
import { takeFrom } from '../platform/limits.ts';
import type { Provider, WebhookEvent } from './provider.ts';
import { noteSettled, type Settled, settleIn } from './settle.ts';

/** What nobody here has made costs the provider's patience: so many may ask about such. */
const strangers = { burst: 60, seconds: 5 };

/**
 * Acts on a provider's notice: asks the provider what is true and takes that over. Each event
 * counts once; what it does is kept in the same transaction. `repeated` when it was known.
 */
export async function handleWebhook(
  ctx: Context,
  provider: Provider,
  event: WebhookEvent,
): Promise<Settled | 'repeated'> {
  if (!(await isOurs(ctx, provider.name, event.ref))) {
    await takeFrom(ctx, `strange payments at ${provider.name}`, strangers);
  }
  const known = await provider.fetch(event.ref);
  if (!known) return 'unknown';
  const settled = await ctx.db.transaction().execute(async (trx) => {
    const settled = await settleIn(ctx, trx, known);
    if (settled === 'unknown') return settled;
    const { status, refunded, charged_back } = known;
    const isNew = await keepEvent(trx, {
      provider: provider.name,
      event_id: event.id ?? [event.ref, status, refunded, charged_back].join(' '),
      payment_id: known.payment,
      kind: event.kind,
      received_at: ctx.clock.now(),
    });
    return isNew ? settled : 'repeated';
  });
  noteSettled(ctx, known, settled);
  return settled;
}

async function isOurs(ctx: Context, provider: string, ref: string): Promise<boolean> {
  const payment = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return payment !== undefined;
}

async function keepEvent(trx: Trx, event: Insertable<Tables['payment_events']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values(event)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}
