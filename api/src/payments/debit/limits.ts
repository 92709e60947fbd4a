import { sql } from 'kysely';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db, Trx } from '../../platform/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { lockBankAccount } from '../../ties/locks.ts';

/** Debits can be fetched back for eight weeks, so an account may owe only so much that way. */
const within = 30 * day;
const most = { debits: 3, amount: 15_000 };

/** Throws 403 debit_blocked, 429 debit_limit: for accounts that may not pay (so much) that way. */
export async function requireDebit(
  ctx: Context,
  db: Db,
  payment: { id: string; user_id: string; amount: number },
): Promise<void> {
  const block = await db
    .selectFrom('direct_debit_blocks')
    .select('user_id')
    .where('user_id', '=', payment.user_id)
    .executeTakeFirst();
  if (block) throw new ApiError(403, 'debit_blocked');
  const { debits, amount } = await db
    .selectFrom('payments')
    .innerJoin('direct_debits', 'direct_debits.payment_id', 'payments.id')
    .select(({ fn }) => [
      fn.countAll<number>().as('debits'),
      fn.sum<number | null>('payments.amount').as('amount'),
    ])
    .where('payments.user_id', '=', payment.user_id)
    .where('payments.id', '<>', payment.id)
    .where('confirmed_at', '>', after(ctx.clock.now(), -within))
    .where('payments.status', 'in', ['open', 'pending', 'completed'])
    .executeTakeFirstOrThrow();
  const isTooMuch = Number(debits) >= most.debits || Number(amount) + payment.amount > most.amount;
  if (isTooMuch) throw new ApiError(429, 'debit_limit', { retry_after: day / 1000 });
}

/**
 * The moment for a debit that is being confirmed: after that of all others of its bank account, whichever
 * clock they went by. So each sees those before it, and none comes before it later.
 */
export async function momentAfterOthers(
  ctx: Context,
  trx: Trx,
  iban_hash: string | null,
): Promise<Date> {
  if (!iban_hash) return ctx.clock.now();
  await lockBankAccount(trx, iban_hash);
  const { last } = await trx
    .selectFrom('direct_debits')
    .select(({ fn }) => fn.max('confirmed_at').as('last'))
    .where('iban_hash', '=', iban_hash)
    .executeTakeFirstOrThrow();
  const now = ctx.clock.now();
  return last && last >= now ? after(last, 1) : now;
}

interface Confirmed {
  id: string;
  amount: number;
  confirmed_at: Date | null;
  iban_hash: string | null;
  company_id: string;
}

/**
 * Whether a bank account may be debited (so much), whoever's orders it pays at one seller: it is what owes.
 * Asked only once a debit is confirmed, and answered as a bank does that declines: nobody learns by
 * trying a number who pays here with it.
 */
export async function mayBeDebited(db: Db, order: Confirmed): Promise<boolean> {
  const { id, amount, confirmed_at, iban_hash, company_id } = order;
  if (!confirmed_at || !iban_hash) return true;
  const { rows } = await sql<{ debits: number; amount: number; is_blocked: boolean }>`
    select count(*) filter (where is_counted)::int as debits,
      coalesce(sum(amount) filter (where is_counted), 0)::int as amount,
      coalesce(bool_or(is_fetched_back), false) as is_blocked
    from (
      select p.amount,
        p.status in ('open', 'pending', 'completed')
          and d.confirmed_at > ${after(confirmed_at, -within)}
          and (d.confirmed_at, d.payment_id) < (${confirmed_at}::timestamptz, ${id}) as is_counted,
        exists (select from payment_matters m
          where m.payment_id = p.id and m.kind = 'charged_back') as is_fetched_back
      from direct_debits d
      join payments p on p.id = d.payment_id
      join sites s on s.id = p.site_id
      where d.iban_hash = ${iban_hash} and s.company_id = ${company_id}
    ) of_account`.execute(db);
  const [known] = rows;
  if (!known) return true;
  const isTooMuch = known.debits >= most.debits || known.amount + amount > most.amount;
  return !known.is_blocked && !isTooMuch;
}
