import sharp from 'sharp';
import { ApiError } from '../platform/errors.ts';
import { Line } from '../platform/line.ts';
import type { Variant } from './picture-url.ts';
import { isPicture } from './sniff.ts';

export interface Pictures {
  width: number;
  height: number;
  variants: Record<Variant, Buffer>;
}

const mostPixels = 40_000_000;
const smallestSide = 200;
const longestSide = 1200;
const blurredWidth = 24;

// One thread for one picture, and none of it kept: what many at once take is bounded.
sharp.concurrency(1);
sharp.cache(false);
const line = new Line(1);

/**
 * Looks at the first bytes alone, so that whoever sends what is no picture, or one that would fill
 * the memory, costs nothing.
 * Throws 415 unsupported_type, 422 picture_unreadable, picture_too_large, picture_too_small.
 */
export async function requirePicture(file: Buffer, smallest = smallestSide): Promise<void> {
  if (!isPicture(file)) throw new ApiError(415, 'unsupported_type');
  const options = { limitInputPixels: false } as const;
  const { width, height } = await readable(sharp(file, options).metadata());
  if (width * height > mostPixels) throw new ApiError(422, 'picture_too_large');
  if (Math.min(width, height) < smallest) throw new ApiError(422, 'picture_too_small');
}

/**
 * Draws an upload anew in the sizes we serve, upright, as WebP and without anything else that was
 * in the file, such as where it was taken. Width and height are of the full picture.
 * Throws as `requirePicture` does.
 */
export async function makeVariants(file: Buffer): Promise<Pictures> {
  const { data: full, info } = await drawFull(file);
  const thumb = await readable(toThumb(full));
  const { width, height } = info;
  return { width, height, variants: { full, thumb, blurred: await readable(toBlurred(thumb)) } };
}

/** The largest size we serve. */
export async function drawFull(file: Buffer, smallest = smallestSide) {
  await requirePicture(file, smallest);
  return line.run(() =>
    readable(
      sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
}

/** 400 × 500, around what draws the eye. */
function toThumb(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: 400, height: 500, fit: 'cover', position: sharp.strategy.attention })
    .webp({ quality: 78 })
    .toBuffer();
}

/** So few pixels that nothing can be made out of it, whatever is done to it. */
export function toBlurred(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize({ width: blurredWidth }).blur(1).webp({ quality: 50 }).toBuffer();
}

/** A third lighter than WebP that looks the same, and takes a second of a processor. */
export function toAvif(picture: Buffer): Promise<Buffer> {
  return line.run(() =>
    sharp(picture).avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
  );
}

/** What a step of drawing makes; whatever goes wrong with it is the picture's fault. */
export async function readable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch {
    throw new ApiError(422, 'picture_unreadable');
  }
}
