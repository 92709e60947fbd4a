import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { longMoment } from '../platform/dates.ts';
import { translator } from '../platform/texts.ts';
import { mailBuyer } from './mail-buyer.ts';
import { money } from './money.ts';

export interface Paid {
  id: string;
  user_id: string;
  site_id: string;
  credits: number;
  amount: number;
  currency: string;
  waiver_text: string | null;
  waiver_at: Date | null;
}

/** Mails the receipt of a payment to its buyer, with the invoice where there is one. */
export function queueReceipt(ctx: Context, trx: Trx, payment: Paid, part: number | null) {
  const { id, credits, amount, currency } = payment;
  return mailBuyer(ctx, trx, payment, {
    template: 'receipt',
    part,
    data: (language) => ({
      count: String(credits),
      credits: credits.toLocaleString(language),
      amount: money(amount, currency, language),
      path: `/transactions/${id}`,
      waiver: waiverIn(language, payment),
    }),
  });
}

/** What the buyer ticked, in the words that were ticked. */
function waiverIn(language: string, { waiver_text, waiver_at }: Paid): string {
  if (!waiver_text || !waiver_at) return '';
  const moment = longMoment(waiver_at, language);
  return `${translator(language)('payments.waiver.given', { moment })}\n${waiver_text}`;
}
