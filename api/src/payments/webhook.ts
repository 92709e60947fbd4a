import type { Context } from '../platform/context.ts';
import type { Provider, WebhookEvent } from './provider.ts';
import { type Settled, settleIn } from './settle.ts';

/**
 * Acts on a provider's notice: asks the provider what is true and takes that over. Each event
 * counts once; what it does is kept in the same transaction. `repeated` when it was known.
 */
export async function handleWebhook(
  ctx: Context,
  provider: Provider,
  event: WebhookEvent,
): Promise<Settled | 'repeated'> {
  const known = await provider.fetch(event.ref);
  return ctx.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payment_events')
      .values({
        provider: provider.name,
        event_id: event.id,
        kind: event.kind,
        received_at: ctx.clock.now(),
      })
      .onConflict((on) => on.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n) return 'repeated';
    if (!known) return 'unknown';
    const settled = await settleIn(ctx, trx, known);
    if (settled === 'unknown') return settled;
    await trx
      .updateTable('payment_events')
      .set({ payment_id: known.payment })
      .where('provider', '=', provider.name)
      .where('event_id', '=', event.id)
      .execute();
    return settled;
  });
}
