import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL: a message is there for one of the two. Its sender sees it always; the other one unless it was
 * withdrawn, or reported by them. `message` is its alias, `reader` an id or the column that has it.
 */
export function isShown(message: 'm' | 'q', reader: string | RawBuilder<unknown>) {
  const of = sql.ref(message);
  return sql<SqlBool>`(${of}.sender_id = ${reader} or (${of}.withdrawn_at is null and not exists (
    select 1 from reports where message_id = ${of}.id and reporter_id = ${reader})))`;
}
