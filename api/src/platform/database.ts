import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import type pg from 'pg';
import { toldAsAway } from './database-away.ts';
import { openPool } from './pool.ts';

/** Every table, as Kysely sees it: each domain adds its own, in its `tables.ts`. */
export interface Tables {
  rate_buckets: { key: string; tokens: number; updated_at: Date };
}

export type Database = Kysely<Tables>;
/** A transaction, or the plain database for a single statement. */
export type Db = Kysely<Tables> | Transaction<Tables>;
export type Trx = Transaction<Tables>;

/** Limits of its connections other than members', and: */
interface Options extends pg.PoolConfig {
  /** Stands before the pool: may have something answered elsewhere. */
  door?: (pool: PostgresPool) => PostgresPool;
}

const pools = new WeakMap<Database, pg.Pool>();

/** How its connections are used now, and how many wait for one. */
export function connectionsOf(db: Database): { busy: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount: idle = 0, waitingCount: waiting = 0 } = pools.get(db) ?? {};
  return { busy: totalCount - idle, idle, waiting };
}

/**
 * Opens a pool of connections. Whatever is asked of it while the database cannot be reached fails
 * with `DatabaseAway`, and soon. Close it with `db.destroy()`.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  { door = (pool) => pool, ...limits }: Options = {},
): Database {
  const pool = openPool(connection, limits);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: door(toldAsAway(pool)) }) });
  pools.set(db, pool);
  return db;
}
