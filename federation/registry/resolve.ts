import { inShare } from './bucket.ts';
import type { Channel, Registry } from './registry.ts';

/** Who asks for a document: a browser's bucket and the host name of the site. */
export interface Visitor {
  bucket: number;
  site: string;
}

/** What a browser gets of one package, and what it falls back to. */
export interface Choice {
  version: string;
  previous: string | null;
}

function choose(channel: Channel, { bucket, site }: Visitor): Choice {
  const { live, before, canary, sites } = channel;
  const trial = canary && inShare(bucket, canary.share) ? canary.version : undefined;
  const version = sites[site] ?? trial ?? live;
  return { version, previous: [live, ...before].find((known) => known !== version) ?? null };
}

/**
 * The version of every package for a visitor: the site's own, else the canary for its share of the
 * browsers, else what is live. The same registry and visitor always give the same answer.
 */
export function resolve(registry: Registry, visitor: Visitor): Record<string, Choice> {
  return Object.fromEntries(
    Object.entries(registry.channels).map(([name, channel]) => [name, choose(channel, visitor)]),
  );
}
