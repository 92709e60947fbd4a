import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '../platform/migrate.ts';
import { createCluster, startCluster, stopCluster } from '../platform/postgres/cluster.ts';
import { give } from '../platform/postgres/owner.ts';
import { type Placement, place } from '../platform/postgres/placement.ts';

const settings = { fsync: 'off', synchronous_commit: 'off' };

/** A PostgreSQL for one test that takes it away; all other tests share one. */
export class OwnPostgres {
  readonly connection: pg.PoolConfig;
  #folder: string;
  #place: Placement;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#place = place(folder);
    this.connection = { host: this.#place.socket, user: 'afterglow', database: 'afterglow' };
  }

  /** One that runs, with a migrated and empty database. */
  static async start(): Promise<OwnPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'afterglow-own-'));
    give(folder);
    const own = new OwnPostgres(folder);
    await createCluster(own.#place);
    await own.start();
    const client = new pg.Client({ ...own.connection, database: 'postgres' });
    await client.connect();
    await client.query('create database afterglow');
    await client.end();
    await migrate(own.connection);
    return own;
  }

  start(): Promise<void> {
    return startCluster(this.#place, settings);
  }

  stop(): Promise<void> {
    return stopCluster(this.#place);
  }

  /** Counts who knocks at the socket of a stopped server while `work` lasts; all are turned away. */
  async knocks(work: () => Promise<unknown>): Promise<number> {
    let count = 0;
    const doorman = createServer((socket) => {
      count += 1;
      socket.destroy();
    });
    const door = join(this.#place.socket, '.s.PGSQL.5432');
    await new Promise<void>((opened) => doorman.listen(door, opened));
    await work();
    await new Promise((closed) => doorman.close(closed));
    return count;
  }

  async end(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
