import { queueMail } from '../mail/queue-mail.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';

export interface Paid {
  id: string;
  user_id: string;
  site_id: string;
  credits: number;
  amount: number;
  currency: string;
}

/** Mails the receipt of a payment to its buyer. */
export async function queueReceipt(ctx: Context, trx: Trx, payment: Paid): Promise<void> {
  const { user_id, site_id } = payment;
  const buyer = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['email', 'language', 'name'])
    .where('users.id', '=', user_id)
    .executeTakeFirstOrThrow();
  const { email: recipient, language, name } = buyer;
  const data = {
    name,
    credits: payment.credits.toLocaleString(language),
    amount: money(payment.amount, payment.currency, language),
    reference: payment.id,
    path: `/transactions/${payment.id}`,
  };
  await queueMail(ctx, trx, { site_id, user_id, recipient, language, template: 'receipt', data });
}

/** An amount in minor units as people read it. */
export function money(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
