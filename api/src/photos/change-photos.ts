import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Trx } from '../platform/database.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { lockPhotos } from '../ties/locks.ts';
import { chooseMain } from './own-photos.ts';
import type { PhotoChange } from './schemas.ts';

/**
 * Changes one's own photos. The main photo is always public: choosing a private one makes it
 * public, hiding the main one makes the next public photo the main one.
 * Throws 404 for a photo that is not one's own, 409 when `order` is not exactly one's own photos.
 */
export async function changePhotos(
  trx: Trx,
  ownerId: string,
  { id, private: isPrivate, main, order }: Static<typeof PhotoChange>,
): Promise<void> {
  await lockPhotos(trx, ownerId);
  const own = await trx
    .selectFrom('photos')
    .select('id')
    .where('profile_id', '=', ownerId)
    .execute();
  const ids = new Set(own.map((photo) => photo.id));
  if (id !== undefined && !ids.has(id)) throw notFound();
  if (id && (isPrivate !== undefined || main)) {
    const hide = main ? false : isPrivate === true;
    await trx.updateTable('photos').set({ private: hide }).where('id', '=', id).execute();
  }
  if (id && main) {
    await trx
      .updateTable('profiles')
      .set({ main_photo_id: id })
      .where('id', '=', ownerId)
      .execute();
  }
  if (order) await reorder(trx, ids, order);
  await chooseMain(trx, ownerId);
}

async function reorder(trx: Trx, ids: Set<string>, order: string[]): Promise<void> {
  const wanted = new Set(order);
  const same =
    order.length === ids.size && wanted.size === ids.size && order.every((id) => ids.has(id));
  if (!same) throw conflict();
  await sql`
    update photos set position = wanted.position - 1
    from unnest(${order}::text[]) with ordinality as wanted (id, position)
    where photos.id = wanted.id`.execute(trx);
}
