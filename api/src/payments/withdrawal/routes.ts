import type { FastifyRequest } from 'fastify';
import { currentUser } from '../../identity/guards.ts';
import { knownToken } from '../../identity/tokens.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { paymentOf } from '../payment-view.ts';
import { askForWithdrawal } from './ask.ts';
import { withdrawalOf } from './offer.ts';
import * as shapes from './schemas.ts';
import { withdraw } from './withdraw.ts';

const tags = ['payments'];

/** Going back on an order: seen first, then confirmed, logged in or by a mailed link. */
export function withdrawalRoutes(app: App, ctx: Context): void {
  const answer = { 200: shapes.WithdrawalAnswer, ...Refusals };

  const looking = { tags, querystring: shapes.WithdrawalQuery, response: answer };
  app.get('/api/withdrawal.php', { schema: looking }, async (request) => {
    const payment = await orderOf(ctx, request, request.query);
    const days = request.site.settings.refund_days;
    return { withdrawal: await withdrawalOf(ctx, ctx.db, payment, days) };
  });

  const asking = { tags, body: shapes.AskBody, response: { 204: Nothing, ...Refusals } };
  app.post('/api/withdrawal.php', { schema: asking }, async (request, reply) => {
    await askForWithdrawal(ctx, request.site.id, request.body, request.ip);
    return reply.status(204).send(null);
  });

  const doing = { tags, body: shapes.WithdrawBody, response: answer };
  app.put('/api/withdrawal.php', { schema: doing }, async (request) => {
    const { seen } = request.body;
    const { id } = await orderOf(ctx, request, request.body);
    return { withdrawal: await withdraw(ctx, id, request.site.settings.refund_days, seen) };
  });
}

interface Named {
  payment?: string | undefined;
  token?: string | undefined;
}

/** The order of a mailed link, or one of who is logged in. */
async function orderOf(ctx: Context, request: FastifyRequest, { payment, token }: Named) {
  if (token) {
    const { user_id, data } = await knownToken(ctx, 'withdrawal', token);
    const order = await paymentOf(ctx.db, user_id, data.payment ?? '');
    if (order.site_id !== request.site.id) throw notFound();
    return order;
  }
  return paymentOf(ctx.db, currentUser(request).id, payment ?? '');
}
