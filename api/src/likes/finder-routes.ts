import { currentUser, requireUser } from '../identity/guards.ts';
import { readerOf } from '../identity/reader.ts';
import { takeForReader } from '../members/look-limits.ts';
import { MemberBody, MemberQuery } from '../members/schemas.ts';
import { searchLimit } from '../members/search.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { guardWritingGet } from '../platform/http/write-guard.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { requireOther } from '../ties/visible.ts';
import { findFits } from './find-fits.ts';
import { passMember, takePassBack } from './pass.ts';
import { AutoLikeAnswer, MatchAnswer, MatchQuery, SwipeAnswer } from './schemas.ts';
import { suggestLike } from './suggest.ts';
import { swipeDeck } from './swipe.ts';

/** In a day: three hours of the game without a pause, a card every four seconds. Each shows a new one. */
const aDay = 3000;
const passes = { burst: aDay, seconds: (24 * 3600) / aDay, code: 'day_limit' };

/** Whom one may like next: the finder, the swipe game, a suggestion; and passing somebody over. */
export function finderRoutes(app: App, ctx: Context): void {
  const tags = ['likes'];

  app.get(
    '/api/match.php',
    {
      schema: { tags, querystring: MatchQuery, response: { 200: MatchAnswer, ...Refusals } },
      config: { mayLag: true, costly: true },
      preHandler: requireUser,
    },
    async (request) => {
      const user = currentUser(request);
      const reader = { ...readerOf(request), user };
      await takeForReader(ctx, 'search', reader, request.ip, searchLimit);
      return { matches: await findFits(ctx, reader, request.query) };
    },
  );

  app.get(
    '/api/swipe.php',
    {
      schema: { tags, response: { 200: SwipeAnswer, ...Refusals } },
      config: { costly: true },
      preHandler: requireUser,
    },
    async (request) => {
      const reader = readerOf(request);
      await takeForReader(ctx, 'search', reader, request.ip, searchLimit);
      return swipeDeck(ctx, currentUser(request), reader);
    },
  );

  app.get(
    '/api/auto-like.php',
    {
      schema: { tags, response: { 200: AutoLikeAnswer, ...Refusals } },
      config: { costly: true },
      onRequest: guardWritingGet,
    },
    async (request) => {
      const reader = readerOf(request);
      await takeForReader(ctx, 'search', reader, request.ip, searchLimit);
      return suggestLike(ctx, reader);
    },
  );

  app.post(
    '/api/pass.php',
    {
      schema: { tags, body: MemberBody, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { profile } = request.body;
      const { id } = currentUser(request);
      await takeFrom(ctx, `pass ${id}`, passes);
      await requireOther(ctx.db, readerOf(request), profile);
      await passMember(ctx, ctx.db, id, profile);
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/pass.php',
    {
      schema: { tags, querystring: MemberQuery, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      await takePassBack(ctx.db, currentUser(request).id, request.query.profile);
      return reply.status(204).send(null);
    },
  );
}
