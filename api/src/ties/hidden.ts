import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../platform/database.ts';

/** A member's id, or the column that has it. */
type Person = string | RawBuilder<unknown>;

/**
 * SQL: one of the two blocked the other, so neither exists for the other. Whatever shows, counts or
 * delivers something of one member to another asks this.
 */
export function hidden(one: Person, other: Person): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from blocks
    where (blocker_id = ${one} and blocked_id = ${other})
      or (blocker_id = ${other} and blocked_id = ${one}))`;
}

/**
 * SQL: the member of profiles `p` is there for this reader: active, of a site whose members the
 * reader's site shows, and not hidden. Demo members answer on every site.
 */
export function isThere(reader: Person): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.active and ${shownTo(reader)} and not ${hidden(sql`p.id`, reader)}`;
}

/** SQL: the same where hundreds are asked about: who is hidden from the reader is read once for all. */
export function areThere(reader: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.active and ${shownTo(reader)} and p.id <> all(${hiddenFrom(reader)})`;
}

/** SQL: the same, had the reader not blocked them. */
export function isThereButBlocked(reader: Person): RawBuilder<SqlBool> {
  return sql<SqlBool>`p.active and ${shownTo(reader)} and not exists (
    select 1 from blocks where blocker_id = p.id and blocked_id = ${reader})`;
}

function shownTo(reader: Person): RawBuilder<SqlBool> {
  const pools = sql`select s.shown_pools from users u join sites s on s.id = u.site_id
    where u.id = ${reader}`;
  return sql<SqlBool>`(p.pool = any((${pools})::text[])
    or (select me.fictional from profiles me where me.id = ${reader}))`;
}

/** Whether two members are hidden from each other. */
export async function areHidden(db: Db, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${hidden(one, other)} as hidden`.execute(db);
  return rows[0]?.hidden === true;
}

/**
 * SQL: everybody hidden from a member, as a list: a search leaves a few ids out along its index
 * faster than it asks about everybody it passes.
 */
export function hiddenFrom(me: Person): RawBuilder<string[]> {
  return sql<string[]>`array(
    select blocked_id from blocks where blocker_id = ${me}
    union all select blocker_id from blocks where blocked_id = ${me})`;
}
