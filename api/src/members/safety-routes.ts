import type { Context } from '../platform/context.ts';
import { currentUser, requireUser } from '../platform/guards.ts';
import type { App } from '../platform/http-types.ts';
import { idempotent } from '../platform/idempotency.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../shapes/common.ts';
import { blockList, blockMember, unblockMember } from './block.ts';
import { passMember } from './pass.ts';
import { readerOf } from './reader.ts';
import { reportMember } from './report.ts';
import { BlocksAnswer, MemberBody, MemberQuery, ReportAnswer, ReportBody } from './schemas.ts';
import { requireOther } from './visible.ts';

const reports = { burst: 20, seconds: 600 };

/** Keeping other members away. */
export function safetyRoutes(app: App, ctx: Context): void {
  const tags = ['members'];
  const done = { 204: Nothing, ...Refusals };
  const preHandler = requireUser;

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
      await ctx.db.transaction().execute((trx) => unblockMember(trx, id, profile));
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/report.php',
    {
      schema: { tags, body: ReportBody, response: { 200: ReportAnswer, ...Refusals } },
      preHandler,
    },
    async (request) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `report ${id}`, reports);
      const work = idempotent(ctx, request, (trx) => reportMember(ctx, trx, id, request.body));
      return { report: await work };
    },
  );

  app.post(
    '/api/pass.php',
    { schema: { tags, body: MemberBody, response: done }, preHandler },
    async (request, reply) => {
      const { profile } = request.body;
      await requireOther(ctx.db, readerOf(request), profile);
      await passMember(ctx, ctx.db, currentUser(request).id, profile);
      return reply.status(204).send(null);
    },
  );
}
