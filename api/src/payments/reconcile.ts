import { sql } from 'kysely';
import { after, day, hour, minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { forEachAlone } from '../platform/loops.ts';
import { collectDebit } from './debit/collect.ts';
import type { Provider } from './provider.ts';
import { providersOf } from './providers.ts';
import { type Known, type Settled, settle } from './settle.ts';

const leftAlone = 2 * minute;
/** What takes days is asked about less often, so that it keeps nothing of today waiting. */
const oldLeftAlone = 15 * minute;
export const openFor = day;
/** A transfer is made by hand and takes days: Mollie waits twelve for one, and over a weekend. */
export const transferFor = 14 * day;
/** What has ended here may have been paid there: so long it is asked about, now and then. */
const endedFor = 3 * day;
const endedLeftAlone = hour;
/** Money can be fetched back long after; the older an order, the rarer it is asked about. */
const paidFor = 400 * day;
const atOnce = 50;

/**
 * Asks the providers about payments that were not heard of for a while: a notice may have been
 * lost, also after we had given up, or that of money fetched back. Orders nobody paid within a day expire,
 * transfers after a fortnight. Returns how many payments changed.
 */
export async function reconcile(ctx: Context): Promise<number> {
  let changed = 0;
  await forEachAlone(providersOf(ctx), async (provider) => {
    const payments = [
      ...(await unfinished(ctx, provider.name)),
      ...(await ended(ctx, provider.name)),
      ...(await paid(ctx, provider.name)),
    ];
    await forEachAlone(payments, async (payment) => {
      const settled = await ask(ctx, provider, payment).catch(async (error: unknown) => {
        // What fails each time stands in nobody's way; a provider that is away is asked again at once.
        if (!isAway(error)) await lookAgainLater(ctx, payment.id);
        throw error;
      });
      if (settled === 'changed') changed += 1;
      else await lookAgainLater(ctx, payment.id);
    });
  });
  return changed;
}

type Asked = Awaited<ReturnType<typeof unfinished>>[number];

async function ask(ctx: Context, provider: Provider, payment: Asked): Promise<Settled> {
  const { id, provider_ref: ref, method } = payment;
  const lasts = ref && method === 'banktransfer' ? transferFor : openFor;
  const isOld = payment.created_at < after(ctx.clock.now(), -lasts);
  if (isOld && payment.status === 'open' && ref) await provider.cancel(ref);
  const isDebit = !ref && method === 'sdd';
  const handOver = isDebit ? await collectDebit(ctx, provider, id) : undefined;
  const known = ref ? await provider.fetch(ref) : handOver;
  return settleFrom(ctx, known, isOld, id);
}

const isAway = (error: unknown) => error instanceof ApiError && error.status === 503;

/** What no provider knows of, such as an order whose making was cut off, expires by itself. */
async function settleFrom(
  ctx: Context,
  known: Known | undefined,
  isOld: boolean,
  payment: string,
): Promise<Settled> {
  if (known) return settle(ctx, known);
  return isOld ? settle(ctx, { payment, status: 'expired' }) : 'unchanged';
}

function unfinished(ctx: Context, provider: string) {
  const now = ctx.clock.now();
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'status', 'created_at', 'method'])
    .where('status', 'in', ['open', 'pending'])
    .where('provider', '=', provider)
    .where('updated_at', '<', after(now, -leftAlone))
    .where((one) =>
      one.or([
        one('created_at', '>', after(now, -openFor)),
        one('updated_at', '<', after(now, -oldLeftAlone)),
      ]),
    )
    .orderBy('updated_at')
    .limit(atOnce)
    .execute();
}

function ended(ctx: Context, provider: string) {
  const now = ctx.clock.now();
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'status', 'created_at', 'method'])
    .where('status', 'in', ['failed', 'cancelled', 'expired'])
    .where('provider', '=', provider)
    .where('provider_ref', 'is not', null)
    .where((one) =>
      one.or([
        one('created_at', '>', after(now, -endedFor)),
        one.and([
          one('method', '=', 'banktransfer'),
          one('created_at', '>', after(now, -transferFor - endedFor)),
        ]),
      ]),
    )
    .where('updated_at', '<', after(now, -endedLeftAlone))
    .orderBy('updated_at')
    .limit(atOnce)
    .execute();
}

/** Each day at first, then each time it has become an eighth older: some thirty times in all. */
function paid(ctx: Context, provider: string) {
  const now = ctx.clock.now();
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'provider_ref', 'status', 'created_at', 'method'])
    .where('status', '=', 'completed')
    .where('provider', '=', provider)
    .where('provider_ref', 'is not', null)
    .where('created_at', '>', after(now, -paidFor))
    .where('updated_at', '<', after(now, -day))
    .where(sql<boolean>`updated_at < ${now}::timestamptz - (${now}::timestamptz - created_at) / 8`)
    .orderBy('updated_at')
    .limit(atOnce)
    .execute();
}

async function lookAgainLater(ctx: Context, id: string): Promise<void> {
  await ctx.db
    .updateTable('payments')
    .set({ updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}
