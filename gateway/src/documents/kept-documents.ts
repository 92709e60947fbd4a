import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import { mostRecent } from '../most-recent.ts';
import type { Live } from '../releases/releases.ts';
import { asBrotli, lastPart, packBeginning, takesBrotli } from './packed.ts';

/** A document that anybody may get, all but its end. */
export interface Kept {
  text: string;
  packed: Promise<Buffer>;
  headers: Record<string, string>;
}

/** Documents of one site in one composition; undefined is one that may not be kept. */
const most = 100;
const shelf = () => mostRecent<Promise<Kept | undefined>>(most);

/**
 * Documents that visitors share, as long as the settings and the composition they were made of are the
 * ones that count.
 */
export function keptDocuments() {
  const all = new WeakMap<SiteSettings, WeakMap<Live, ReturnType<typeof shelf>>>();
  return (settings: SiteSettings, live: Live) => {
    const ofSettings = all.get(settings) ?? new WeakMap<Live, ReturnType<typeof shelf>>();
    const kept = ofSettings.get(live) ?? shelf();
    all.set(settings, ofSettings.set(live, kept));
    return kept;
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
