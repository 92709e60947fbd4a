import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Limit, paceOf } from '../api/pace.ts';
import { household } from '../reports/client-address.ts';
import { ownLanguage } from './language.ts';
import { unavailableWords } from './own-words.ts';
import { sendPlainPage } from './plain-page.ts';

/**
 * Documents of one address: a house or an office full of people, or a whole mobile network. Each costs more
 * than any call, and whoever looks for weak spots asks for nothing else.
 */
const pace: Limit = { burst: 300, perSecond: 20 };

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A page that comes back by itself, in place of one that cannot be had now. */
export function askLater(
  reply: FastifyReply,
  status: 429 | 500 | 503,
  language: string,
): FastifyReply {
  reply.code(status).header('retry-after', '5');
  const script = 'setTimeout(()=>location.reload(),5000)';
  return sendPlainPage(reply, { words: unavailableWords(language), script });
}

/** Answers no address faster than `limit` says, before anything is asked or drawn for it. */
export function atTheirPace(answer: Answer, limit = pace): Answer {
  const households = paceOf(limit);
  return async (request, reply) =>
    households.take(household(request.ip))
      ? answer(request, reply)
      : askLater(reply, 429, ownLanguage(request));
}
