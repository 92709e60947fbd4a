import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables/tables.ts';
export type Database = Kysely<Tables>;
/** A transaction, or the plain database for a single statement. */
export type Db = Kysely<Tables> | Transaction<Tables>;
export type Trx = Transaction<Tables>;
/** Opens a pool of at most `max` connections. Close it with `db.destroy()`. */
export declare function openDatabase(connection: pg.PoolConfig, max?: number): Database;
