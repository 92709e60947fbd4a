import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Connect } from './connection.ts';
import { Wire } from './wire.ts';

/** Something that happened, for the people it concerns. Ids only: a notice holds 8 kB at most. */
export interface Notice {
  topic: string;
  to: string[];
  [key: string]: unknown;
}

type Listener = (notice: Notice) => void;

/** The ways that notices may take. */
interface Ways {
  database: Connect;
  /** Takes what is told after a commit; the database does without one, and while it is away. */
  faster?: { name: string; connect: Connect };
}

/**
 * Hears what any process told. What a transaction tells (`publish`) comes by the database, which
 * says it if and only if it commits; what is told afterwards comes by the faster way, if there is
 * one. Both come back by themselves; `onGap` says that notices may be lost. A notice may come twice.
 */
export class Bus {
  /** Of this process among those that publish. */
  readonly id = randomUUID();
  #database: Wire;
  #faster: Wire | undefined;
  #listeners = new Set<Listener>();
  #gapListeners = new Set<() => void>();

  constructor({ database, faster }: Ways, log: Log) {
    const ends = {
      text: (text: string) => this.#hear(text),
      gap: () => {
        for (const listener of this.#gapListeners) listener();
      },
    };
    this.#database = new Wire('notices', database, log, ends);
    if (faster) {
      this.#faster = new Wire(`notices by ${faster.name}`, faster.connect, log, ends);
    }
  }

  /** The ways it has, to be checked from time to time. */
  get wires(): Wire[] {
    return this.#faster ? [this.#database, this.#faster] : [this.#database];
  }

  /** Whether what transactions tell arrives, as far as one knows. */
  get isHeard(): boolean {
    return this.#database.isHeard;
  }

  /** Whether everything arrives, as far as one knows. */
  get isAllHeard(): boolean {
    return this.wires.every((wire) => wire.isHeard);
  }

  /** Throws without the database; the faster way may come later. */
  async open(): Promise<void> {
    await Promise.all([this.#database.open(), this.#faster?.openSoon()]);
  }

  /** Calls `listener` for every notice until the returned function is called. */
  on(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls `listener` after a connection was lost and found again. */
  onGap(listener: () => void): () => void {
    this.#gapListeners.add(listener);
    return () => this.#gapListeners.delete(listener);
  }

  /**
   * Returns once all is heard that was committed before; throws when nothing can be heard. A
   * connection that died in silence is given up for another.
   */
  async check(): Promise<void> {
    await this.#database.check();
  }

  /**
   * Tells other processes what this one was told another way. By the database it goes with the
   * connection that hears: it waits behind nothing that members ask. Throws while there is none.
   */
  async tellOthers(notices: Notice[]): Promise<void> {
    const texts = notices.map((notice) => JSON.stringify({ ...notice, by: this.id }));
    const isTold = await this.#faster?.tell(texts).then(
      () => true,
      () => false,
    );
    if (!isTold) await this.#database.tell(texts);
  }

  /** Tells this process alone, at once. */
  tellHere(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  async close(): Promise<void> {
    await Promise.all(this.wires.map((wire) => wire.close()));
  }

  #hear(text: string): void {
    const notice = JSON.parse(text) as Notice;
    if (notice.by !== this.id) this.tellHere(notice);
  }
}
