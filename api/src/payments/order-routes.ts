import type { FastifyRequest } from 'fastify';
import { currentUser, requireUser } from '../identity/guards.ts';
import { idempotent } from '../identity/idempotency.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { callOffUnpaid } from './call-off.ts';
import { createPayment, type NewOrder } from './create-payment.ts';
import { lastOrder, paymentHistory } from './history.ts';
import { methodsIn } from './methods.ts';
import { pricedPackages, sellingCountry } from './packages.ts';
import { paymentOf, viewPayment } from './payment-view.ts';
import { buyerOf } from './price-routes.ts';
import { currentProvider } from './providers.ts';
import * as shapes from './schemas.ts';
import { startPayment } from './start-payment.ts';

const tags = ['payments'];
const preHandler = requireUser;
const ordering = { burst: 20, seconds: 30 };

/** Orders: make one, follow it, see all, repeat the last one. */
export function orderRoutes(app: App, ctx: Context): void {
  const started = { 200: shapes.PaymentStarted, ...Refusals };
  const making = { tags, body: shapes.PaymentBody, response: started };
  app.post('/api/payment.php', { schema: making, preHandler }, (request) =>
    order(ctx, request, request.body),
  );

  const repeating = { tags, body: shapes.RepeatOrderBody, response: started };
  app.post('/api/repeat-order.php', { schema: repeating, preHandler }, async (request) => {
    const last = await lastOrder(ctx.db, currentUser(request).id);
    if (!last) throw new ApiError(404, 'no_order_to_repeat');
    const { waiver } = request.body;
    const bank = last.bank ?? undefined;
    return order(ctx, request, { package: last.id, paymentmethod: last.method, bank, waiver });
  });

  const following = {
    tags,
    querystring: shapes.PaymentQuery,
    response: { 200: shapes.PaymentAnswer, ...Refusals },
  };
  app.get('/api/payment.php', { schema: following, preHandler }, async (request) => {
    const payment = await paymentOf(ctx.db, currentUser(request).id, request.query.id);
    return { payment: viewPayment(payment) };
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
    const last = await lastOrder(ctx.db, currentUser(request).id);
    if (!last) return { order: null };
    const [priced] = pricedPackages([last], request.site.settings.message_credits, () => 0);
    if (!priced) return { order: null };
    const paymentmethod = shapes.paymentMethods.find((method) => method === last.method);
    return { order: paymentmethod ? { package: priced, paymentmethod } : null };
  });
}

/** Makes an order once per Idempotency-Key, and the payment at the provider after that. */
async function order(ctx: Context, request: FastifyRequest, wanted: NewOrder) {
  const provider = currentProvider(ctx);
  const buyer = buyerOf(request);
  await takeFrom(ctx, `order:${buyer.id}`, ordering);
  await callOffUnpaid(ctx, provider, buyer.id, request.headers['idempotency-key']);
  const country = await sellingCountry(ctx.db, buyer.countries);
  const offers = await methodsIn(ctx.db, provider.offers, country);
  const id = await idempotent(ctx, request, (trx) =>
    createPayment(ctx, trx, buyer, { provider: provider.name, offers }, wanted),
  );
  const origin = `${request.protocol}://${request.host}`;
  const { language, site } = request;
  await startPayment(ctx, provider, id, { origin, language, merchant: site.name });
  const payment = await paymentOf(ctx.db, buyer.id, id);
  return { payment: viewPayment(payment), redirect_url: payment.redirect_url };
}
