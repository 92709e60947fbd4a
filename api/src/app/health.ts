import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';

const Status = Type.Object({ status: Type.Literal('ok') });

/** For operators: is the process alive, and can it serve. */
export function healthRoutes(app: App, ctx: Context): void {
  const schema = { tags: ['platform'], response: { 200: Status } };
  const config = { anyHost: true };
  app.get('/api/health.php', { schema, config }, async () => ({ status: 'ok' as const }));
  app.get('/api/ready.php', { schema, config }, async () => {
    try {
      await sql`select 1 from site_hosts limit 1`.execute(ctx.db);
    } catch {
      throw new ApiError(503, 'not_ready');
    }
    return { status: 'ok' as const };
  });
}
