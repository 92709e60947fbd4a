import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { currentUser, requireUser } from '../identity/guards.ts';
import { second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, notFound, notReady } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { errorBody } from '../platform/http/error-answer.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { photoLimit } from './add-photo.ts';
import { keepUpload } from './keep-upload.ts';
import { requirePicture } from './make-variants.ts';
import { messageImageRoutes } from './message-image-routes.ts';
import { photosOf } from './photos-of.ts';
import { readUpload } from './read-upload.ts';
import { PhotoAnswer, PhotoForm, PhotoQuery, type PhotoUpload, UploadAnswer } from './schemas.ts';
import { uploadOf } from './upload-queue.ts';
import { Uploads } from './uploads.ts';

const uploads = { burst: 60, seconds: 20 };
/** Most pictures are drawn by then; a page that asks later waits no longer, an old one until the end. */
const moment = second;
const patience = 50 * second;

/** Sending a photo, and how it stands with one that takes longer. */
export function uploadRoutes(app: App, ctx: Context): void {
  const tags = ['photos'];
  const preHandler = requireUser;
  const queue = new Uploads(ctx);
  app.addHook('preClose', () => queue.stop());
  messageImageRoutes(app, ctx, queue);

  app.post(
    '/api/photo.php',
    {
      schema: { tags, response: { 200: PhotoAnswer, 202: UploadAnswer, ...Refusals } },
      config: { form: PhotoForm, lasts: true },
      preHandler,
    },
    async (request, reply) => {
      const user = currentUser(request);
      await takeFrom(ctx, `photo ${user.id}`, uploads);
      const { file, fields } = await readUpload(request, 'photo');
      await requirePicture(file);
      const id = await keepUpload(ctx, request, file, {
        private: fields.private === '1',
        for_message: false,
      });
      const later = fields.later === '1';
      await queue.wait(id, later ? moment : patience);
      const upload = await viewUpload(request, id);
      if (upload.photo) return { photo: upload.photo };
      if (upload.problem) throw problemOf(user, upload.problem.code);
      if (!later) throw notReady();
      return reply.status(202).send({ upload });
    },
  );

  app.get(
    '/api/photo-upload.php',
    {
      schema: { tags, querystring: PhotoQuery, response: { 200: UploadAnswer, ...Refusals } },
      preHandler,
    },
    async (request) => ({ upload: await viewUpload(request, request.query.id) }),
  );

  async function viewUpload(
    request: FastifyRequest,
    id: string,
  ): Promise<Static<typeof PhotoUpload>> {
    const user = currentUser(request);
    const { status, ahead, photo_id, problem } = await uploadOf(ctx, user.id, id);
    const photos = photo_id ? await photosOf(ctx.db, user.id, user) : [];
    const photo = photos.find((one) => one.id === photo_id) ?? null;
    if (status === 'done' && !photo) throw notFound(); // removed meanwhile
    const refusal = problem ? errorBody(problemOf(user, problem), request.language) : null;
    return {
      id,
      status,
      ahead,
      photo,
      problem: refusal && { code: refusal.code, message: refusal.message },
    };
  }
}

function problemOf({ premium }: { premium: boolean }, code: string): ApiError {
  if (code !== 'photo_limit') return new ApiError(422, code);
  return new ApiError(409, code, { limit: photoLimit(premium) });
}
