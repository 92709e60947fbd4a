import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import { authenticationRequired } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { Closed, Refusals } from '../../platform/shapes.ts';
import { archive } from './archive.ts';
import { askForOwnData, takeOwnDataToken } from './ask.ts';
import { oneDownload } from './one-download.ts';
import { ownData } from './own-data.ts';

/**
 * POST /api/own-data.php: 400 password wrong, or required after a login that is not of just now. The
 * token is for one download, within minutes.
 */
const AskBody = Closed({
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
});
const AskAnswer = Type.Object({ token: Type.String() });
const DownloadQuery = Type.Object({ token: Type.String({ minLength: 20, maxLength: 100 }) });
/** By table, the rows as they are kept: made for machines, and for people who look closely. */
const OwnDataAnswer = Type.Object({
  made_at: Type.String(),
  data: Type.Record(Type.String(), Type.Array(Type.Unknown())),
});

/** Taking one's data along: the password first, then the rows alone, or with the pictures. */
export function ownDataRoutes(app: App, ctx: Context): void {
  const tags = ['account'];
  const preHandler = requireUser;
  const querystring = DownloadQuery;
  const config = { costly: true };
  const ofDownload = [requireUser, oneDownload(ctx.clock)];

  app.post(
    '/api/own-data.php',
    { schema: { tags, body: AskBody, response: { 200: AskAnswer, ...Refusals } }, preHandler },
    async (request) => {
      if (!request.session) throw authenticationRequired();
      return { token: await askForOwnData(ctx, request.session, request.body.password) };
    },
  );

  app.get(
    '/api/own-data.php',
    {
      schema: { tags, querystring, response: { 200: OwnDataAnswer, ...Refusals } },
      config,
      preHandler: ofDownload,
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      await takeOwnDataToken(ctx, id, request.query.token);
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return { made_at: ctx.clock.now().toISOString(), data: await ownData(ctx, id) };
    },
  );

  const zip = Type.Unsafe<Readable>({ type: 'string', format: 'binary' });
  app.get(
    '/api/own-archive.php',
    {
      schema: {
        tags,
        querystring,
        response: { 200: { content: { 'application/zip': { schema: zip } } }, ...Refusals },
      },
      config,
      preHandler: ofDownload,
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      await takeOwnDataToken(ctx, id, request.query.token);
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-data.zip"')
        .send(await archive(ctx, id));
    },
  );
}
