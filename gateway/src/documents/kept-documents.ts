import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import type { Live } from '../releases/releases.ts';
import { asBrotli, lastPart, packBeginning, takesBrotli } from './packed.ts';

/** A document that anybody may get, all but its end. */
export interface Kept {
  text: string;
  packed: Promise<Buffer>;
  headers: Record<string, string>;
}

/** Documents of one site in one composition; undefined is one that may not be kept. */
type Shelf = Map<string, Promise<Kept | undefined>>;

/** Documents of all sites together. */
const most = 200;

/**
 * Documents that visitors share, as long as the settings and the composition they were made of are the
 * ones that count.
 */
export function keptDocuments() {
  const all = new WeakMap<SiteSettings, WeakMap<Live, Shelf>>();
  /** Where they stand, the oldest first; it keeps no shelf that nobody looks at any more. */
  const places: { shelf: WeakRef<Shelf>; key: string }[] = [];
  return (settings: SiteSettings, live: Live) => {
    const ofSettings = all.get(settings) ?? new WeakMap<Live, Shelf>();
    const shelf: Shelf = ofSettings.get(live) ?? new Map();
    all.set(settings, ofSettings.set(live, shelf));
    return {
      get: (key: string) => shelf.get(key),
      set(key: string, document: Promise<Kept | undefined>): void {
        shelf.set(key, document);
        places.push({ shelf: new WeakRef(shelf), key });
        if (places.length <= most) return;
        const oldest = places.shift();
        oldest?.shelf.deref()?.delete(oldest.key);
      },
    };
  };
}

export const keep = (text: string, headers: Record<string, string>): Kept => ({
  text,
  packed: packBeginning(text),
  headers,
});

/** Sends it with an end of this reader's own. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, packed, headers }: Kept,
  end: string,
): Promise<FastifyReply> {
  reply.headers(headers);
  if (!takesBrotli(request)) return reply.send(text + end);
  return asBrotli(reply).send(Buffer.concat([await packed, lastPart(end)]));
}
