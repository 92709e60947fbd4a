import { currentUser, requireUser } from '../identity/guards.ts';
import { MemberBody, MemberQuery } from '../members/schemas.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { blockList, blockMember, unblockMember } from './block.ts';
import { reportRoutes } from './reports/routes.ts';
import { BlocksAnswer } from './schemas.ts';
import { verifiedRoutes } from './verified/routes.ts';

/** More than anybody keeps away; a search leaves out each of them. */
const blocks = { burst: 300, seconds: 300 };

/** Keeping other members away. */
export function safetyRoutes(app: App, ctx: Context): void {
  const tags = ['safety'];
  const done = { 204: Nothing, ...Refusals };
  const preHandler = requireUser;
  reportRoutes(app, ctx);
  verifiedRoutes(app, ctx);

  app.get(
    '/api/blocks.php',
    { schema: { tags, response: { 200: BlocksAnswer, ...Refusals } }, preHandler },
    async (request) => ({ blocks: await blockList(ctx, currentUser(request).id) }),
  );

  app.post(
    '/api/block.php',
    { schema: { tags, body: MemberBody, response: done }, preHandler },
    async (request, reply) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `block ${id}`, blocks);
      await ctx.db.transaction().execute((trx) => blockMember(ctx, trx, id, request.body.profile));
      return reply.status(204).send(null);
    },
  );

  app.delete(
    '/api/block.php',
    { schema: { tags, querystring: MemberQuery, response: done }, preHandler },
    async (request, reply) => {
      const { id } = currentUser(request);
      const { profile } = request.query;
      await ctx.db.transaction().execute((trx) => unblockMember(ctx, trx, id, profile));
      return reply.status(204).send(null);
    },
  );
}
