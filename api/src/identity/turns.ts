import type { FastifyRequest } from 'fastify';
import { second } from '../platform/clock.ts';
import { notReady, rateLimited } from '../platform/errors.ts';
import { Line } from '../platform/line.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes no turn: it lasts long, and has a limit of its own. */
    lasts?: boolean;
    /** Has a connection for longer than others have theirs: a few at a time, of all who ask. */
    costly?: boolean;
  }
}

/** Of one member, and of all that is costly: an API has twelve connections to the database. */
const atOnce = 4;
/** The gateway gives up what is silent for ten seconds, and would say that we are away. */
const waitsAtMost = 3 * second;

/** No page of ours has so much under way. */
const ofMember = { mayWait: 100, waitsAtMost, refusal: () => rateLimited(1) };
const ofAll = { mayWait: 300, waitsAtMost, refusal: notReady };

/**
 * Lets each member have a few requests in work, and the next ones wait for those. Without it the
 * messages of one, which wait for each other, would hold all connections to the database, and
 * everybody else would wait for theirs. What is costly waits in one more line, for all, for the same
 * reason. Throws 429 when a member's line is full or does not get on, 503 when that of all is.
 */
export class Turns {
  #lines = new Map<string, Line>();
  #costly = new Line(atOnce, ofAll);
  #taken = new WeakMap<FastifyRequest, (() => void)[]>();

  /** onRequest, once it is known whose request it is. */
  take = async (request: FastifyRequest): Promise<void> => {
    const { lasts, costly } = request.routeOptions.config;
    const member = request.session?.user.id;
    const taken: (() => void)[] = [];
    this.#taken.set(request, taken);
    if (member && !lasts) {
      const line = this.#lines.get(member) ?? new Line(atOnce, ofMember);
      this.#lines.set(member, line);
      await line.take();
      taken.push(() => {
        line.giveBack();
        if (line.isIdle) this.#lines.delete(member);
      });
    }
    if (costly) {
      await this.#costly.take();
      taken.push(() => this.#costly.giveBack());
    }
  };

  /** onSend: also when it failed, and when whoever asked is gone. */
  giveBack = async (request: FastifyRequest): Promise<void> => {
    const taken = this.#taken.get(request);
    this.#taken.delete(request);
    for (const giveBack of taken ?? []) giveBack();
  };
}
