import type { Reader } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { isVisible } from '../ties/visible.ts';
import { photosOf } from './photos-of.ts';
import type { Variant } from './picture-url.ts';

interface Picture {
  id: string;
  portrait: string | null;
  private: boolean;
  /** Lies there as AVIF, too. */
  avif: boolean;
}

/**
 * The picture if this reader may see it. Throws 404 for unknown ones, for those of members this
 * reader may not see, or not checked yet; 403 premium_only for a sharp variant of a locked photo.
 */
export async function findPicture(
  ctx: Context,
  reader: Reader,
  id: string,
  variant: Variant,
): Promise<Picture> {
  const row = await ctx.db
    .selectFrom('photos')
    .select(['id', 'portrait', 'private', 'profile_id', 'avif'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !(await isVisible(ctx.db, reader, row.profile_id))) throw notFound();
  const photos = await photosOf(ctx.db, row.profile_id, reader.user);
  const photo = photos.find((one) => one.id === id);
  if (!photo) throw notFound();
  if (photo.locked && variant !== 'blurred') throw new ApiError(403, 'premium_only');
  const avif = row.avif === true && variant !== 'blurred';
  return { id, portrait: row.portrait, private: row.private || photo.locked, avif };
}
