import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
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

/** An order that was paid after its end uses its code after all, unless another one has it now. */
export async function claimCode(ctx: Context, trx: Trx, payment: WithCode): Promise<void> {
  const { id, user_id, discount_code_id } = payment;
  if (!discount_code_id) return;
  const discount = await trx
    .selectFrom('discount_codes')
    .select(['id', 'kind', 'validity'])
    .where('id', '=', discount_code_id)
    .executeTakeFirst();
  if (discount) await redeem(ctx, trx, { discount, user_id, payment_id: id });
}
