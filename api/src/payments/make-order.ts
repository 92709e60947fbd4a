import type { FastifyRequest } from 'fastify';
import { idempotencyKey, idempotent } from '../identity/idempotency.ts';
import type { Context } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';
import { takeFrom } from '../platform/limits.ts';
import { callOffUnpaid, isKnown } from './call-off.ts';
import { checkOrder, type NewOrder } from './check-order.ts';
import { createPayment } from './create-payment.ts';
import { requireFewDeclined } from './declined.ts';
import { methodsIn } from './methods/methods-in.ts';
import { replaceOpen } from './open-order.ts';
import { sellingCountry } from './packages.ts';
import { paymentOf, viewPayment } from './payment-view.ts';
import { buyerOf } from './price-routes.ts';
import { isRefusal, type Provider } from './provider.ts';
import { currentProvider } from './providers.ts';
import { settle } from './settle.ts';
import { startPayment } from './start-payment.ts';

export const ordering = { burst: 20, seconds: 30 };

interface Asked {
  /** What is ordered: looked up only where there is no order of this request yet. */
  wanted: () => NewOrder | Promise<NewOrder>;
  /** The open order that it takes the place of. */
  named: string | null | undefined;
}

/** Makes an order once per Idempotency-Key, and the payment at the provider after that. */
export async function makeOrder(ctx: Context, request: FastifyRequest, asked: Asked) {
  const provider = currentProvider(ctx);
  const buyer = buyerOf(request);
  await takeFrom(ctx, `order:${buyer.id}`, ordering);
  const id = await orderOnce(ctx, request, provider, asked);
  const origin = `${request.protocol}://${request.host}`;
  const { language, site } = request;
  try {
    await startPayment(ctx, id, { origin, language, merchant: site.name });
  } catch (error) {
    // What the provider does not take can be paid by nobody, and stands in the way of no other order.
    if (isRefusal(error)) await settle(ctx, { payment: id, status: 'cancelled' });
    throw error;
  }
  const payment = await paymentOf(ctx.db, buyer.id, id);
  return { payment: viewPayment(payment), redirect_url: payment.redirect_url };
}

/**
 * The order of a request. Sent again, it is the one that there is, whatever prices, packages and limits
 * have become since.
 */
async function orderOnce(
  ctx: Context,
  request: FastifyRequest,
  provider: Provider,
  { wanted, named }: Asked,
): Promise<string> {
  const buyer = buyerOf(request);
  const key = idempotencyKey(request);
  const isAgain = () => isKnown(ctx, buyer.id, key);
  const orderOfBefore = () => idempotent<string>(ctx, request, () => Promise.reject(conflict()));
  if (await isAgain()) return orderOfBefore();
  await requireFewDeclined(ctx, buyer.id);
  const country = await sellingCountry(ctx.db, buyer.countries, buyer.country);
  const offers = await methodsIn(ctx, provider, country);
  let order: NewOrder;
  try {
    order = await wanted();
    // Before anything is called off: what is refused has changed nothing.
    await checkOrder(ctx, ctx.db, buyer, offers, order, 'begun');
  } catch (error) {
    if (await isAgain()) return orderOfBefore();
    throw error;
  }
  const instead = await replaceOpen(ctx, buyer.id, { named, key });
  await callOffUnpaid(ctx, buyer.id, key);
  return idempotent(ctx, request, (trx) =>
    createPayment(ctx, trx, buyer, { provider: provider.name, offers }, { ...order, instead }),
  );
}
