import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { translator } from '../platform/texts.ts';
import { providerNamed } from './providers.ts';

interface Where {
  origin: string;
  language: string;
  merchant: string;
}

/**
 * Makes the payment at the provider, outside any transaction, and keeps where to pay. Repeating it
 * is safe: our id is the provider's key, and a payment that was made already is only read.
 */
export async function startPayment(
  ctx: Context,
  id: string,
  { origin, language, merchant }: Where,
): Promise<void> {
  const payment = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!payment) throw notFound();
  if (payment.redirect_url !== null || payment.status !== 'open') return;
  // A debit is confirmed with us, and handed over then.
  if (payment.method === 'sdd') return;
  const { amount, currency, method, bank, credits } = payment;
  const description = translator(language)('payments.description', { count: credits });
  const order = { payment: id, amount, currency, method, bank, merchant, description };
  // The order's own one: others may have come before it since it was made.
  const provider = providerNamed(ctx, payment.provider);
  const { ref, redirect_url } = await provider.create({ ...order, language, origin });
  await ctx.db
    .updateTable('payments')
    .set({ provider_ref: ref, redirect_url })
    .where('id', '=', id)
    .execute();
}
