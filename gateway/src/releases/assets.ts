import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Release } from '@afterglow/federation/registry/release';
import { type Files, Unreachable } from '@afterglow/federation/store/files';
import { readRelease, releaseKey } from '@afterglow/federation/store/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowanceOf } from '../reports/allowance.ts';
import { byteRange } from './byte-range.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
};

type AssetRequest = FastifyRequest<{ Params: { name: string; version: string; '*': string } }>;

/** Never HTML: a script tag that gets a page instead of a script fails in confusing ways. */
function notFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found');
}

/** The store does not answer; a browser takes the version it may have, or asks again. */
function unavailable(reply: FastifyReply) {
  return reply
    .code(503)
    .header('cache-control', 'no-store')
    .header('retry-after', '2')
    .type('text/plain')
    .send('unavailable');
}

/**
 * So many versions that this process has not read yet may a household ask for in a minute: a page needs a
 * dozen, and whoever makes names up has the store asked for each.
 */
const unreadPerMinute = 60;

/**
 * Serves the files of releases: only what a release names, forever unchanged, brotli where the
 * browser takes it.
 */
export function serveAssets(app: FastifyInstance, files: Files): void {
  // A release never changes, so what was read of it once is good for ever. Many ask for it at once.
  const known = new Map<string, Promise<Release | undefined>>();
  const unread = allowanceOf(unreadPerMinute);

  async function releaseOf(name: string, version: string, address: string) {
    const key = `${name}@${version}`;
    const before = known.get(key);
    if (before) return before;
    if (!unread.take(address)) throw new Unreachable('asked for too many versions');
    const reading = readRelease(files, name, version).then((stored) => stored?.release);
    known.set(key, reading);
    const forget = () => known.delete(key);
    reading.then((release) => release ?? forget(), forget);
    return reading;
  }

  /** The file on disk and whether it is the packed one; undefined when there is none. */
  async function find({ params, ip }: AssetRequest, brotli: boolean) {
    const { name, version, '*': path } = params;
    const inRelease = (await releaseOf(name, version, ip))?.files ?? {};
    const file = Object.hasOwn(inRelease, path) ? inRelease[path] : undefined;
    if (!file) return undefined;
    const key = releaseKey(name, version, path);
    const packed =
      brotli && file.compressed !== file.bytes ? await files.local(`${key}.br`) : undefined;
    const full = packed ?? (await files.local(key));
    return full && { full, isPacked: packed !== undefined, file };
  }

  app.get('/assets/:name/:version/*', async (request: AssetRequest, reply) => {
    const { name, version, '*': path } = request.params;
    if (!/^[a-z-]+$/.test(name) || !/^[0-9a-f]{12}$/.test(version)) return notFound(reply);
    const { range: wanted } = request.headers;
    // Parts are counted in the bytes of the file itself.
    const brotli = !wanted && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const found = await find(request, brotli).catch((error) => {
      if (error instanceof Unreachable) return 'unreachable' as const;
      throw error;
    });
    if (found === 'unreachable') return unavailable(reply);
    if (!found) return notFound(reply);
    const { full, isPacked, file } = found;
    reply
      .type(types[extname(path)] ?? 'application/octet-stream')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('content-length', isPacked ? file.compressed : file.bytes);
    if (isPacked) reply.header('content-encoding', 'br');
    else reply.header('accept-ranges', 'bytes');
    const range = byteRange(wanted, file.bytes);
    if (range === 'none') {
      return reply
        .code(416)
        .header('content-range', `bytes */${file.bytes}`)
        .header('content-length', 0)
        .send();
    }
    if (range) {
      reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`)
        .header('content-length', range.end - range.start + 1);
    }
    return reply.send(createReadStream(full, range ?? {}));
  });
  app.get('/assets/*', (_request, reply) => notFound(reply));
}
