import { sql } from 'kysely';
import { balanceOf } from '../../credits/balance.ts';
import type { Db } from '../../platform/database.ts';
import type { PaymentRow } from '../payment-view.ts';

type Bought = Pick<PaymentRow, 'id' | 'user_id' | 'credits' | 'returned_credits'>;

/**
 * How many of an order's credits are left. Older credits are used before younger ones, so what is
 * left belongs to the youngest; what came back of a message counts as never used.
 */
export async function unusedOf(db: Db, payment: Bought): Promise<number> {
  const { id, user_id, credits, returned_credits } = payment;
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(e.amount - coalesce(p.returned_credits, 0)), 0)::int as credits
    from credit_entries e
    left join payments p on p.id = e.reference and e.cause = 'purchase'
    where e.user_id = ${user_id} and e.cause in ('signup', 'purchase', 'grant')
      and e.entry_no > (select entry_no from credit_entries
        where cause = 'purchase' and reference = ${id})`.execute(db);
  const younger = rows[0]?.credits ?? 0;
  const left = (await balanceOf(db, user_id)) - younger;
  return Math.max(0, Math.min(credits - returned_credits, left));
}

type Paid = Pick<PaymentRow, 'amount' | 'credits' | 'returned_amount'>;

/** The part of the price that unused credits stand for, in whole minor units; never more than is left of it. */
export function priceOf({ amount, credits, returned_amount }: Paid, unused: number): number {
  return Math.min(amount - returned_amount, Math.round((amount * unused) / credits));
}
