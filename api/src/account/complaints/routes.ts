import { currentUser, requireUser } from '../../identity/guards.ts';
import { requestLanguage } from '../../identity/language.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusals } from '../../platform/shapes.ts';
import { ComplaintAnswer, ComplaintBody, ComplaintsAnswer } from '../schemas.ts';
import { complain } from './complain.ts';

const tags = ['account'];

/** Complaints of members and visitors, and what became of a member's own. */
export function complaintRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/complaint.php',
    { schema: { tags, body: ComplaintBody, response: { 200: ComplaintAnswer, ...Refusals } } },
    async (request) => {
      const sender = {
        userId: request.session?.user.id ?? null,
        language: requestLanguage(request),
        address: request.ip,
      };
      return { number: await complain(ctx, request.site, sender, request.body) };
    },
  );

  app.get(
    '/api/complaints.php',
    { schema: { tags, response: { 200: ComplaintsAnswer, ...Refusals } }, preHandler: requireUser },
    async (request) => {
      const rows = await ctx.db
        .selectFrom('complaints')
        .select(['number', 'topic', 'message', 'status', 'answer', 'created_at', 'answered_at'])
        .where('user_id', '=', currentUser(request).id)
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute();
      const complaints = rows.map(({ created_at, answered_at, ...row }) => ({
        ...row,
        created_at: created_at.toISOString(),
        answered_at: answered_at?.toISOString() ?? null,
      }));
      return { complaints };
    },
  );
}
