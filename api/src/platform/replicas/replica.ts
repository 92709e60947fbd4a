import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { second } from '../clock.ts';
import type { Database } from '../database.ts';
import { DatabaseAway, toldAsAway } from '../database-away.ts';
import { openPool } from '../pool.ts';
import { Freshness } from './freshness.ts';
import { hasReached, type Position, primaryPosition } from './position.ts';

export type Answer = PostgresQueryResult<unknown>;

/** Beyond it a replica is left out; others' news may be so old where it answers. */
export const mostLag = 5 * second;
/** Nobody waits for one that was so far behind when it was last looked at. */
const worthWaiting = second;
/** Between two looks of somebody who waits. */
const pause = 2;

/** Who is asked next to a primary that has the same has to be quick. */
const limits = { connectionTimeoutMillis: 0.5 * second, query_timeout: 2 * second };

const whereItIs = `
  select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::bigint as lsn,
    (select coalesce(received_tli, 0) from pg_stat_wal_receiver) as timeline`;

/** One replica, as far as this process sees it. Out of use until it was looked at. */
export class Replica {
  /** As operators see it. */
  readonly name: string;
  #pool: PostgresPool;
  /** A connection of its own: a look waits behind nothing that members ask. */
  #looks: pg.Pool;
  #looking: Promise<void> | undefined;
  #position: Position | undefined;
  #freshness = new Freshness();

  constructor(connectionString: string) {
    const url = URL.parse(connectionString);
    this.name = url?.searchParams.get('host') ?? url?.host ?? '';
    const pool = openPool({ connectionString }, limits);
    // It ended, and may come back with less than it had.
    pool.on('error', () => this.#forget());
    this.#pool = toldAsAway(pool);
    this.#looks = openPool({ connectionString }, { max: 1, ...limits, query_timeout: second });
    this.#looks.on('error', () => this.#forget());
  }

  /** Milliseconds; Infinity while it is not in use. */
  get lag(): number {
    return this.#position ? this.#freshness.lag(performance.now()) : Infinity;
  }

  has(wanted: Position): boolean {
    return this.#position !== undefined && hasReached(this.#position, wanted);
  }

  /** Whether it has that before so many milliseconds are over. */
  async reaches(wanted: Position, patience: number): Promise<boolean> {
    const end = performance.now() + patience;
    while (this.lag < worthWaiting && !this.has(wanted)) {
      const left = end - performance.now();
      if (left <= 0) return false;
      await Promise.race([this.look().catch(() => {}), sleep(left)]);
      if (!this.has(wanted)) await sleep(pause);
    }
    return this.has(wanted);
  }

  /** What it answers; undefined when it does not, for whatever reason: the primary may. */
  async ask(text: string, values: readonly unknown[]): Promise<Answer | undefined> {
    try {
      const client = await this.#pool.connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    } catch (error) {
      if (error instanceof DatabaseAway) {
        this.#forget();
        this.look().catch(() => {});
      }
      return undefined;
    }
  }

  /** A turn of looking after it. Throws, for operators, when it is not to be asked. */
  async lookAfter(primary: Database): Promise<void> {
    const at = performance.now();
    // The primary may be away as well; it says so itself.
    const head = await primaryPosition(primary).catch(() => undefined);
    if (head) this.#freshness.note(at, head);
    await this.look();
    if (this.#position && this.lag > mostLag) throw new Error('It lags too far behind.');
  }

  /** Sees where it is; whoever asks meanwhile is told the same. */
  look(): Promise<void> {
    this.#looking ??= this.#see().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#looks.end()]);
  }

  async #see(): Promise<void> {
    try {
      const { rows } = await this.#looks.query(whereItIs);
      const [{ standby, lsn, timeline }] = rows;
      // The primary itself, since one of those named always is it.
      if (!standby) return this.#forget();
      if (timeline === 0) throw new Error('It hides its timeline: grant pg_read_all_stats.');
      if (timeline === null) throw new Error('It hears no primary.');
      this.#position = { timeline, lsn };
      this.#freshness.reached(this.#position);
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#position = undefined;
    this.#freshness.forget();
  }
}
