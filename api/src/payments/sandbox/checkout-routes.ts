import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { second } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import type { Loop } from '../../platform/loops.ts';
import { Id } from '../../platform/shapes.ts';
import { translator } from '../../platform/texts.ts';
import { type Checkout, checkoutPage } from './checkout-page.ts';
import { checkoutStyleHash } from './checkout-style.ts';
import { decide, deliveries, type Outcome, outcomes } from './decide.ts';
import { deliverDue } from './deliver.ts';

const Params = Type.Object({ ref: Id });
const Choice = Type.Object({
  outcome: Type.Enum(Object.keys(outcomes) as Outcome[]),
  delivery: Type.Enum(deliveries),
});

/** The sandbox provider's own pages. Registered outside production only. */
export function checkoutRoutes(app: App, ctx: Context): void {
  const port = () => {
    const address = app.server.address();
    return address !== null && typeof address === 'object' ? address.port : ctx.env.port + 1;
  };
  let notices: Loop | undefined;
  app.addHook('onListen', async () => {
    notices = ctx.loops.repeat('sandbox notices', () => deliverDue(ctx, port()), second);
  });
  app.addHook('preClose', async () => notices?.stop());

  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const url = '/sandbox/checkout/:ref';
    const page = { hide: true, params: Params };
    scope.get(url, { schema: page }, async (request, reply) => {
      const checkout = await readCheckout(ctx, request.params.ref);
      return sendPage(reply, checkoutPage(checkout, translator(checkout.language)));
    });

    const config = { write: 'form' } as const;
    scope.post(url, { schema: { ...page, body: Choice }, config }, async (request, reply) => {
      const { ref } = request.params;
      const { payment_id } = await readCheckout(ctx, ref);
      const { outcome, delivery } = request.body;
      await decide(ctx, ref, outcome, delivery);
      // Usually the notice arrives before the buyer does; what fails is delivered by the loop.
      await deliverDue(ctx, port()).catch((err) => ctx.log.warn({ err }, 'notices not sent'));
      return reply.redirect(`/transactions/${payment_id}`, 303);
    });
  });
}

async function readCheckout(ctx: Context, ref: string): Promise<Checkout> {
  const row = await ctx.db
    .selectFrom('sandbox_payments')
    .leftJoin('banks', 'banks.id', 'sandbox_payments.bank')
    .selectAll('sandbox_payments')
    .select('banks.name as bank_name')
    .where('ref', '=', ref)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function sendPage(reply: FastifyReply, body: string) {
  const policy = `default-src 'none'; style-src '${checkoutStyleHash}'; form-action 'self'`;
  return reply
    .header('content-security-policy', `${policy}; frame-ancestors 'none'; base-uri 'none'`)
    .type('text/html; charset=utf-8')
    .send(body);
}
