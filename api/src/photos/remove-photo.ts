import type { Trx } from '../platform/database.ts';
import { notFound } from '../platform/errors.ts';
import { lockPhotos } from '../ties/locks.ts';
import { chooseMain } from './own-photos.ts';

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
