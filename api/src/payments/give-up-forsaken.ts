import { sql } from 'kysely';
import { after } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { forEachAlone } from '../platform/loops.ts';
import { providersOf } from './providers.ts';
import { openFor, transferFor } from './reconcile.ts';
import { settle } from './settle.ts';

const atOnce = 50;

/**
 * Nobody is left to ask about the orders of a provider that is not configured any more: they expire by
 * themselves, and hold no discount and no limit for good. Those on their way have the time of a transfer.
 */
export async function giveUpForsaken(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const there = providersOf(ctx).map(({ name }) => name);
  const forsaken = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('status', 'in', ['open', 'pending'])
    .where(sql<boolean>`provider <> all(${there}::text[])`)
    .where('created_at', '<', after(now, -openFor))
    .where((one) =>
      one.or([
        one.and([one('status', '=', 'open'), one('method', '<>', 'banktransfer')]),
        one('created_at', '<', after(now, -transferFor)),
      ]),
    )
    .orderBy('created_at')
    .limit(atOnce)
    .execute();
  await forEachAlone(forsaken, ({ id: payment }) => settle(ctx, { payment, status: 'expired' }));
}
