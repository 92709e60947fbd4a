import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import type { Notice } from './bus.ts';
import { channel } from './postgres-connection.ts';

/**
 * Tells all processes what happened; inside a transaction, if and only if it commits. Such
 * transactions commit one by one: what is told often goes by `Bus.tellOthers` after the commit.
 */
export async function publish(db: Db, notice: Notice): Promise<void> {
  await notifying(notice).execute(db);
}

/** SQL: the statement that tells, for one that does more at once. */
export function notifying(notice: Notice): RawBuilder<unknown> {
  return sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`;
}
