import { currentUser, requireUser } from '../identity/guards.ts';
import { idempotent } from '../identity/idempotency.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { addPhoto, photoLimit } from './add-photo.ts';
import { changePhotos } from './change-photos.ts';
import { makeVariants } from './make-variants.ts';
import { photosOf } from './photos-of.ts';
import { deletePictures } from './picture-files.ts';
import { readUpload } from './read-upload.ts';
import { removePhoto } from './remove-photo.ts';
import {
  PhotoAnswer,
  PhotoChange,
  PhotoForm,
  PhotoQuery,
  PhotosAnswer,
  PictureType,
} from './schemas.ts';

const uploads = { burst: 60, seconds: 20 };

/** One's own photos, and the pictures of everybody's. */
export function photosRoutes(app: App, ctx: Context): void {
  // No answer names it, but browsers choose files by it.
  app.addSchema(PictureType);
  const tags = ['photos'];
  const preHandler = requireUser;
  const listOf = async (user: { id: string; premium: boolean }) => ({
    photos: await photosOf(ctx.db, user.id, user),
    limit: photoLimit(user.premium),
  });

  app.get(
    '/api/photos.php',
    { schema: { tags, response: { 200: PhotosAnswer, ...Refusals } }, preHandler },
    async (request) => listOf(currentUser(request)),
  );

  app.post(
    '/api/photo.php',
    {
      schema: { tags, response: { 200: PhotoAnswer, ...Refusals } },
      config: { form: PhotoForm },
      preHandler,
    },
    async (request) => {
      const user = currentUser(request);
      await takeFrom(ctx, `photo ${user.id}`, uploads);
      const upload = await readUpload(request, 'photo');
      const pictures = await makeVariants(upload.file);
      const id = await idempotent(ctx, request, (trx) =>
        addPhoto(ctx, trx, user, pictures, upload.fields.private === '1'),
      );
      const { photos } = await listOf(user);
      const photo = photos.find((one) => one.id === id);
      if (!photo) throw notFound();
      return { photo };
    },
  );

  app.put(
    '/api/photo.php',
    {
      schema: { tags, body: PhotoChange, response: { 200: PhotosAnswer, ...Refusals } },
      preHandler,
    },
    async (request) => {
      const user = currentUser(request);
      await ctx.db.transaction().execute((trx) => changePhotos(trx, user.id, request.body));
      return listOf(user);
    },
  );

  app.delete(
    '/api/photo.php',
    {
      schema: { tags, querystring: PhotoQuery, response: { 204: Nothing, ...Refusals } },
      preHandler,
    },
    async (request, reply) => {
      const { id } = request.query;
      await ctx.db.transaction().execute((trx) => removePhoto(trx, currentUser(request).id, id));
      await deletePictures(ctx, id);
      return reply.status(204).send(null);
    },
  );
}
