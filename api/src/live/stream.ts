import type { ServerResponse } from 'node:http';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { DatabaseAway } from '../platform/database-away.ts';
import { toSend } from './deliver.ts';
import { eventId } from './event-id.ts';
import type { EventViews } from './event-views.ts';
import { maximumEvents, readEvents } from './read-events.ts';

export interface Owner {
  userId: string;
  sessionId: string;
  /** The page's: a page asks for another stream when it changes. */
  language: string;
}

/**
 * One open page. Kept events are read from the database from the last position on, so a slow page
 * holds up nothing and no memory: it reads on when it has taken what it got.
 */
export class Stream {
  static #opened = 0;
  readonly owner: Owner;
  /** Counts on from stream to stream. */
  readonly number = Stream.#opened++;
  #ctx: Context;
  #views: EventViews;
  #response: ServerResponse;
  #position: string;
  #sent = new Set<string>();
  #reading: Promise<void> | undefined;
  #again = false;

  constructor(
    ctx: Context,
    views: EventViews,
    response: ServerResponse,
    owner: Owner,
    position: string,
  ) {
    this.#ctx = ctx;
    this.#views = views;
    this.#response = response;
    this.owner = owner;
    this.#position = position;
    response.on('drain', () => this.read());
  }

  /** Sends what happened since the last time. */
  read(): void {
    if (this.#reading) {
      this.#again = true;
      return;
    }
    this.#reading = this.#readAll()
      .catch((err: unknown) => {
        if (err instanceof DatabaseAway) return void setTimeout(() => this.read(), second).unref();
        this.#ctx.log.warn({ err }, 'event stream ended, the page goes on from its last id');
        this.#response.destroy();
      })
      .finally(() => {
        this.#reading = undefined;
      });
  }

  /** From where on it reads. */
  get position(): string {
    return this.#position;
  }

  /** Nothing was to be read between two positions, as whoever asked for many streams has seen. */
  advance(from: string, to: string): void {
    if (this.#reading || this.#position !== from || this.#isFull()) return;
    this.#position = to;
    this.#sent.clear();
    this.#write(this.#idLine());
  }

  /** Sends an event that is lost when the page is too slow for it. */
  broadcast(type: string, data: object): void {
    if (!this.#isFull()) this.#write(frame(type, data));
  }

  /** A comment that keeps proxies from closing the connection. */
  beat(): void {
    if (this.#isFull()) this.#response.destroy();
    else this.#write(':\n\n');
  }

  /** The session is over, and with it the stream. */
  end(): void {
    this.#response.end(frame('session', { status: 'ended' }));
  }

  close(): void {
    this.#response.end();
  }

  async #readAll(): Promise<void> {
    do {
      this.#again = false;
      if (this.#isFull() || this.#response.writableEnded || this.#response.destroyed) return;
      await this.#readOnce();
    } while (this.#again);
  }

  async #readOnce(): Promise<void> {
    const { userId, language } = this.owner;
    const read = await readEvents(this.#ctx, { userId, position: this.#position });
    const { events, position, credits } = read;
    const fresh = events.filter((event) => !this.#sent.has(event.id));
    const outgoing =
      events.length > maximumEvents
        ? [{ type: 'reset', data: {} }]
        : await toSend(this.#views, { id: userId, language, credits }, fresh);
    // Only now: had this failed, the same would be read again.
    this.#position = position;
    this.#sent = new Set(events.map((event) => event.id));
    // The id comes last: whoever got only half of this asks for all of it again.
    this.#write(outgoing.map(({ type, data }) => frame(type, data)).join('') + this.#idLine());
  }

  /** What a page that comes back goes on from. */
  #idLine(): string {
    return `id: ${eventId(this.#position, this.#ctx.clock.now())}\n\n`;
  }

  #isFull(): boolean {
    return this.#response.writableNeedDrain;
  }

  #write(text: string): void {
    if (!this.#response.writableEnded) this.#response.write(text);
  }
}

function frame(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
