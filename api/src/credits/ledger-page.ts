import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { isThere } from '../ties/hidden.ts';
import { balanceOf } from './balance.ts';
import type { CreditCause } from './tables.ts';

const pageSize = 50;

interface Row {
  id: string;
  entry_no: number;
  amount: number;
  balance_after: number;
  cause: CreditCause;
  profile_name: string | null;
  created_at: Date;
}

/** Every change of a member's credits, the newest first, with whom it was about if they are there. */
export async function ledgerPage(db: Db, user: string, cursor: string | undefined) {
  const before = cursor ? Number(cursor) : Number.MAX_SAFE_INTEGER;
  const { rows } = await sql<Row>`
    select e.id, e.entry_no, e.amount, e.balance_after, e.cause, e.created_at,
      p.name as profile_name
    from credit_entries e
    left join messages m on m.id = e.reference
    left join conversation_members o on o.conversation_id = m.conversation_id
      and o.profile_id = ${user}
    left join profiles p on p.id = o.other_id and ${isThere(user)}
    where e.user_id = ${user} and e.entry_no < ${before}::bigint
    order by e.entry_no desc limit ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const more = rows.length > pageSize ? page.at(-1) : undefined;
  const entries = page.map(({ entry_no: _, created_at, ...entry }) => ({
    ...entry,
    created_at: created_at.toISOString(),
  }));
  return {
    // The newest entry says it; other pages do not have that one.
    credits: cursor ? await balanceOf(db, user) : (page[0]?.balance_after ?? 0),
    entries,
    cursor: more ? String(more.entry_no) : null,
  };
}
