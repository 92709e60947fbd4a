import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { minute, second } from './clock.ts';
import { toldAsAway } from './database-away.ts';

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

const limits = {
  /** Until one of the pool's connections is free. */
  connectionTimeoutMillis: 10 * second,
  statement_timeout: 15 * second,
  /** For a server that does not even say that a statement took too long. */
  query_timeout: 17 * second,
  keepAlive: true,
  /** A new one costs tens of milliseconds, and so do its plans: those of a busy moment stay for the next. */
  idleTimeoutMillis: 5 * minute,
  /** What is asked at once goes at once; `pipelined.ts` does. */
  pipeline: true,
};

/** A server that takes longer to say hello is away. */
class Connection extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    // The pool hides the password from those who copy its options.
    const { password } = config;
    super({ ...config, ...(password && { password }), connectionTimeoutMillis: 1.5 * second });
  }
}

/**
 * Opens a pool of at most `max` connections: a few for each core of the database, which are as many as
 * it can use (https://wiki.postgresql.org/wiki/Number_Of_Database_Connections); with more, a moment's
 * queue becomes a crowd in which everybody is slower. Whatever is asked of it while the database cannot
 * be reached fails with `DatabaseAway`, and soon. Close it with `db.destroy()`.
 */
export function openDatabase(connection: pg.PoolConfig, max = 12): Database {
  const pool = new pg.Pool({ ...connection, ...limits, types, max, Client: Connection });
  // A connection that breaks is replaced by the next query. One in use breaks too, and an error that
  // nobody listens to ends the process; whoever uses it is told by the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: toldAsAway(pool) }) });
}
