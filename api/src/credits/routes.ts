import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { Refusals } from '../platform/shapes.ts';
import { ledgerPage } from './ledger-page.ts';
import { LedgerAnswer, LedgerQuery } from './schemas.ts';

/** What happened to one's credits, line by line. */
export function creditsRoutes(app: App, ctx: Context): void {
  const schema = {
    tags: ['credits'],
    querystring: LedgerQuery,
    response: { 200: LedgerAnswer, ...Refusals },
  };
  app.get('/api/ledger.php', { schema, preHandler: requireUser }, (request) =>
    ledgerPage(ctx.db, currentUser(request).id, request.query.cursor),
  );
}
