import type { Static } from 'typebox';
import type { Context } from '../platform/context.ts';
import { isLanguage } from '../platform/languages.ts';
import { visibleText } from '../platform/visible-text.ts';
import { giphyKey, stickerKey, viewGif } from './gif-key.ts';
import type { Giphy } from './giphy.ts';
import type { GifsAnswer, GifsQuery } from './schemas.ts';
import { stickerKeys } from './stickers/draw-sticker.ts';
import { findStickers } from './stickers/find-stickers.ts';

/** Our stickers; with something to look for those that fit, then what Giphy has, page by page. */
export async function searchGifs(
  ctx: Context,
  giphy: Giphy,
  language: string,
  { q = '', cursor }: Static<typeof GifsQuery>,
): Promise<Static<typeof GifsAnswer>> {
  const query = visibleText(q);
  const known = isLanguage(language) ? language : 'en';
  const own = query ? findStickers(query, known) : stickerKeys;
  const stickers = cursor === undefined ? own.map(stickerKey) : [];
  const found = query ? await giphy.search(query, language, Number(cursor ?? 0)) : undefined;
  const others = (found?.gifs ?? []).map((gif) => giphyKey(ctx.secret, gif));
  return {
    gifs: [...stickers, ...others].map((key) => viewGif(key, language)),
    cursor: found?.next ? String(found.next) : null,
    credit: others.length > 0 ? 'Powered by GIPHY' : null,
  };
}
