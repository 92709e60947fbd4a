import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Variant } from './picture-url.ts';

const variants: Variant[] = ['thumb', 'full', 'blurred'];

/** Where a picture lies. Keys are made of our own ids, never of what somebody sent. */
export function pictureKey(
  photoId: string,
  variant: Variant,
  format: 'webp' | 'avif' = 'webp',
): string {
  return `photos/${photoId.slice(-2)}/${photoId}/${variant}.${format}`;
}

/**
 * Stores pictures, and keeps their photo once they are there: whatever `keep` holds, nobody waits for a
 * store that is slow. Those of a photo that is refused are deleted again.
 */
export async function storePictures(
  ctx: Context,
  photoId: string,
  pictures: Record<Variant, Buffer>,
  keep: (trx: Trx) => Promise<void>,
): Promise<void> {
  await Promise.all(
    variants.map((variant) => ctx.files.put(pictureKey(photoId, variant), pictures[variant])),
  );
  try {
    await ctx.db.transaction().execute(keep);
  } catch (error) {
    // After a lost connection it may be there all the same.
    if (error instanceof ApiError) await deletePictures(ctx, photoId);
    throw error;
  }
}

export async function deletePictures(ctx: Context, photoId: string): Promise<void> {
  await ctx.files.deleteAll(`photos/${photoId.slice(-2)}/${photoId}/`);
}
