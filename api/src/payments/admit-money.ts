import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import type { lockPayment } from '../ties/locks.ts';
import { claimCode } from './claim-code.ts';
import { fitsLimit } from './spending/fits-limit.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockPayment>>>;

/** Why it goes back; else the open orders of the same buyer that are called off for it. */
type Admitted = { cause: 'gone' | 'over_limit' | 'code_used' } | { instead: string[] };

/** Whether the money for an order is taken, which is as it was asked for; `isLate` once that had ended. */
export async function admitMoney(
  ctx: Context,
  trx: Trx,
  payment: Locked,
  isLate: boolean,
): Promise<Admitted> {
  const cause = await sentBackFor(trx, payment);
  if (cause) return { cause };
  if (await isGone(trx, payment)) return { cause: 'gone' };
  const { fits, instead } = isLate
    ? await fitsLimit(ctx, trx, payment)
    : { fits: true, instead: [] };
  if (!fits) return { cause: 'over_limit' };
  const claimed = await claimCode(ctx, trx, payment);
  if (!claimed.isClaimed) return { cause: 'code_used' };
  return { instead: [...instead, ...(claimed.instead ? [claimed.instead] : [])] };
}

/** Of money that goes back already nobody thinks again, whatever has changed since. */
async function sentBackFor(trx: Trx, { id }: Locked) {
  const refund = await trx
    .selectFrom('payment_refunds')
    .select('cause')
    .where('payment_id', '=', id)
    .where('cause', 'in', ['gone', 'over_limit', 'code_used'])
    .executeTakeFirst();
  return refund && (refund.cause as 'gone' | 'over_limit' | 'code_used');
}

/** Nobody is left who could use what is paid for. */
async function isGone(trx: Trx, { user_id }: Locked): Promise<boolean> {
  const buyer = await trx
    .selectFrom('users')
    .select('deleted_at')
    .where('id', '=', user_id)
    .executeTakeFirst();
  return buyer?.deleted_at != null;
}
