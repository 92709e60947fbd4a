import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { takeFrom } from '../../platform/limits.ts';
import { Refusals } from '../../platform/shapes.ts';
import { archive } from './archive.ts';
import { ownData } from './own-data.ts';

/** By table, the rows as they are kept: made for machines, and for people who look closely. */
const OwnDataAnswer = Type.Object({
  made_at: Type.String(),
  data: Type.Record(Type.String(), Type.Array(Type.Unknown())),
});
const downloads = { burst: 10, seconds: 3600 };

/** Taking one's data along: the rows alone, or with the pictures. */
export function ownDataRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/own-data.php',
    {
      schema: { tags: ['account'], response: { 200: OwnDataAnswer, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `own data ${id}`, downloads);
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return { made_at: ctx.clock.now().toISOString(), data: await ownData(ctx, id) };
    },
  );

  const zip = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });
  app.get(
    '/api/own-archive.php',
    {
      schema: {
        tags: ['account'],
        response: { 200: { content: { 'application/zip': { schema: zip } } }, ...Refusals },
      },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      await takeFrom(ctx, `own data ${id}`, downloads);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(await archive(ctx, id));
    },
  );
}
