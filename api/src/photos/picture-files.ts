import type { Context } from '../platform/context.ts';
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

export async function storePictures(
  ctx: Context,
  photoId: string,
  pictures: Record<Variant, Buffer>,
): Promise<void> {
  await Promise.all(
    variants.map((variant) => ctx.files.put(pictureKey(photoId, variant), pictures[variant])),
  );
}

export async function deletePictures(ctx: Context, photoId: string): Promise<void> {
  await ctx.files.deleteAll(`photos/${photoId.slice(-2)}/${photoId}/`);
}
