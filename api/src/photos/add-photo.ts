import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { lockPhotos } from '../ties/locks.ts';
import type { Pictures } from './make-variants.ts';
import { chooseMain, photoRoom } from './own-photos.ts';
import { storePictures } from './picture-files.ts';

interface Owner {
  id: string;
  premium: boolean;
}

/** How many photos a member may have. */
export function photoLimit(premium: boolean): number {
  return premium ? 25 : 3;
}

/**
 * Adds a photo to a member's own, at the end, and returns its id. The first public one becomes
 * the main photo. However many come at once, there are never more than `photoLimit`.
 */
export async function addPhoto(
  ctx: Context,
  trx: Trx,
  owner: Owner,
  { width, height, variants }: Pictures,
  isPrivate: boolean,
): Promise<string> {
  await lockPhotos(trx, owner.id);
  const position = await requireRoom(trx, owner);
  const id = newId(ctx.random);
  const row = { id, profile_id: owner.id, private: isPrivate, position, width, height };
  await trx
    .insertInto('photos')
    .values({ ...row, created_at: ctx.clock.now() })
    .execute();
  await chooseMain(trx, owner.id);
  await storePictures(ctx, id, variants);
  return id;
}

/** The place of one more photo. Throws 409 photo_limit when there are as many as one may have. */
export async function requireRoom(db: Db, owner: Owner): Promise<number> {
  const limit = photoLimit(owner.premium);
  const { used, nextPosition } = await photoRoom(db, owner.id);
  if (used >= limit) throw new ApiError(409, 'photo_limit', { limit });
  return nextPosition;
}
