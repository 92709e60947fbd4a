import { currentUser, requireConfirmed, requireUser } from '../identity/guards.ts';
import { idempotent } from '../identity/idempotency.ts';
import { cardsOf } from '../members/cards.ts';
import { MemberQuery } from '../members/schemas.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { giveLike } from './give-like.ts';
import { likeList } from './like-list.ts';
import { likeLists } from './like-lists.ts';
import {
  LikeAnswer,
  LikeBody,
  LikeListAnswer,
  LikeListQuery,
  LikesAnswer,
  LikesQuery,
} from './schemas.ts';
import { isDealt, swipeLike } from './swipe.ts';
import { takeLikeBack } from './take-like-back.ts';

const likes = { burst: 100, seconds: 10 };

/** Likes: the lists, giving one and taking it back. */
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
      return likeLists(ctx, user, request.query);
    },
  );

  app.get(
    '/api/like-list.php',
    {
      schema: { tags, querystring: LikeListQuery, response: { 200: LikeListAnswer, ...Refusals } },
      preHandler: requireUser,
    },
    async (request) => {
      const user = { id: currentUser(request).id, language: request.language };
      return likeList(ctx, user, request.query);
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
      const mutual = await idempotent(ctx, request, async (trx) => {
        const inGame = swipe || (await isDealt(ctx, trx, id, profile));
        return inGame ? swipeLike(ctx, trx, user, profile) : giveLike(ctx, trx, id, profile);
      });
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
}
