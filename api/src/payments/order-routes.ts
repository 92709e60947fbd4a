import type { FastifyRequest } from 'fastify';
import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { callOffOwn } from './call-off.ts';
import { paymentHistory } from './history.ts';
import { holdingOrder } from './holding-order.ts';
import { makeOrder, ordering } from './make-order.ts';
import { openOrders, orderOnWay } from './open-order.ts';
import { paymentOf, viewPayment } from './payment-view.ts';
import { buyerOf } from './price-routes.ts';
import { isAsSeen, orderAgain } from './repeat.ts';
import * as shapes from './schemas.ts';
import { wholePayment } from './whole-payment.ts';

const tags = ['payments'];
const preHandler = requireUser;

/** Orders: make one, follow it, see all, repeat the last one. */
export function orderRoutes(app: App, ctx: Context): void {
  const started = { 200: shapes.PaymentStarted, ...Refusals };
  const making = { tags, body: shapes.PaymentBody, response: started };
  app.post('/api/payment.php', { schema: making, preHandler }, (request) => {
    const consent = consentIn(request, request.body);
    const { package: id, paymentmethod, bank, discountcode, replaces: named, seen } = request.body;
    const order = { package: id, paymentmethod, bank, discountcode, consent, seen };
    return makeOrder(ctx, request, { wanted: () => order, named });
  });

  const repeating = { tags, body: shapes.RepeatOrderBody, response: started };
  app.post('/api/repeat-order.php', { schema: repeating, preHandler }, (request) => {
    const consent = consentIn(request, request.body);
    const { seen, replaces: named } = request.body;
    async function wanted() {
      const again = await orderAgain(ctx, buyerOf(request), request.site.settings.message_credits);
      if (!again) throw new ApiError(404, 'no_order_to_repeat');
      if (seen && !isAsSeen(again, seen)) throw conflict('order_changed');
      const { package: priced, ...how } = again;
      const { id, amount, currency, credits } = priced;
      return { ...how, package: id, consent, ...(seen && { seen: { amount, currency, credits } }) };
    }
    return makeOrder(ctx, request, { wanted, named });
  });

  const following = {
    tags,
    querystring: shapes.PaymentQuery,
    response: { 200: shapes.PaymentAnswer, ...Refusals },
  };
  app.get('/api/payment.php', { schema: following, preHandler }, async (request) => {
    const payment = await paymentOf(ctx.db, currentUser(request).id, request.query.id);
    return { payment: await wholePayment(ctx.db, payment) };
  });

  const open = { tags, response: { 200: shapes.OpenOrderAnswer, ...Refusals } };
  app.get('/api/open-order.php', { schema: open, preHandler }, async (request) => {
    const { id: user } = currentUser(request);
    const [newest] = await openOrders(ctx, user);
    const order = newest && { payment: viewPayment(newest), redirect_url: newest.redirect_url };
    const holding = await holdingOrder(ctx, buyerOf(request));
    const onWay = await orderOnWay(ctx, user);
    return {
      order: order ?? null,
      holding: holding && { ...holding, payment: viewPayment(holding.payment) },
      on_way: onWay ? viewPayment(onWay) : null,
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
  waiver_days?: number;
}

const consentIn = ({ language, site }: FastifyRequest, ticked: Ticked) => ({
  ...{ given: ticked.waiver, edition: ticked.waiver_edition, seen: ticked.waiver_days },
  ...{ language, days: site.settings.refund_days },
});
