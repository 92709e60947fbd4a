import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import { readerOf } from '../identity/reader.ts';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';
import { Refusals } from '../platform/shapes.ts';
import { findPicture } from './find-picture.ts';
import { pictureKey } from './picture-files.ts';
import { portraitPicture } from './portraits.ts';
import { PhotoParams } from './schemas.ts';

/** A picture never changes under its id, but who may see it does: kept, and asked about each time. */
const openToMany = 'private, no-cache';
const openToFew = 'private, no-store';

/** What a browser says of itself when it asks for an image. */
const readsAvif = /\bimage\/avif\b/;

/** The pictures themselves: every one is asked for here, and every asker's rights are looked at. */
export function pictureRoute(app: App, ctx: Context): void {
  const answer = Type.Unsafe<Buffer | Readable>({ type: 'string', format: 'binary' });
  app.get(
    '/api/photo/:id/:variant',
    {
      schema: {
        tags: ['photos'],
        params: PhotoParams,
        response: {
          200: { content: { 'image/webp': { schema: answer }, 'image/avif': { schema: answer } } },
          ...Refusals,
        },
      },
    },
    async (request, reply) => {
      const { id, variant } = request.params;
      const picture = await findPicture(ctx, readerOf(request), id, variant);
      const format = picture.avif && readsAvif.test(request.headers.accept ?? '') ? 'avif' : 'webp';
      reply
        .type(`image/${format}`)
        .header('vary', 'accept')
        .header('cache-control', picture.private ? openToFew : openToMany)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', 'inline');
      if (!picture.private) {
        const etag = `"${id}-${variant}-${format}"`;
        reply.header('etag', etag);
        if (request.headers['if-none-match'] === etag)
          return reply.status(304).send(Buffer.alloc(0));
      }
      return picture.portrait
        ? reply.send(await portraitPicture(ctx, picture.portrait, variant))
        : reply.send(await ctx.files.getStream(pictureKey(id, variant, format)));
    },
  );
}
