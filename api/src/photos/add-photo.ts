import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { lockPhotos } from '../ties/locks.ts';
import { chooseMain, photoRoom } from './own-photos.ts';

interface Owner {
  id: string;
  premium: boolean;
}

/** How many photos a member may have. */
export function photoLimit(premium: boolean): number {
  return premium ? 25 : 3;
}

interface NewPhoto {
  id: string;
  width: number;
  height: number;
  private: boolean;
}

/**
 * Adds a photo, whose pictures are stored, to a member's own, at the end. The first public one becomes
 * the main photo. However many come at once, there are never more than `photoLimit`.
 */
export async function addPhoto(
  ctx: Context,
  trx: Trx,
  owner: Owner,
  photo: NewPhoto,
): Promise<void> {
  await lockPhotos(trx, owner.id);
  const position = await requireRoom(trx, owner);
  await trx
    .insertInto('photos')
    .values({ ...photo, profile_id: owner.id, position, created_at: ctx.clock.now() })
    .execute();
  await chooseMain(trx, owner.id);
}

/** The place of one more photo. Throws 409 photo_limit when there are as many as one may have. */
export async function requireRoom(db: Db, owner: Owner): Promise<number> {
  const limit = photoLimit(owner.premium);
  const { used, nextPosition } = await photoRoom(db, owner.id);
  if (used >= limit) throw new ApiError(409, 'photo_limit', { limit });
  return nextPosition;
}
