import { keepTrying } from '../keep-trying.ts';
import type { Log } from '../log.ts';
import type { Connect, Connection } from './connection.ts';

/** What a wire says to its bus. */
interface Ends {
  text(text: string): void;
  /** It hears again after a time when it did not: something may be lost. */
  gap(): void;
}

/** One way between the processes, held open: a connection that is lost is followed by another. */
export class Wire {
  /** As operators see it among what fails. */
  readonly name: string;
  #connect: Connect;
  #log: Log;
  #ends: Ends;
  #connection: Connection | undefined;
  #reopening: Promise<void> | undefined;
  #closing = new AbortController();

  constructor(name: string, connect: Connect, log: Log, ends: Ends) {
    this.name = name;
    this.#connect = connect;
    this.#log = log.child({ wire: name });
    this.#ends = ends;
  }

  /** Whether anything arrives, as far as one knows. */
  get isHeard(): boolean {
    return this.#connection !== undefined;
  }

  /** Throws when there is no server. */
  async open(): Promise<void> {
    await this.#listen();
  }

  /** The same, but without a server goes on trying in the background. */
  async openSoon(): Promise<void> {
    await this.#listen().catch((err: unknown) => this.#reopen(err));
  }

  /** As `Connection.tell`; throws at once while there is none. */
  async tell(texts: string[]): Promise<void> {
    await this.#required().tell(texts);
  }

  /** As `Connection.check`; throws at once while there is none. */
  async check(): Promise<void> {
    await this.#required().check();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#reopening;
    await this.#connection?.end();
  }

  #required(): Connection {
    if (!this.#connection) throw new Error('Notices are not heard.');
    return this.#connection;
  }

  async #listen(): Promise<true> {
    let connection: Connection | undefined;
    let isOver = false;
    const end = () => {
      isOver = true;
      if (connection && connection === this.#connection) this.#lose();
    };
    connection = await this.#connect({ text: this.#ends.text, end });
    if (isOver) throw new Error('The connection was over at once.');
    this.#connection = connection;
    return true;
  }

  #lose(): void {
    this.#connection = undefined;
    if (!this.#closing.signal.aborted) this.#reopen();
  }

  #reopen(err?: unknown): void {
    this.#log.warn({ err }, 'notices are not heard, connecting again');
    this.#reopening = keepTrying(() => this.#listen(), this.#closing.signal).then((isOpen) => {
      if (!isOpen) return;
      this.#log.warn('notices are heard again');
      this.#ends.gap();
    });
  }
}
