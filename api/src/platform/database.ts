import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/** Every table, as Kysely sees it: each domain adds its own, in its `tables.ts`. */
export interface Tables {
  rate_buckets: { key: string; tokens: number; updated_at: Date };
}

export type Database = Kysely<Tables>;
/** A transaction, or the plain database for a single statement. */
export type Db = Kysely<Tables> | Transaction<Tables>;
export type Trx = Transaction<Tables>;

const int8 = 20;
const date = 1082;

/** Counters and sums fit a number; a date of birth is a day, not a moment. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === int8) return Number;
    if (oid === date) return (value: string) => value;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool of at most `max` connections. Close it with `db.destroy()`. */
export function openDatabase(connection: pg.PoolConfig, max = 20): Database {
  const pool = new pg.Pool({ ...connection, types, max, statement_timeout: 15_000 });
  pool.on('error', () => {}); // an idle connection that breaks is replaced by the next query
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
