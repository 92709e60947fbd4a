import pg from 'pg';
import { minute, second } from './clock.ts';

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
  max: 12,
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

/** In place of those, for an operator who waits for an answer; the role may have a limit of its own. */
export const withoutLimits: pg.PoolConfig = {
  query_timeout: 0,
  onConnect: (client) => client.query('set statement_timeout = 0'),
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
 * Connections to one server, with other limits in `more`. There are a few for each core of it, which are
 * as many as it can use (https://wiki.postgresql.org/wiki/Number_Of_Database_Connections); with more, a
 * moment's queue becomes a crowd in which everybody is slower.
 */
export function openPool(connection: pg.PoolConfig, more: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({ ...connection, ...limits, types, Client: Connection, ...more });
  // A connection that breaks is replaced by the next query. One in use breaks too, and an error that
  // nobody listens to ends the process; whoever uses it is told by the query.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
