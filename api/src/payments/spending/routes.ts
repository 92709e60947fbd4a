import type { FastifyRequest } from 'fastify';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusals } from '../../platform/shapes.ts';
import { packageRows, sellingCountry } from '../packages.ts';
import { buyerOf } from '../price-routes.ts';
import { SpendingLimitAnswer, SpendingLimitBody } from '../schemas.ts';
import {
  coolingDays,
  inCurrency,
  limitAt,
  limitDays,
  limitRow,
  type SpendingLimit,
  spentOf,
  wishedLimit,
} from './limit.ts';

/** A member's own limit on what they spend. */
export function spendingRoutes(app: App, ctx: Context): void {
  const tags = ['payments'];
  const preHandler = requireUser;
  const response = { 200: SpendingLimitAnswer, ...Refusals };

  app.get('/api/spending-limit.php', { schema: { tags, response }, preHandler }, (request) =>
    answer(ctx, request),
  );

  const changing = { tags, body: SpendingLimitBody, response };
  app.put('/api/spending-limit.php', { schema: changing, preHandler }, async (request) => {
    const { id } = currentUser(request);
    await ctx.db.transaction().execute(async (trx) => {
      const currency = await currencyOf(trx, request);
      const before = await inOwn(ctx, trx, id, currency, true);
      const row = wishedLimit(before, { amount: request.body.amount, currency }, ctx.clock.now());
      await trx
        .insertInto('spending_limits')
        .values({ user_id: id, ...row })
        .onConflict((on) => on.column('user_id').doUpdateSet(row))
        .execute();
    });
    return answer(ctx, request);
  });
}

async function answer(ctx: Context, request: FastifyRequest) {
  const { id } = currentUser(request);
  const currency = await currencyOf(ctx.db, request);
  const limit = await inOwn(ctx, ctx.db, id, currency, false);
  return {
    amount: limit?.amount ?? null,
    next: limit?.next ? { ...limit.next, from: limit.next.from.toISOString() } : null,
    spent: await spentOf(ctx, ctx.db, id, currency),
    currency,
    days: limitDays,
    cooling_days: coolingDays,
  };
}

/** The currency a member buys in now. */
async function currencyOf(db: Db, request: FastifyRequest): Promise<string> {
  const country = await sellingCountry(db, buyerOf(request).countries);
  const [row] = await packageRows(db, country);
  return row?.currency ?? 'EUR';
}

/** The limit in the currency a member buys in now. */
async function inOwn(
  ctx: Context,
  db: Db,
  id: string,
  currency: string,
  forUpdate: boolean,
): Promise<SpendingLimit | null> {
  const limit = limitAt(await limitRow(db, id, forUpdate), ctx.clock.now());
  if (!limit || limit.currency === currency) return limit;
  const here = (amount: number | null) =>
    amount === null ? null : inCurrency(db, amount, limit.currency, currency);
  const next = limit.next && { ...limit.next, amount: await here(limit.next.amount) };
  return { amount: await here(limit.amount), currency, next };
}
