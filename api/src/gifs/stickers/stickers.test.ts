import sharp from 'sharp';
import { languages } from '../../platform/languages.ts';
import { drawSticker, stickerKeys, wordsOf } from './draw-sticker.ts';
import { concepts, findStickers, stickerName, wordsFor } from './find-stickers.ts';

test('there are many, each drawn, small, moving, and still for who wants that', async () => {
  expect(stickerKeys.length).toBeGreaterThanOrEqual(40);
  for (const key of stickerKeys) {
    const [drawn, still] = [drawSticker(key), drawSticker(key, true)];
    expect([key, drawn.length < 4000, drawn.includes('infinite')]).toEqual([key, true, true]);
    expect(drawn).toContain('prefers-reduced-motion');
    expect(drawn).not.toMatch(/NaN|undefined|script|href|url\(/);
    const { channels } = await sharp(Buffer.from(still)).stats();
    expect([key, channels.some(({ stdev }) => stdev > 10)]).toEqual([key, true]);
  }
});

test('no two look the same', () => {
  expect(new Set(stickerKeys.map((key) => drawSticker(key))).size).toBe(stickerKeys.length);
});

test.each(languages)('each is named and found in %s', (language) => {
  for (const key of stickerKeys) {
    const name = stickerName(key, language);
    expect([key, name.length > 1, findStickers(name, language).includes(key)]).toEqual([
      key,
      true,
      true,
    ]);
  }
  for (const concept of concepts) expect(wordsFor(concept, language).length).toBeGreaterThan(0);
});

test('every word is one that something is found by', () => {
  expect(new Set(stickerKeys.flatMap((key) => wordsOf(key)))).toEqual(new Set(concepts));
});
