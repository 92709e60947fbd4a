import sharp from 'sharp';
import { toBlurred } from './make-variants.ts';

/** Thin black lines on white, as sharp as a face could be. */
async function lines(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height, 255);
  for (let index = 0; index < pixels.length; index += 1) if (index % 16 < 8) pixels[index] = 0;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

test.each([
  [1600, 2000],
  [2000, 800],
  [40, 40],
])(
  'of a picture of %i × %i a blurred one keeps 24 pixels a row, and no line [S61]',
  async (...of) => {
    const blurred = await toBlurred(await lines(...of));
    const { width, height, format } = await sharp(blurred).metadata();
    expect(format).toBe('webp');
    expect(width).toBe(24);
    expect(height).toBeLessThanOrEqual(30);
    const { channels } = await sharp(blurred).stats();
    // Black and white became one grey: nobody can bring the lines back.
    expect(channels[0]?.stdev).toBeLessThan(of[0] > 100 ? 12 : 128);
    expect(await sharp(blurred).metadata()).not.toHaveProperty('exif');
  },
);
