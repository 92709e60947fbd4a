import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { lockPhotos } from '../ties/locks.ts';
import { chooseMain } from './own-photos.ts';
import { deletePictures } from './picture-files.ts';

/** Takes a photo of one's own away; its pictures are the caller's to delete. 404 for any other. */
export async function removePhoto(trx: Trx, ownerId: string, id: string): Promise<void> {
  await lockPhotos(trx, ownerId);
  const { numDeletedRows } = await trx
    .deleteFrom('photos')
    .where('id', '=', id)
    .where('profile_id', '=', ownerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await chooseMain(trx, ownerId);
}

/**
 * Deletes a photo of one's own with its pictures. No other change waits for those, and where they cannot
 * be deleted now the photo stays, and can be deleted again. 404 for any other.
 */
export async function deletePhoto(ctx: Context, ownerId: string, id: string): Promise<void> {
  const own = ctx.db.selectFrom('photos').select('id').where('id', '=', id);
  if (!(await own.where('profile_id', '=', ownerId).executeTakeFirst())) throw notFound();
  await deletePictures(ctx, id);
  await ctx.db.transaction().execute((trx) => removePhoto(trx, ownerId, id));
  // Those that were being finished came meanwhile; from now on nobody finishes it.
  await deletePictures(ctx, id);
}
