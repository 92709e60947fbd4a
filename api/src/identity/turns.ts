import type { FastifyReply, FastifyRequest } from 'fastify';
import { second } from '../platform/clock.ts';
import { rateLimited } from '../platform/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes no turn: it lasts long, and has a limit of its own. */
    lasts?: boolean;
  }
}

/** What one member may have in work; an API has twelve connections to the database for all of them. */
const atOnce = 4;
/** What may wait beside it. No page of ours has so much under way. */
const mayWait = 100;
/** And for how long: the gateway gives up what is silent for ten seconds, and would say that we are away. */
const waitsAtMost = 3 * second;

interface Line {
  working: number;
  waiting: (() => void)[];
}

/**
 * Lets each member have a few requests in work, and the next ones wait for those. Without it the
 * messages of one, which wait for each other, would hold all connections to the database, and
 * everybody else would wait for theirs. Throws 429 when a member's line is full, or does not get on.
 */
export class Turns {
  #lines = new Map<string, Line>();
  #taken = new WeakMap<FastifyRequest, string>();

  /** onRequest, once it is known whose request it is. */
  take = async (request: FastifyRequest): Promise<void> => {
    const member = request.session?.user.id;
    if (!member || request.routeOptions.config.lasts) return;
    const line = this.#lines.get(member) ?? { working: 0, waiting: [] };
    if (line.waiting.length >= mayWait) throw rateLimited(1);
    this.#lines.set(member, line);
    if (line.working < atOnce) line.working += 1;
    else await turnIn(line);
    this.#taken.set(request, member);
  };

  /** onSend: also when it failed, and when whoever asked is gone. */
  giveBack = async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const member = this.#taken.get(request);
    const line = member && this.#lines.get(member);
    if (!line) return;
    this.#taken.delete(request);
    const next = line.waiting.shift();
    if (next) return next();
    line.working -= 1;
    if (line.working === 0) this.#lines.delete(member);
  };
}

function turnIn({ waiting }: Line): Promise<void> {
  return new Promise((begin, refuse) => {
    const turn = () => {
      clearTimeout(timer);
      begin();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1);
      refuse(rateLimited(1));
    }, waitsAtMost);
    waiting.push(turn);
  });
}
