import sharp from 'sharp';
import { drawFull, readable } from './make-variants.ts';

export type MessageVariant = 'thumb' | 'full';

export interface MessagePictures {
  width: number;
  height: number;
  variants: Record<MessageVariant, Buffer>;
}

const longestThumb = 480;
/** A message may show something small. */
export const smallestMessageImage = 16;

/** Draws an image of a message anew, whole in both sizes, without anything else that was in the file. */
export async function makeMessagePictures(file: Buffer): Promise<MessagePictures> {
  const { data: full, info } = await drawFull(file, smallestMessageImage);
  const thumb = await readable(
    sharp(full)
      .resize({
        width: longestThumb,
        height: longestThumb,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 78 })
      .toBuffer(),
  );
  return { width: info.width, height: info.height, variants: { full, thumb } };
}
