import type { FastifyRequest } from 'fastify';
import { currentUser, requireUser } from '../identity/guards.ts';
import { idempotencyKey, idempotent } from '../identity/idempotency.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { callOffOwn, callOffUnpaid } from './call-off.ts';
import { createPayment, type NewOrder } from './create-payment.ts';
import { requireFewDeclined } from './declined.ts';
import { paymentHistory } from './history.ts';
import { holdingOrder } from './holding-order.ts';
import { methodsIn } from './methods/methods-in.ts';
import { openOrders, replaceOpen } from './open-order.ts';
import { sellingCountry } from './packages.ts';
import { paymentOf, viewPayment } from './payment-view.ts';
import { buyerOf } from './price-routes.ts';
import { currentProvider } from './providers.ts';
import { isAsSeen, orderAgain } from './repeat.ts';
import * as shapes from './schemas.ts';
import { settle } from './settle.ts';
import { startPayment } from './start-payment.ts';
import { viewWaiver } from './waiver/waiver.ts';

const tags = ['payments'];
const preHandler = requireUser;
const ordering = { burst: 20, seconds: 30 };

/** Orders: make one, follow it, see all, repeat the last one. */
export function orderRoutes(app: App, ctx: Context): void {
  const started = { 200: shapes.PaymentStarted, ...Refusals };
  const making = { tags, body: shapes.PaymentBody, response: started };
  app.post('/api/payment.php', { schema: making, preHandler }, (request) => {
    const consent = consentIn(request, request.body);
    const { package: id, paymentmethod, bank, discountcode, replaces, seen } = request.body;
    const wanted = { package: id, paymentmethod, bank, discountcode, consent, seen };
    return order(ctx, request, wanted, replaces);
  });

  const repeating = { tags, body: shapes.RepeatOrderBody, response: started };
  app.post('/api/repeat-order.php', { schema: repeating, preHandler }, async (request) => {
    const again = await orderAgain(ctx, buyerOf(request), request.site.settings.message_credits);
    if (!again) throw new ApiError(404, 'no_order_to_repeat');
    const { seen, replaces } = request.body;
    if (seen && !isAsSeen(again, seen)) throw conflict('order_changed');
    const { package: priced, ...how } = again;
    const consent = consentIn(request, request.body);
    return order(ctx, request, { ...how, package: priced.id, consent }, replaces);
  });

  const following = {
    tags,
    querystring: shapes.PaymentQuery,
    response: { 200: shapes.PaymentAnswer, ...Refusals },
  };
  app.get('/api/payment.php', { schema: following, preHandler }, async (request) => {
    const payment = await paymentOf(ctx.db, currentUser(request).id, request.query.id);
    return { payment: { ...viewPayment(payment), waiver: viewWaiver(payment) } };
  });

  const open = { tags, response: { 200: shapes.OpenOrderAnswer, ...Refusals } };
  app.get('/api/open-order.php', { schema: open, preHandler }, async (request) => {
    const [newest] = await openOrders(ctx, currentUser(request).id);
    const order = newest && { payment: viewPayment(newest), redirect_url: newest.redirect_url };
    const holding = await holdingOrder(ctx, buyerOf(request));
    return {
      order: order ?? null,
      holding: holding && { ...holding, payment: viewPayment(holding.payment) },
    };
  });

  const callingOff = {
    tags,
    querystring: shapes.PaymentQuery,
    response: { 200: shapes.PaymentAnswer, ...Refusals },
  };
  app.delete('/api/payment.php', { schema: callingOff, preHandler }, async (request) => {
    const { id: user } = currentUser(request);
    await takeFrom(ctx, `order:${user}`, ordering);
    return { payment: viewPayment(await callOffOwn(ctx, user, request.query.id)) };
  });

  const history = {
    tags,
    querystring: shapes.TransactionsQuery,
    response: { 200: shapes.TransactionsAnswer, ...Refusals },
  };
  app.get('/api/transactions.php', { schema: history, preHandler }, (request) =>
    paymentHistory(ctx.db, currentUser(request).id, request.query.cursor),
  );

  const repeatable = { tags, response: { 200: shapes.RepeatOrderAnswer, ...Refusals } };
  app.get('/api/repeat-order.php', { schema: repeatable, preHandler }, async (request) => {
    const again = await orderAgain(ctx, buyerOf(request), request.site.settings.message_credits);
    return { order: again && { package: again.package, paymentmethod: again.paymentmethod } };
  });
}

interface Ticked {
  waiver: boolean;
  waiver_edition?: number;
}

const consentIn = ({ language, site }: FastifyRequest, { waiver, waiver_edition }: Ticked) => ({
  ...{ given: waiver, edition: waiver_edition },
  ...{ language, days: site.settings.refund_days },
});

/** Makes an order once per Idempotency-Key, and the payment at the provider after that. */
async function order(
  ctx: Context,
  request: FastifyRequest,
  wanted: NewOrder,
  named: string | null | undefined,
) {
  const provider = currentProvider(ctx);
  const buyer = buyerOf(request);
  await takeFrom(ctx, `order:${buyer.id}`, ordering);
  await requireFewDeclined(ctx, buyer.id);
  // Before anything is called off: what is refused for its key has changed nothing.
  const key = idempotencyKey(request);
  const instead = await replaceOpen(ctx, provider, buyer.id, { named, key });
  await callOffUnpaid(ctx, provider, buyer.id, key);
  const country = await sellingCountry(ctx.db, buyer.countries);
  const offers = await methodsIn(ctx, provider, country);
  const id = await idempotent(ctx, request, (trx) =>
    createPayment(ctx, trx, buyer, { provider: provider.name, offers }, { ...wanted, instead }),
  );
  const origin = `${request.protocol}://${request.host}`;
  const { language, site } = request;
  try {
    await startPayment(ctx, provider, id, { origin, language, merchant: site.name });
  } catch (error) {
    // What the provider does not take can be paid by nobody, and stands in the way of no other order.
    if (isRefusal(error)) await settle(ctx, { payment: id, status: 'cancelled' });
    throw error;
  }
  const payment = await paymentOf(ctx.db, buyer.id, id);
  return { payment: viewPayment(payment), redirect_url: payment.redirect_url };
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;
