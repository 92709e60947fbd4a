import { queueMail } from '../../mail/queue-mail.ts';
import type { Context } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { translator } from '../../platform/texts.ts';
import { isRefusal, type Provider, type ProviderPayment } from '../provider.ts';
import { openIban } from './iban.ts';
import { mayBeDebited } from './limits.ts';

type Collected = ProviderPayment | { payment: string; status: 'failed' };

/**
 * Has a confirmed debit collected by the provider, and resolves with what it knows of it then: nothing
 * for another order, and one that is not confirmed. Repeating it is safe: those that were confirmed
 * and not handed over are handed over by whoever meets them next. One that nobody ever could has
 * failed; while the provider is away this throws.
 */
export async function collectDebit(
  ctx: Context,
  provider: Provider,
  id: string,
): Promise<Collected | undefined> {
  const order = await ctx.db
    .selectFrom('payments')
    .innerJoin('direct_debits', 'direct_debits.payment_id', 'payments.id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .innerJoin('sites', 'sites.id', 'payments.site_id')
    .selectAll('payments')
    .select(['holder', 'iban_encrypted', 'mandate_reference', 'confirmed_at', 'language', 'name'])
    .select(['iban_hash', 'company_id'])
    .where('payments.id', '=', id)
    .where('payments.status', '=', 'open')
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!order || !provider.collect) return undefined;
  const { amount, currency, language, holder, mandate_reference, credits } = order;
  const failed = (err: unknown): Collected => {
    ctx.log.warn({ err, payment: id }, 'debit cannot be handed over');
    return { payment: id, status: 'failed' };
  };
  if (!(await mayBeDebited(ctx.db, order))) return failed('the bank account may not be debited');
  let iban: string;
  try {
    iban = openIban(ctx, id, order.iban_encrypted);
  } catch (error) {
    return failed(error);
  }
  const description = translator(language)('payments.description', { count: credits });
  const debit = { payment: id, amount, currency, holder, iban, description, language };
  return provider
    .collect({ ...debit, mandate: mandate_reference, merchant: order.name })
    .catch((error: unknown) => {
      if (isRefusal(error)) return failed(error);
      throw error;
    });
}

/** The leave to debit, in writing, with its reference: in the transaction that confirms it. */
export async function queueMandateMail(ctx: Context, trx: Trx, payment_id: string): Promise<void> {
  const row = await trx
    .selectFrom('direct_debits')
    .innerJoin('payments', 'payments.id', 'direct_debits.payment_id')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['mandate_text', 'mandate_reference', 'email', 'language', 'profiles.name'])
    .select(['payments.user_id', 'payments.site_id'])
    .where('payment_id', '=', payment_id)
    .executeTakeFirstOrThrow();
  const { user_id, site_id, email: recipient, language, name } = row;
  const { mandate_text: mandate, mandate_reference: reference } = row;
  const data = { name, mandate, reference, path: `/transactions/${payment_id}` };
  await queueMail(ctx, trx, { site_id, user_id, recipient, language, template: 'mandate', data });
}
