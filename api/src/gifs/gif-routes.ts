import { Type } from 'typebox';
import { currentUser, requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { takeFrom } from '../platform/limits.ts';
import { Refusals } from '../platform/shapes.ts';
import { drawnSticker, giphyOf } from './gif-key.ts';
import { Giphy } from './giphy.ts';
import { GifParams, GifsAnswer, GifsQuery } from './schemas.ts';
import { searchGifs } from './search-gifs.ts';

const searches = { burst: 60, seconds: 1 };
const pictures = { burst: 300, seconds: 0.2 };

/** Stickers and GIFs to choose from, and their pictures. */
export function gifRoutes(app: App, ctx: Context): void {
  const tags = ['chat'];
  const preHandler = requireUser;
  const giphy = new Giphy(ctx);

  const list = { tags, querystring: GifsQuery, response: { 200: GifsAnswer, ...Refusals } };
  app.get('/api/gifs.php', { schema: list, preHandler }, async (request) => {
    if (request.query.q) await takeFrom(ctx, `gifs ${currentUser(request).id}`, searches);
    return searchGifs(ctx, giphy, request.language, request.query);
  });

  const bytes = { schema: Type.Unsafe<Buffer | string>({ type: 'string', format: 'binary' }) };
  const picture = {
    tags,
    params: GifParams,
    response: { 200: { content: { 'image/svg+xml': bytes, 'image/gif': bytes } }, ...Refusals },
  };
  app.get('/api/gif/:key/:variant', { schema: picture, preHandler }, async (request, reply) => {
    const { key, variant } = request.params;
    const still = variant === 'still';
    const sticker = drawnSticker(key, still);
    const gif = giphyOf(ctx.secret, key);
    if (gif) await takeFrom(ctx, `gif ${currentUser(request).id}`, pictures);
    const found = sticker ?? (gif && (await giphy.picture(gif, still)));
    if (!found) throw notFound();
    return reply
      .header('cache-control', 'private, max-age=604800')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(sticker ? 'image/svg+xml' : 'image/gif')
      .send(found);
  });
}
