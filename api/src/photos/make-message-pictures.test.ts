import sharp from 'sharp';
import { makeMessagePictures } from './make-message-pictures.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer();

const sizesOf = async (width: number, height: number) => {
  const { variants, ...said } = await makeMessagePictures(await plain(width, height));
  const sizeOf = async (picture: Buffer) => {
    const found = await sharp(picture).metadata();
    return [found.format, found.width, found.height];
  };
  return { said, full: await sizeOf(variants.full), thumb: await sizeOf(variants.thumb) };
};

test.each([
  ['something small stays as small', [40, 16], [40, 16], [40, 16]],
  ['a wide one is whole, in both sizes', [2400, 600], [1200, 300], [480, 120]],
  ['a high one, too', [500, 1000], [500, 1000], [240, 480]],
])('%s', async (_what, [width = 0, height = 0], full, thumb) => {
  expect(await sizesOf(width, height)).toEqual({
    said: { width: full[0], height: full[1] },
    full: ['webp', ...full],
    thumb: ['webp', ...thumb],
  });
});

test('less than sixteen pixels are nothing to look at', async () => {
  await expect(makeMessagePictures(await plain(300, 15))).rejects.toMatchObject({
    status: 422,
    code: 'picture_too_small',
  });
});
