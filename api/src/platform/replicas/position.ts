import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A place in what a PostgreSQL writes before all else (its WAL). */
export interface Position {
  /** One more with each primary that takes over: numbers of another one may mean something else. */
  timeline: number;
  /** Bytes since the first (LSN). */
  lsn: number;
}

/** After everything, for when nobody can say where the primary is: no replica gets there. */
export const beyondAll: Position = { timeline: Infinity, lsn: Infinity };

/** Whether who is here has all that was written up to there. */
export function hasReached(here: Position, there: Position): boolean {
  return here.timeline >= there.timeline && here.lsn >= there.lsn;
}

/** As a cookie says it. */
export function writePosition({ timeline, lsn }: Position): string {
  return lsn === Infinity ? 'beyond' : `${timeline}-${lsn}`;
}

/** Undefined for none, and for what nobody of us wrote. */
export function readPosition(text: string | undefined): Position | undefined {
  if (text === 'beyond') return beyondAll;
  const [, timeline, lsn] = /^(\d{1,9})-(\d{1,15})$/.exec(text ?? '') ?? [];
  return timeline && lsn ? { timeline: Number(timeline), lsn: Number(lsn) } : undefined;
}

/**
 * Where the primary is: whatever was committed before lies before it. Replicas get only what is on
 * its disk, which is all of that, unless commits do not wait for the disk. Throws at a replica.
 */
export async function primaryPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ file: string; lsn: number }>`
    select pg_walfile_name(pg_current_wal_insert_lsn()) as file,
      (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
        else pg_current_wal_flush_lsn() end - '0/0')::bigint as lsn`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The primary does not say where it is.');
  return { timeline: Number.parseInt(row.file.slice(0, 8), 16), lsn: row.lsn };
}
