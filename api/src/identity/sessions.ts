import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { hashSecret } from '../platform/secrets.ts';
import { sessionTopic } from './end-sessions.ts';
import { findSession, type Session } from './session.ts';

interface Kept {
  session: Session;
  until: number;
}

/** Of these the oldest go first; one takes about half a kB. */
const mostKept = 20_000;

/**
 * Sessions as they were found in the last minute, so that not every request asks for its own. What
 * ends one, or makes another of its member, is told to all processes and forgotten at once; while
 * notices may be lost, nothing is kept.
 */
export class Sessions {
  #ctx: Context;
  #kept = new Map<string, Kept>();
  #ofMember = new Map<string, Set<string>>();
  /** How often something was forgotten: what was read before that may be old. */
  #forgotten = 0;

  constructor(ctx: Context) {
    this.#ctx = ctx;
    ctx.bus.on(({ topic, to }) => {
      if (topic === sessionTopic) for (const member of to) this.#forget(member);
    });
    ctx.bus.onGap(() => this.#forgetAll());
  }

  /** The running session of a token on a site. */
  async find(site: string, token: string): Promise<Session | null> {
    const hash = hashSecret(token);
    const key = `${site} ${hash}`;
    const now = this.#ctx.clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept && now < kept.until && this.#ctx.bus.isHeard) return kept.session;
    const forgotten = this.#forgotten;
    const session = await findSession(this.#ctx, { siteId: site, hash });
    if (session && forgotten === this.#forgotten && this.#ctx.bus.isHeard) {
      this.#keep(key, session, now);
    }
    return session;
  }

  #keep(key: string, session: Session, now: number): void {
    const until = Math.min(
      now + this.#ctx.env.sessionSeconds * second,
      session.expiresAt.getTime(),
    );
    if (until <= now) return;
    this.#kept.delete(key);
    this.#kept.set(key, { session, until });
    const mine = this.#ofMember.get(session.user.id) ?? new Set();
    this.#ofMember.set(session.user.id, mine.add(key));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#drop(oldest);
  }

  #drop(key: string): void {
    const member = this.#kept.get(key)?.session.user.id;
    this.#kept.delete(key);
    const mine = member === undefined ? undefined : this.#ofMember.get(member);
    mine?.delete(key);
    if (member !== undefined && mine?.size === 0) this.#ofMember.delete(member);
  }

  #forget(member: string): void {
    this.#forgotten += 1;
    for (const key of [...(this.#ofMember.get(member) ?? [])]) this.#drop(key);
  }

  #forgetAll(): void {
    this.#forgotten += 1;
    this.#kept.clear();
    this.#ofMember.clear();
  }
}
