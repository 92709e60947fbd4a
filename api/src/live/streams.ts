import { sessionTopic } from '../identity/end-sessions.ts';
import type { Notice } from '../platform/bus.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keptTopic, passingTopic } from './event-types.ts';
import { runningSessions } from './running-sessions.ts';
import type { Stream } from './stream.ts';

const beatEvery = 20 * second;
const checkEvery = 60 * second;
const maximumPerMember = 12;

/** All open pages of this process, by member. */
export class Streams {
  #ctx: Context;
  #byMember = new Map<string, Set<Stream>>();
  #stop: (() => unknown)[];

  constructor(ctx: Context) {
    this.#ctx = ctx;
    const beats = ctx.loops.repeat('live beats', async () => this.#beat(), beatEvery);
    const checks = ctx.loops.repeat('live checks', () => this.#check(), checkEvery);
    this.#stop = [
      ctx.bus.on((notice) => this.#hear(notice)),
      ctx.bus.onGap(checks.wake),
      beats.stop,
      checks.stop,
    ];
  }

  /** Adds a page; a member with very many open loses the oldest. Returns whether it is the first. */
  add(stream: Stream): boolean {
    const { userId } = stream.owner;
    const mine = this.#byMember.get(userId) ?? new Set();
    this.#byMember.set(userId, mine.add(stream));
    const [oldest] = mine;
    if (mine.size > maximumPerMember) oldest?.close();
    return mine.size === 1;
  }

  /** Forgets a page that is gone. Returns whether it was the member's last. */
  remove(stream: Stream): boolean {
    const mine = this.#byMember.get(stream.owner.userId);
    if (!mine?.delete(stream) || mine.size > 0) return false;
    return this.#byMember.delete(stream.owner.userId);
  }

  has(userId: string): boolean {
    return this.#byMember.has(userId);
  }

  async close(): Promise<void> {
    await Promise.all(this.#stop.map((stop) => stop()));
    for (const stream of this.#all()) stream.close();
  }

  #hear(notice: Notice): void {
    const streams = notice.to.flatMap((userId) => [...(this.#byMember.get(userId) ?? [])]);
    for (const stream of streams) {
      if (notice.topic === keptTopic) stream.read();
      if (notice.topic === passingTopic) stream.broadcast(String(notice.type), Object(notice.data));
      if (notice.topic === sessionTopic && isEnded(notice, stream)) stream.end();
    }
  }

  #beat(): void {
    for (const stream of this.#all()) stream.beat();
  }

  /** The net under the notices: ends what is over and sends what was not said. */
  async #check(): Promise<void> {
    const streams = this.#all();
    const ids = streams.map(({ owner }) => owner.sessionId);
    const running = await runningSessions(this.#ctx, ids);
    for (const stream of streams) {
      if (running.has(stream.owner.sessionId)) stream.read();
      else stream.end();
    }
  }

  #all(): Stream[] {
    return [...this.#byMember.values()].flatMap((streams) => [...streams]);
  }
}

function isEnded({ sessions }: Notice, { owner }: Stream): boolean {
  return Array.isArray(sessions) && sessions.includes(owner.sessionId);
}
