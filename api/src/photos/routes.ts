import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Nothing, Refusals } from '../platform/shapes.ts';
import { photoLimit } from './add-photo.ts';
import { changePhotos } from './change-photos.ts';
import { editPhoto } from './edit-photo.ts';
import { photosOf } from './photos-of.ts';
import { deletePhoto } from './remove-photo.ts';
import { PhotoChange, PhotoEdit, PhotoQuery, PhotosAnswer, PictureType } from './schemas.ts';

const edits = { burst: 30, seconds: 20 };

/** One's own photos: the list, changing and removing them. */
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

  app.post(
    '/api/photo-edit.php',
    {
      schema: { tags, body: PhotoEdit, response: { 200: PhotosAnswer, ...Refusals } },
      preHandler,
    },
    async (request) => {
      const user = currentUser(request);
      const { id, ...edit } = request.body;
      await takeFrom(ctx, `photo edit ${user.id}`, edits);
      await editPhoto(ctx, user.id, id, edit);
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
      await deletePhoto(ctx, currentUser(request).id, request.query.id);
      return reply.status(204).send(null);
    },
  );
}
