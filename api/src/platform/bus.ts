import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import type { Log } from './log.ts';

/** Something that happened, for the people it concerns. Ids only: a notice holds 8 kB at most. */
export interface Notice {
  topic: string;
  to: string[];
  [key: string]: unknown;
}

type Listener = (notice: Notice) => void;

const channel = 'afterglow';

/** Tells all processes what happened; inside a transaction, only once it is committed. */
export async function publish(db: Db, notice: Notice): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(db);
}

/** Hears what any process published. Reconnects by itself; `onGap` says that notices may be lost. */
export class Bus {
  #connection: pg.ClientConfig;
  #log: Log;
  #client: pg.Client | undefined;
  #listeners = new Set<Listener>();
  #gapListeners = new Set<() => void>();
  #closed = false;

  constructor(connection: pg.ClientConfig, log: Log) {
    this.#connection = connection;
    this.#log = log;
  }

  async open(): Promise<void> {
    const client = new pg.Client(this.#connection);
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''));
    client.on('error', () => {}); // followed by `end`, which sees to it
    client.on('end', () => {
      if (!this.#closed) this.#log.warn('notices are not heard, connecting again');
      this.#reopen();
    });
    await client.connect();
    await client.query(`listen ${channel}`);
    this.#client = client;
  }

  /** Calls `listener` for every notice until the returned function is called. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `listener` after the connection was lost and found again. */
  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => this.#gapListeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end();
  }

  #deliver(payload: string): void {
    const notice = JSON.parse(payload) as Notice;
    for (const listener of this.#listeners) listener(notice);
  }

  #reopen(): void {
    if (this.#closed) return;
    setTimeout(() => {
      if (this.#closed) return;
      this.open().then(
        () => {
          this.#log.warn('notices are heard again');
          for (const listener of this.#gapListeners) listener();
        },
        () => this.#reopen(),
      );
    }, 500).unref();
  }
}
