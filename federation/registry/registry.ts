import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** How a version is called: 12 hex digits of the hash of its files. */
export const versionName = z.string().regex(/^[0-9a-f]{12}$/, 'a version is 12 hex digits');

/** How a version on trial goes to more browsers by itself, while it is as good as what is live. */
const rollout = z.strictObject({
  /** Shares in percent, each larger than the one before; at 100 it is live. */
  steps: z.array(z.number().gt(0).max(100)).min(1),
  /** When it was given to the first browsers, and when its present share was reached. */
  begun: z.iso.datetime(),
  reached: z.iso.datetime(),
});

const canary = z.strictObject({
  version: versionName,
  share: z.number().gt(0).max(100),
  /** Absent when a person decides how it goes on. */
  rollout: rollout.optional(),
});

const channel = z.strictObject({
  /** What everybody gets, unless a site or a canary says otherwise. */
  live: versionName,
  /** What was live before, latest first; browsers fall back to the first. */
  before: z.array(versionName),
  /** A version on trial with `share` percent of the browsers. */
  canary: canary.nullable(),
  /** Versions pinned for a site, by host name. A pinned site takes no part in a canary. */
  sites: z.record(z.string(), versionName),
  /** Versions that were taken back, latest first; only a person releases them again. */
  withdrawn: z.array(versionName).default([]),
  /** `sha384-…` of the release.json of every version named above. */
  digests: z.record(versionName, z.string()),
});

/** The step that led to a registry. */
const change = z.strictObject({
  at: z.iso.datetime(),
  who: z.string(),
  what: z.string(),
  why: z.string(),
});

/** What is live now. One small file, signed and replaced as a whole. */
export const registry = z.strictObject({
  /** Grows with every change; an older registry is never taken for a newer one. */
  sequence: z.number().int().nonnegative(),
  channels: z.record(z.string(), channel),
  change: change.nullable(),
});

export type Registry = z.output<typeof registry>;
export type Channel = z.output<typeof channel>;
export type Rollout = z.output<typeof rollout>;
export type Change = z.output<typeof change>;

/** A stored release as the registry names it. */
export interface ReleaseRef {
  name: string;
  version: string;
  digest: string;
}

export const emptyRegistry: Registry = { sequence: 0, channels: {}, change: null };

/** How many versions stay ready to go back to. */
export const rollbackDepth = 5;

/** Every version that a browser may be sent to. */
export function namedVersions({ live, before, canary, sites }: Channel): Set<string> {
  return new Set([live, ...before, ...(canary ? [canary.version] : []), ...Object.values(sites)]);
}

/** The channel of a package. Refuses a name that was never released. */
export function channelOf(current: Registry, name: string): Channel {
  const found = current.channels[name];
  if (!found) throw new Refusal(`${name} has no release yet`);
  return found;
}

/** The registry after one channel changed: one step further, without digests nobody needs. */
export function withChannel(current: Registry, name: string, next: Channel): Registry {
  const named = namedVersions(next);
  const digests = Object.entries(next.digests).filter(([version]) => named.has(version));
  const trimmed = { ...next, digests: Object.fromEntries(digests) };
  return {
    ...current,
    sequence: current.sequence + 1,
    channels: { ...current.channels, [name]: trimmed },
  };
}
