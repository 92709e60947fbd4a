import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  #settings: Record<string, string>;

  private constructor(more: Record<string, string>) {
    this.#settings = { ...settings, ...more };
    this.#folder = mkdtempSync(join(tmpdir(), 'afterglow-own-'));
    give(this.#folder);
    this.#place = place(this.#folder);
    this.connection = { host: this.#place.socket, user: 'afterglow', database: 'afterglow' };
  }

  /** One that runs, with a migrated and empty database. */
  static async start(more: Record<string, string> = {}): Promise<OwnPostgres> {
    const own = new OwnPostgres(more);
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
    return startCluster(this.#place, this.#settings);
  }

  /** Another one that replays all that this one writes; this one stops for the moment of a copy. */
  async replica(more: Record<string, string> = {}): Promise<OwnPostgres> {
    const primary_conninfo = `host=${this.#place.socket} user=afterglow`;
    const replica = new OwnPostgres({ primary_conninfo, ...more });
    await this.stop();
    execFileSync('cp', ['-a', this.#place.data, replica.#place.data]);
    await this.start();
    writeFileSync(join(replica.#place.data, 'standby.signal'), '');
    await replica.start();
    return replica;
  }

  /** Asks it itself, whatever the product does. */
  async query(statement: string): Promise<void> {
    const client = new pg.Client(this.connection);
    await client.connect();
    await client.query(statement);
    await client.end();
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
