import type { FastifyRequest } from 'fastify';
import { confirmItIsThem } from '../../identity/confirm-it-is-them.ts';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError, authenticationRequired, invalid } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { takeFrom } from '../../platform/limits.ts';
import { Refusals } from '../../platform/shapes.ts';
import { lockAccount } from '../../ties/locks.ts';
import { paymentOf, viewPayment } from '../payment-view.ts';
import { knownProvider } from '../providers.ts';
import * as shapes from '../schemas.ts';
import { settle } from '../settle.ts';
import { endForsaken, keepAccount, lockDebit, readAccount } from './account.ts';
import { checkCode, isConfirmed, mostTries, sendCode } from './code.ts';
import { collectDebit, queueMandateMail } from './collect.ts';
import { requireDebit } from './limits.ts';

const tags = ['payments'];
const preHandler = requireUser;
const asking = { burst: 20, seconds: 30 };

/** Paying by direct debit: whose account, then the code that was sent to the phone. */
export function debitRoutes(app: App, ctx: Context): void {
  const readerOf = (request: FastifyRequest) => {
    const { language, site, ip: address } = request;
    return { user: currentUser(request).id, language, site: site.name, address };
  };

  const accounting = {
    tags,
    body: shapes.DirectDebitBody,
    response: { 200: shapes.DirectDebitAnswer, ...Refusals },
  };
  app.post('/api/directdebit.php', { schema: accounting, preHandler }, async (request) => {
    const reader = readerOf(request);
    const { user, language } = reader;
    await takeFrom(ctx, `debit ${user}`, asking);
    if (!request.session) throw authenticationRequired();
    const { mandate: _, password, ...account } = request.body;
    // Of what is mistyped nobody hears after the password, which may be tried a few times only.
    await endForsaken(ctx, user, account.payment_id);
    await ctx.db.transaction().execute((trx) => readAccount(ctx, trx, user, account));
    await confirmItIsThem(ctx, 'mandate', request.session, password);
    const kept = await ctx.db
      .transaction()
      .execute((trx) => keepAccount(ctx, trx, user, language, account));
    await sendCode(ctx, reader, account.payment_id);
    const { phone, ...rest } = kept;
    return { ...rest, phone_last3: phone.slice(-3) };
  });

  const resending = {
    tags,
    body: shapes.DirectDebitResendBody,
    response: { 200: shapes.DirectDebitResent, ...Refusals },
  };
  app.post('/api/directdebit-resend.php', { schema: resending, preHandler }, async (request) => {
    await sendCode(ctx, readerOf(request), request.body.payment_id);
    return { sent: true };
  });

  const confirming = {
    tags,
    body: shapes.DirectDebitCodeBody,
    response: { 200: shapes.PaymentAnswer, ...Refusals },
  };
  app.post('/api/directdebit-code.php', { schema: confirming, preHandler }, async (request) => {
    const { payment_id, code } = request.body;
    const { id: user } = currentUser(request);
    await endForsaken(ctx, user, payment_id);
    const checked = await ctx.db.transaction().execute(async (trx) => {
      // Sent again, since its answer was lost: there is nothing to guess any more.
      if (await isConfirmed(trx, user, payment_id)) return 'right';
      const payment = await lockDebit(trx, user, payment_id);
      // Others may have been confirmed since the account of this one was given.
      await lockAccount(trx, user);
      await requireDebit(ctx, trx, payment);
      const result = await checkCode(ctx, trx, payment_id, code);
      if (result === 'right') await queueMandateMail(ctx, trx, payment_id);
      return result;
    });
    // Thrown here, so that a wrong guess is counted for good.
    if (checked === 'too_many') throw new ApiError(429, 'code_tries', { retry_after: 3600 });
    if (checked !== 'right')
      throw invalid({ field: 'code', code: checked, params: { tries: mostTries } });
    const order = await paymentOf(ctx.db, user, payment_id);
    const provider = knownProvider(ctx, order.provider);
    if (!provider) return { payment: viewPayment(order) };
    // What fails here is done by the reconciliation.
    await collectDebit(ctx, provider, payment_id)
      .then((known) => known && settle(ctx, known))
      .catch((err: unknown) =>
        ctx.log.warn({ err, payment: payment_id }, 'debit not handed over yet'),
      );
    return { payment: viewPayment(await paymentOf(ctx.db, user, payment_id)) };
  });
}
