import type { Context } from '../platform/context.ts';
import type { Provider } from './provider.ts';
import { settle } from './settle.ts';

/**
 * Calls off the orders a member left open with a discount, so that its code is free for the next
 * order. One that turns out to be paid keeps its code. Does nothing for a repeated request, named
 * by its Idempotency-Key: the order it left open is its own.
 */
export async function callOffDiscounted(
  ctx: Context,
  provider: Provider,
  user: string,
  key: unknown,
): Promise<void> {
  // Listed before the key is looked for: what this very request made meanwhile is not in it.
  const open = await discountedOrders(ctx, provider, user);
  if (open.length === 0 || (await isKnown(ctx, user, key))) return;
  for (const { id, provider_ref } of open) {
    if (provider_ref) await provider.cancel(provider_ref);
    const known = provider_ref ? await provider.fetch(provider_ref) : undefined;
    await settle(ctx, known ?? { payment: id, status: 'cancelled' });
  }
}

function discountedOrders(ctx: Context, provider: Provider, user: string) {
  return ctx.db
    .selectFrom('payments')
    .innerJoin('discount_redemptions', 'discount_redemptions.payment_id', 'payments.id')
    .select(['payments.id', 'provider_ref'])
    .where('payments.user_id', '=', user)
    .where('payments.status', '=', 'open')
    .where('provider', '=', provider.name)
    .execute();
}

async function isKnown(ctx: Context, user: string, key: unknown): Promise<boolean> {
  if (typeof key !== 'string') return false;
  const known = await ctx.db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', user)
    .where('key', '=', key)
    .executeTakeFirst();
  return known !== undefined;
}
