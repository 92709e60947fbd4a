import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { second } from './clock.ts';
import type { Db } from './database.ts';
import { keepTrying } from './keep-trying.ts';
import type { Log } from './log.ts';

/** Something that happened, for the people it concerns. Ids only: a notice holds 8 kB at most. */
export interface Notice {
  topic: string;
  to: string[];
  [key: string]: unknown;
}

type Listener = (notice: Notice) => void;

const channel = 'afterglow';
const patience = 1.5 * second;

/** Tells all processes what happened; inside a transaction, only once it is committed. */
export async function publish(db: Db, notice: Notice): Promise<void> {
  await notifying(notice).execute(db);
}

/** SQL: the statement that tells, for one that does more at once. */
export function notifying(notice: Notice): RawBuilder<unknown> {
  return sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`;
}

/** SQL: tells what the statement itself has found, a JSON object that reads as a notice. */
export function notifyingOf(notice: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_notify(${channel}, (${notice})::text)`;
}

/** Hears what any process published. Reconnects by itself; `onGap` says that notices may be lost. */
export class Bus {
  /** Of this process among those that publish. */
  readonly id = randomUUID();
  #connection: pg.ClientConfig;
  #log: Log;
  #client: pg.Client | undefined;
  #reopening: Promise<void> | undefined;
  #listeners = new Set<Listener>();
  #gapListeners = new Set<() => void>();
  #closing = new AbortController();
  #asked: Promise<unknown> = Promise.resolve();

  constructor(connection: pg.ClientConfig, log: Log) {
    this.#connection = {
      ...connection,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      keepAlive: true,
    };
    this.#log = log;
  }

  /** Whether notices arrive, as far as one knows. */
  get isHeard(): boolean {
    return this.#client !== undefined;
  }

  async open(): Promise<void> {
    this.#client = await this.#listen();
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

  /** Throws when nothing can be heard. A connection that died in silence is given up for another. */
  async check(): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('Notices are not heard.');
    try {
      await this.#ask(client, { text: 'select 1' });
    } catch (error) {
      hangUp(client);
      throw error;
    }
  }

  /**
   * Tells other processes what this one was told another way, by the connection that hears: it waits
   * behind nothing that members ask. Throws while there is none.
   */
  async tellOthers(notices: Notice[]): Promise<void> {
    const client = this.#client;
    if (!client) throw new Error('Notices are not heard.');
    const texts = notices.map((notice) => JSON.stringify({ ...notice, by: this.id }));
    await this.#ask(client, {
      name: 'tell',
      text: 'select pg_notify($1, text) from unnest($2::text[]) as text',
      values: [channel, texts],
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    await this.#client?.end();
  }

  /** One after the other: a client does not take a second question before it has answered. */
  #ask(client: pg.Client, query: pg.QueryConfig): Promise<unknown> {
    const answer = this.#asked.then(() => client.query(query));
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  /** A connection that hears; what comes of it once it ends is up to `#reopen` alone. */
  async #listen(): Promise<pg.Client> {
    const client = new pg.Client(this.#connection);
    client.on('error', () => {}); // followed by `end`
    client.on('notification', ({ payload }) => this.#deliver(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      hangUp(client);
      throw error;
    }
    client.on('end', () => {
      this.#client = undefined;
      if (!this.#closing.signal.aborted) this.#reopening = this.#reopen();
    });
    return client;
  }

  #deliver(payload: string): void {
    const notice = JSON.parse(payload) as Notice;
    if (notice.by === this.id) return;
    for (const listener of this.#listeners) listener(notice);
  }

  async #reopen(): Promise<void> {
    this.#log.warn('notices are not heard, connecting again');
    this.#client = await keepTrying(() => this.#listen(), this.#closing.signal);
    if (!this.#client) return;
    this.#log.warn('notices are heard again');
    for (const listener of this.#gapListeners) listener();
  }
}

/** Ends a connection without waiting for an answer, which may never come. */
function hangUp(client: pg.Client): void {
  client.end().catch(() => undefined);
}
