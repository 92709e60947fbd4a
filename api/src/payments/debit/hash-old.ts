import type { Context } from '../../platform/context.ts';
import { hashIban, openIban } from './iban.ts';

const atOnce = 100;

/** Debits of before have no hash of their account: they get it, so that it is known again. */
export async function hashOldIbans(ctx: Context): Promise<void> {
  const old = await ctx.db
    .selectFrom('direct_debits')
    .select(['payment_id', 'iban_encrypted'])
    .where('iban_hash', 'is', null)
    .limit(atOnce)
    .execute();
  for (const { payment_id, iban_encrypted } of old) {
    await ctx.db
      .updateTable('direct_debits')
      .set({ iban_hash: hashOf(ctx, payment_id, iban_encrypted) })
      .where('payment_id', '=', payment_id)
      .where('iban_hash', 'is', null)
      .execute();
  }
}

/** Empty for what was sealed with another secret: it is not looked at each time. */
function hashOf(ctx: Context, payment: string, sealed: string): string {
  try {
    return hashIban(ctx, openIban(ctx, payment, sealed));
  } catch {
    return '';
  }
}
