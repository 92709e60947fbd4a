import { sessionTopic } from '../identity/end-sessions.ts';
import type { Notice } from '../platform/bus/bus.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Loop } from '../platform/loops.ts';
import { keptTopic, passingTopic } from './event-types.ts';
import { lookAfter, type State } from './look-after.ts';
import { addPages, type Pages, type Told } from './pages-here.ts';
import type { Stream } from './stream.ts';

/** Seconds between two beats, two checks, and two times of settling what it was told, of a stream. */
const beatEvery = 20;
const checkEvery = 60;
/** The same while others may tell what is not heard here. */
const checkUnheardEvery = 10;
const settleEvery = 10;
const maximumPerMember = 12;

/**
 * All open pages of this process, by member. What each needs from time to time is done for a part
 * of them every second: for thousands in the same moment it would hold up everything else.
 */
export class Streams implements Pages {
  #ctx: Context;
  #byMember = new Map<string, Set<Stream>>();
  #stop: (() => unknown)[];
  #beats = 0;
  #checks: Loop;
  #rounds = 0;
  /** Came since the last look at those: what ended in that moment was told before they could hear it. */
  #fresh: Stream[] = [];
  /** Notices were lost: all are to be checked now. */
  #missed = false;
  #isOver = false;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    const beats = ctx.loops.repeat('live beats', async () => this.#beat(), second);
    this.#checks = ctx.loops.repeat('live checks', () => this.#check(), second);
    const first = async () => this.#endOver(this.#fresh.splice(0));
    const firstChecks = ctx.loops.repeat('live first checks', first, second);
    this.#stop = [
      ctx.bus.on((notice) => this.#hear(notice)),
      ctx.bus.onGap(() => this.#checkAll()),
      addPages(ctx.bus, this),
      beats.stop,
      this.#checks.stop,
      firstChecks.stop,
    ];
  }

  /** Adds a page; a member with very many open loses the oldest. Returns whether it is the first. */
  add(stream: Stream): boolean {
    const { userId } = stream.owner;
    const mine = this.#byMember.get(userId) ?? new Set();
    this.#byMember.set(userId, mine.add(stream));
    this.#fresh.push(stream);
    const [oldest] = mine;
    if (mine.size > maximumPerMember) oldest?.close();
    // It was on its way while this process was asked to end.
    if (this.#isOver) stream.close();
    return mine.size === 1;
  }

  /** Forgets a page that is gone. Returns whether it was the member's last. */
  remove(stream: Stream): boolean {
    const mine = this.#byMember.get(stream.owner.userId);
    if (!mine?.delete(stream) || mine.size > 0) return false;
    return this.#byMember.delete(stream.owner.userId);
  }

  /** Whether a member has a page open here. */
  has(member: string): boolean {
    return this.#byMember.has(member);
  }

  takes(member: string): boolean {
    return [...(this.#byMember.get(member) ?? [])].some((stream) => stream.takes);
  }

  tell(member: string, told: Told): void {
    for (const stream of this.#byMember.get(member) ?? []) stream.tell(told);
  }

  async close(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#stop.map((stop) => stop()));
    for (const stream of this.#all()) stream.close();
  }

  #hear(notice: Notice): void {
    const streams = notice.to.flatMap((userId) => [...(this.#byMember.get(userId) ?? [])]);
    for (const stream of streams) {
      if (notice.topic === keptTopic) stream.read();
      if (notice.topic === passingTopic) stream.broadcast(String(notice.type), Object(notice.data));
    }
    if (notice.topic === sessionTopic) this.#endOver(streams);
    if (notice.topic === 'sites') this.#checkAll();
  }

  /** Ends those whose session is over; should that fail, the checks find out. */
  #endOver(streams: Stream[]): void {
    if (streams.length === 0) return;
    lookAfter(this.#ctx, streams)
      .then(({ states }) => {
        for (const [index, stream] of streams.entries()) {
          if (!states[index]?.running) this.#leave(stream, states[index]);
        }
      })
      .catch((err: unknown) => this.#ctx.log.warn({ err }, 'ended sessions not looked up'));
  }

  #beat(): void {
    this.#beats += 1;
    for (const stream of this.#part(this.#beats, beatEvery)) stream.beat();
    for (const stream of this.#part(this.#beats, settleEvery)) stream.settle();
  }

  /** The net under the notices: ends what is over and sends what was not said, asked for all at once. */
  async #check(): Promise<void> {
    this.#rounds += 1;
    const round = this.#ctx.bus.isAllHeard ? checkEvery : checkUnheardEvery;
    const hasMissed = this.#missed;
    const streams = hasMissed ? this.#all() : this.#part(this.#rounds, round);
    this.#missed = false;
    if (streams.length === 0) return;
    const { oldest, states } = await lookAfter(this.#ctx, streams).catch((error: unknown) => {
      // Still to be done; a gap that came meanwhile stays one.
      this.#missed ||= hasMissed;
      throw error;
    });
    for (const [index, stream] of streams.entries()) {
      const { running, waiting } = states[index] ?? {};
      if (!running) this.#leave(stream, states[index]);
      else if (waiting) stream.read();
      else stream.isUpToDate(oldest);
    }
  }

  #checkAll(): void {
    this.#missed = true;
    this.#checks.wake();
  }

  /** Of a site that moved a page finds the new place by itself, and its session there. */
  #leave(stream: Stream, state?: State): void {
    if (state?.moved) stream.close();
    else stream.end();
  }

  /** Those whose turn it is in a round of so many. */
  #part(turn: number, round: number): Stream[] {
    return this.#all().filter(({ number }) => number % round === turn % round);
  }

  #all(): Stream[] {
    return [...this.#byMember.values()].flatMap((streams) => [...streams]);
  }
}
