import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { isArriving } from '../cells/is-arriving.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, notReady } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { Refusals } from '../platform/shapes.ts';

const Status = Type.Object({ status: Type.Literal('ok') });
const Readiness = Type.Object({
  status: Type.Literal('ok'),
  /** Background work whose last turn failed, with how often in a row. */
  failing: Type.Array(Type.Object({ name: Type.String(), failures: Type.Integer() })),
});
const Wanted = Type.Object({ id: Type.String({ maxLength: 100 }) });
const Presence = Type.Object({ has: Type.Boolean() });

/** For operators: is the process alive, and can it serve. */
export function healthRoutes(app: App, ctx: Context): void {
  const tags = ['platform'];
  const config = { anyHost: true };
  const look = oneAtATime(async () => {
    await sql`select 1 from site_hosts limit 1`.execute(ctx.db);
    await writeSomething(ctx.env.dataDir);
  });
  app.get(
    '/api/health.php',
    { schema: { tags, response: { 200: Status, ...Refusals } }, config },
    async () => ({
      status: 'ok' as const,
    }),
  );
  // Gateways ask where a host is: 421 for sure not here.
  app.get(
    '/api/site.php',
    { schema: { hide: true, response: { 200: Status } }, config },
    async ({ site, hostname }) => {
      if (site) return { status: 'ok' as const };
      const mayCome = await isArriving(ctx.db, hostname.toLowerCase());
      throw mayCome ? notReady() : new ApiError(421, 'unknown_host');
    },
  );
  // Another cell's API asks whether a site is still there before it finishes the move of it.
  app.get(
    '/api/has-site.php',
    {
      schema: { hide: true, querystring: Wanted, response: { 200: Presence, ...Refusals } },
      config,
    },
    async ({ query }) => {
      const site = ctx.db.selectFrom('sites').select('id').where('id', '=', query.id);
      return { has: (await site.execute()).length > 0 };
    },
  );
  app.get(
    '/api/ready.php',
    { schema: { tags, response: { 200: Readiness, ...Refusals } }, config },
    async () => {
      try {
        await look();
      } catch (err) {
        ctx.log.error({ err }, 'not ready');
        throw notReady();
      }
      return { status: 'ok' as const, failing: ctx.loops.failing() };
    },
  );
}

/** Whoever asks while it is under way waits for the same: anybody may ask, and each time waits for the disk. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Throws when the disk takes no more: photos, mail and an embedded database want to be written. */
async function writeSomething(folder: string): Promise<void> {
  const file = join(folder, '.writable');
  try {
    await writeFile(file, Buffer.alloc(4096), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
