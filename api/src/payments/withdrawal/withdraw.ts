import type { Static } from 'typebox';
import { spend } from '../../credits/ledger.ts';
import { announce } from '../../live/announce.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { longMoment } from '../../platform/dates.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import { translator } from '../../platform/texts.ts';
import { lockAccount, lockPayment } from '../../ties/locks.ts';
import { writeInvoice } from '../invoices/write-invoice.ts';
import { mailBuyer } from '../mail-buyer.ts';
import { money } from '../money.ts';
import { wantRefund } from '../refunds.ts';
import { withdrawalOf } from './offer.ts';
import type { Withdrawal } from './schemas.ts';

type Offer = Static<typeof Withdrawal>;

/** What stood on the page, and what its reader agreed to. */
type Seen = Pick<Offer, 'unused' | 'amount' | 'ends_premium'>;

const isAsSeen = (now: Offer, { unused, amount, ends_premium }: Seen) =>
  now.unused === unused && now.amount === amount && now.ends_premium === ends_premium;

/**
 * Takes the unused credits of an order and sends their price back, once: repeated, it only tells
 * what went back. Premium goes with the last of what was bought. Throws 409 when the time is over,
 * nothing is left, or another part of it than was seen.
 */
export function withdraw(ctx: Context, id: string, days: number, seen?: Seen): Promise<Offer> {
  return ctx.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id);
    if (!payment) throw notFound();
    await lockAccount(trx, payment.user_id);
    const offer = await withdrawalOf(ctx, trx, payment, days);
    if (offer.state === 'done') return offer;
    const { amount, unused, currency } = offer;
    if (offer.state === 'late') throw conflict('withdrawal_late');
    if (offer.state === 'nothing' || !payment.provider_ref) throw conflict('withdrawal_nothing');
    if (seen && !isAsSeen(offer, seen)) throw conflict('withdrawal_changed');
    const { user_id: user, provider_ref: ref } = payment;
    await spend(ctx, trx, { user, amount: unused, cause: 'withdrawal', reference: id });
    // Counted here, so that what the provider says of this refund later takes nothing again.
    await trx
      .updateTable('payments')
      .set({
        returned_amount: payment.returned_amount + amount,
        returned_credits: payment.returned_credits + unused,
      })
      .where('id', '=', id)
      .execute();
    await wantRefund(ctx, trx, { payment, cause: 'withdrawal', ref, amount, currency });
    if (offer.ends_premium) await endPremium(trx, user);
    const { status } = payment;
    await announce(
      ctx,
      trx,
      { to: user, type: 'credits', data: {} },
      { to: user, type: 'payment', data: { payment: id, status } },
    );
    const part = await writeInvoice(ctx, trx, id, -amount);
    await confirmByMail(ctx, trx, user, offer, part);
    return { ...offer, ends_premium: false, state: 'done' };
  });
}

async function endPremium(trx: Trx, user: string): Promise<void> {
  await trx.updateTable('users').set({ premium_since: null }).where('id', '=', user).execute();
}

function confirmByMail(ctx: Context, trx: Trx, user_id: string, offer: Offer, part: number | null) {
  const { payment_id: id, unused, amount, currency, ends_premium } = offer;
  return mailBuyer(
    ctx,
    trx,
    { id, user_id },
    {
      template: 'withdrawal',
      part,
      data: (language) => ({
        count: String(unused),
        credits: unused.toLocaleString(language),
        amount: money(amount, currency, language),
        moment: longMoment(ctx.clock.now(), language),
        premium: ends_premium ? translator(language)('payments.premiumEnded') : '',
      }),
    },
  );
}
