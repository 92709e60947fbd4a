import type { Db } from '../../platform/database.ts';
import type { PaymentRow } from '../payment-view.ts';

type Bought = Pick<PaymentRow, 'id' | 'user_id' | 'amount' | 'returned_amount'>;

/**
 * Whether Premium ends once so much of an order goes back: it came with what was bought, and nothing of
 * that is left then. What cost nothing cannot be returned, so it stays.
 */
export async function endsPremium(db: Db, order: Bought, amount: number): Promise<boolean> {
  if (order.returned_amount + amount < order.amount) return false;
  const other = await db
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', order.user_id)
    .where('id', '<>', order.id)
    .where('status', '=', 'completed')
    .where((eb) => eb.or([eb('amount', '=', 0), eb('returned_amount', '<', eb.ref('amount'))]))
    .limit(1)
    .executeTakeFirst();
  return !other;
}
