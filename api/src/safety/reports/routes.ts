import { currentUser, requireUser } from '../../identity/guards.ts';
import { idempotent } from '../../identity/idempotency.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { takeForAddress, takeFrom } from '../../platform/limits.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { appealOf, makeAppeal } from './appeal.ts';
import { numberOf } from './number.ts';
import { reportMember } from './report.ts';
import { AppealAnswer, AppealBody, AppealQuery, ReportAnswer, ReportBody } from './schemas.ts';

const reports = { burst: 20, seconds: 600 };
const appeals = { burst: 20, seconds: 60 };

/** Reporting members, photos and messages, and saying something against what was decided. */
export function reportRoutes(app: App, ctx: Context): void {
  const tags = ['safety'];

  app.post(
    '/api/report.php',
    {
      schema: { tags, body: ReportBody, response: { 200: ReportAnswer, ...Refusals } },
      preHandler: requireUser,
    },
    async (request) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `report ${id}`, reports);
      const report = await idempotent(ctx, request, (trx) =>
        reportMember(ctx, trx, id, request.body),
      );
      return { report, number: numberOf(report) };
    },
  );

  app.get(
    '/api/appeal.php',
    {
      schema: { tags, querystring: AppealQuery, response: { 200: AppealAnswer, ...Refusals } },
    },
    async (request) => {
      await takeForAddress(ctx, 'appeal', request.ip, appeals);
      return appealOf(ctx, request.query.token);
    },
  );

  app.post(
    '/api/appeal.php',
    { schema: { tags, body: AppealBody, response: { 204: Nothing, ...Refusals } } },
    async (request, reply) => {
      await takeForAddress(ctx, 'appeal', request.ip, appeals);
      await makeAppeal(ctx, request.body.token, request.body.text);
      return reply.status(204).send(null);
    },
  );
}
