import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { lockPayment } from '../ties/locks.ts';
import { type Discount, slotOf } from './discount.ts';

interface Redemption {
  discount: Pick<Discount, 'id' | 'kind' | 'validity'>;
  user_id: string;
  payment_id: string;
}

/** Makes a code used, by an order. Of parallel orders one gets it: false for the others. */
export async function redeem(
  ctx: Context,
  trx: Trx,
  { discount, user_id, payment_id }: Redemption,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('discount_redemptions')
    .values({
      id: newId(ctx.random),
      discount_code_id: discount.id,
      user_id,
      payment_id,
      slot: slotOf(discount, user_id, payment_id),
      created_at: ctx.clock.now(),
    })
    .onConflict((on) => on.column('slot').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows !== 0n;
}

/** What was not bought did not use up its discount. */
export async function releaseCode(trx: Trx, payment_id: string): Promise<void> {
  await trx.deleteFrom('discount_redemptions').where('payment_id', '=', payment_id).execute();
}

interface WithCode {
  id: string;
  user_id: string;
  discount_code_id: string | null;
}

interface Claimed {
  isClaimed: boolean;
  /** An open order of the same buyer whose code it was. */
  instead?: string;
}

const claimed: Claimed = { isClaimed: true };
const taken: Claimed = { isClaimed: false };

/**
 * A code goes with the first of its orders that is paid: with this one, unless one that is paid has it, or
 * somebody else's. Take the order's lock before.
 */
export async function claimCode(ctx: Context, trx: Trx, payment: WithCode): Promise<Claimed> {
  const { id: payment_id, user_id, discount_code_id } = payment;
  if (!discount_code_id) return claimed;
  const redemptions = trx.selectFrom('discount_redemptions').select(['payment_id', 'user_id']);
  if (await redemptions.where('payment_id', '=', payment_id).executeTakeFirst()) return claimed;
  const discount = await trx
    .selectFrom('discount_codes')
    .select(['id', 'kind', 'validity'])
    .where('id', '=', discount_code_id)
    .executeTakeFirst();
  if (!discount) return claimed;
  if (await redeem(ctx, trx, { discount, user_id, payment_id })) return claimed;
  const slot = slotOf(discount, user_id, payment_id);
  const holder = await redemptions.where('slot', '=', slot).executeTakeFirst();
  // Given up in that very moment: it is there to be had.
  if (!holder) return claimCode(ctx, trx, payment);
  if (holder.user_id !== user_id) return taken;
  // Held, it is neither paid nor ended meanwhile.
  const other = await lockPayment(trx, holder.payment_id);
  if (!other || other.status === 'completed') return taken;
  const { numUpdatedRows } = await trx
    .updateTable('discount_redemptions')
    .set({ payment_id })
    .where('slot', '=', slot)
    .where('payment_id', '=', other.id)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return claimCode(ctx, trx, payment);
  return other.status === 'open' ? { isClaimed: true, instead: other.id } : claimed;
}
