import type { ServerResponse } from 'node:http';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { DatabaseAway } from '../platform/database-away.ts';
import { type Outgoing, toSend } from './deliver.ts';
import { eventId, type Place } from './event-id.ts';
import type { EventViews } from './event-views.ts';
import type { Told } from './pages-here.ts';
import { maximumEvents, nextPosition, readEvents } from './read-events.ts';

export interface Owner {
  userId: string;
  sessionId: string;
  /** The page's: a page asks for another stream when it changes. */
  language: string;
  /** It knows the rows of its chat list. */
  knowsRows?: boolean | undefined;
}

/** So many transactions an id names at most; then the stream reads, and goes on from there. */
const mostTold = 20;

/**
 * One open page. It is told what this process does, and reads whatever else was kept for its member
 * from the last position on. So a slow page holds up nothing and no memory: it reads on when it has
 * taken what it got.
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
  /** Transactions from the position on whose events were sent. */
  #sent: Set<string>;
  #waiting: Told[] = [];
  /** What passed while others were on their way to the page: it does not overtake them. */
  #passing: string[] = [];
  #toRead = false;
  #working = false;

  constructor(
    ctx: Context,
    views: EventViews,
    response: ServerResponse,
    owner: Owner,
    { position, told }: Place,
  ) {
    this.#ctx = ctx;
    this.#views = views;
    this.#response = response;
    this.owner = owner;
    this.#position = position;
    this.#sent = told;
    response.on('drain', () => this.read());
  }

  /** Sends what happened since the last time. */
  read(): void {
    this.#toRead = true;
    this.#work();
  }

  /** Sends what was just committed. */
  tell(told: Told): void {
    // A page that is too slow for it reads it later, and holds up no memory.
    if (!this.takes) this.#toRead = true;
    else this.#waiting.push(told);
    this.#work();
  }

  /** From where on it reads. */
  get position(): string {
    return this.#position;
  }

  /** Whether what it is told is sent at once. */
  get takes(): boolean {
    return !this.#isFull() && !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Reads so that a page that comes back has less to tell us. */
  settle(): void {
    if (this.#sent.size > 0) this.read();
  }

  /**
   * Nothing waits for it, as whoever looked after many streams has seen: its id stays young.
   *
   * @param oldest the transaction before which all have ended
   */
  isUpToDate(oldest: string): void {
    if (isBefore(oldest, this.#position)) this.read();
    else if (!this.#working && !this.#isFull()) this.#write(this.#idLine());
  }

  /** Sends an event that is lost when the page is too slow for it. */
  broadcast(type: string, data: object): void {
    if (this.#isFull()) return;
    const said = frame({ type, data });
    if (this.#working) this.#passing.push(said);
    else this.#write(said);
  }

  /** Keeps proxies from closing the connection, and tells the page that it is not dead. */
  beat(): void {
    if (this.#isFull()) this.#response.destroy();
    else this.#write(frame({ type: 'beat', data: {} }));
  }

  /** The session is over, and with it the stream. */
  end(): void {
    this.#response.end(frame({ type: 'session', data: { status: 'ended' } }));
  }

  close(): void {
    this.#response.end();
  }

  #work(): void {
    if (this.#working) return;
    this.#working = true;
    this.#workOff().catch((err: unknown) => {
      if (err instanceof DatabaseAway) return void setTimeout(() => this.read(), second).unref();
      this.#ctx.log.warn({ err }, 'event stream ended, the page goes on from its last id');
      this.#response.destroy();
    });
  }

  async #workOff(): Promise<void> {
    try {
      while ((this.#toRead || this.#waiting.length > 0) && this.takes) {
        const told = this.#waiting.splice(0).filter(({ position }) => this.#isNew(position));
        const isTooMuch = this.#sent.size + told.length > mostTold;
        // What is read has all that it was told until now: that was committed before.
        if (this.#toRead || isTooMuch || !this.#isInOrder(told)) await this.#readOnce();
        else if (told.length > 0) await this.#sendTold(told);
      }
    } finally {
      this.#working = false;
      this.#write(this.#passing.splice(0).join(''));
    }
  }

  /** What is before the position was read. */
  #isNew(position: string): boolean {
    return BigInt(position) >= BigInt(this.#position) && !this.#sent.has(position);
  }

  /** Whoever hears of two changes the other way round had better read what is true now. */
  #isInOrder(told: Told[]): boolean {
    const all = told.map(({ position }) => BigInt(position));
    const earlier = [...this.#sent].map(BigInt);
    return all.every((one, index) =>
      [...earlier, ...all.slice(0, index)].every((before) => before < one),
    );
  }

  async #sendTold(all: Told[]): Promise<void> {
    const frames = await Promise.all(all.map((told) => this.#framesOf(told)));
    for (const { position } of all) this.#sent.add(position);
    this.#send(frames);
  }

  #framesOf({ events, position, credits, frames }: Told): Promise<string> {
    const { language, knowsRows = false } = this.owner;
    const kind = `${language} ${knowsRows}`;
    const stored = () => events.map((one) => ({ ...one, position }));
    const said = frames.get(kind) ?? this.#viewed(stored(), credits).then(framesOf);
    frames.set(kind, said);
    return said;
  }

  async #readOnce(): Promise<void> {
    this.#toRead = false;
    const { userId } = this.owner;
    const read = await readEvents(this.#ctx, { userId, position: this.#position });
    const { events, credits, oldest } = read;
    const fresh = events.filter((event) => !this.#sent.has(event.position));
    // Of a primary that took over from another one nobody knows what the page has missed.
    const hasGoneBack = isBefore(oldest, this.#position);
    const outgoing =
      hasGoneBack || events.length > maximumEvents
        ? [{ type: 'reset', data: {} }]
        : await this.#viewed(fresh, credits);
    // Only now: had this failed, the same would be read again.
    this.#position = nextPosition(read, hasGoneBack ? undefined : this.#position);
    const later = events.filter(({ position }) => !isBefore(position, this.#position));
    this.#sent = new Set(later.map(({ position }) => position));
    this.#send([framesOf(outgoing)]);
  }

  #viewed(events: Parameters<typeof toSend>[2], credits: number): Promise<Outgoing[]> {
    const { userId, language, knowsRows } = this.owner;
    return toSend(this.#views, { id: userId, language, knowsRows, credits }, events);
  }

  /** The id comes last: whoever got only half of this asks for all of it again. */
  #send(frames: string[]): void {
    this.#write(frames.join('') + this.#idLine());
  }

  /** What a page that comes back goes on from. */
  #idLine(): string {
    const place = { position: this.#position, told: this.#sent };
    return `id: ${eventId(place, this.#ctx.clock.now())}\n\n`;
  }

  #isFull(): boolean {
    return this.#response.writableNeedDrain;
  }

  #write(text: string): void {
    if (text && !this.#response.writableEnded) this.#response.write(text);
  }
}

const isBefore = (one: string, other: string) => BigInt(one) < BigInt(other);

function frame({ type, data }: Outgoing): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}

const framesOf = (outgoing: Outgoing[]) => outgoing.map(frame).join('');
