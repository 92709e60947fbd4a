import { startCanary } from '../registry/canary.ts';
import { goLive } from '../registry/live.ts';
import type { Registry, ReleaseRef } from '../registry/registry.ts';
import { pinSite } from '../registry/site.ts';

/** For whom a release is: everybody, a share of the browsers in percent, or one site. */
export type Landing =
  | { kind: 'live' }
  | { kind: 'canary'; share: number }
  | { kind: 'site'; site: string };

/** The registry after a release landed. */
export function land(current: Registry, release: ReleaseRef, landing: Landing): Registry {
  if (landing.kind === 'canary') return startCanary(current, release, landing.share);
  if (landing.kind === 'site') return pinSite(current, release, landing.site);
  return goLive(current, release);
}

/** The landing in words, for people and the history. */
export function landingText(landing: Landing): string {
  if (landing.kind === 'canary') return `canary for ${landing.share} %`;
  return landing.kind === 'site' ? `live on ${landing.site}` : 'live';
}

/** The version that already is where the landing leads, if any. */
export function landed(current: Registry, name: string, landing: Landing): string | undefined {
  const channel = current.channels[name];
  if (landing.kind === 'canary') return channel?.canary?.version;
  return landing.kind === 'site' ? channel?.sites[landing.site] : channel?.live;
}
