import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { translator } from '../platform/texts.ts';
import { mailBuyer } from './mail-buyer.ts';
import { money } from './money.ts';

/** Why a payment is not taken: all of it goes back by itself. */
export type SentBack = 'mismatch' | 'paid_twice' | 'gone' | 'code_used' | 'over_limit';

interface Back {
  cause: SentBack;
  amount: number;
  currency: string;
}

/** Tells a buyer that money which was not taken goes back, and why; nobody, where nobody is left. */
export async function mailSentBack(
  ctx: Context,
  trx: Trx,
  payment: { id: string; user_id: string },
  { cause, amount, currency }: Back,
): Promise<void> {
  if (cause === 'gone') return;
  await mailBuyer(ctx, trx, payment, {
    template: 'sent_back',
    part: null,
    data: (language) => ({
      amount: money(amount, currency, language),
      why: translator(language)(`payments.sentBack.${cause}`),
      path: `/transactions/${payment.id}`,
    }),
  });
}
