import { currentUser, requireConfirmed, requireUser } from '../identity/guards.ts';
import { idempotent } from '../identity/idempotency.ts';
import { readerOf } from '../identity/reader.ts';
import { cardsOf } from '../members/cards.ts';
import { MemberQuery, SwipeAnswer } from '../members/schemas.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { guardWritingGet } from '../platform/http/write-guard.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { giveLike } from './give-like.ts';
import { likeLists } from './like-lists.ts';
import { AutoLikeAnswer, LikeAnswer, LikeBody, LikesAnswer, LikesQuery } from './schemas.ts';
import { suggestLike } from './suggest.ts';
import { swipeDeck, swipeLike } from './swipe.ts';
import { takeLikeBack } from './take-like-back.ts';

const likes = { burst: 100, seconds: 10 };

/** Likes, who gave them, and matches. */
export function likesRoutes(app: App, ctx: Context): void {
  const tags = ['likes'];

  app.get(
    '/api/likes.php',
    {
      schema: { tags, querystring: LikesQuery, response: { 200: LikesAnswer, ...Refusals } },
      preHandler: requireUser,
    },
    async (request) => {
      const user = { id: currentUser(request).id, language: request.language };
      return likeLists(ctx, user, request.query.type);
    },
  );

  app.post(
    '/api/like.php',
    {
      schema: { tags, body: LikeBody, response: { 200: LikeAnswer, ...Refusals } },
      preHandler: requireConfirmed,
    },
    async (request) => {
      const user = currentUser(request);
      const { id } = user;
      const { profile, swipe } = request.body;
      await takeFrom(ctx, `like ${id}`, likes);
      const mutual = await idempotent(ctx, request, (trx) =>
        swipe ? swipeLike(ctx, trx, user, profile) : giveLike(ctx, trx, id, profile),
      );
      if (!mutual) return { match: null };
      const cards = await cardsOf(ctx, { id, language: request.language }, [profile]);
      return { match: cards.get(profile) ?? null };
    },
  );

  app.delete(
    '/api/like.php',
    {
      schema: { tags, querystring: MemberQuery, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      await ctx.db.transaction().execute((trx) => takeLikeBack(trx, id, request.query.profile));
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/swipe.php',
    { schema: { tags, response: { 200: SwipeAnswer, ...Refusals } }, preHandler: requireUser },
    async (request) => swipeDeck(ctx, currentUser(request), readerOf(request)),
  );

  app.get(
    '/api/auto-like.php',
    {
      schema: { tags, response: { 200: AutoLikeAnswer, ...Refusals } },
      onRequest: guardWritingGet,
    },
    async (request) => suggestLike(ctx, readerOf(request)),
  );
}
