import type { Registry } from './registry.ts';

/** For whom a release is: everybody, a share of the browsers in percent, or one site. */
export type Audience =
  | { kind: 'live' }
  | { kind: 'canary'; share: number }
  | { kind: 'site'; site: string };

/** The audience in words, for people and the history. */
export function audienceText(audience: Audience): string {
  if (audience.kind === 'canary') return `canary for ${audience.share} %`;
  return audience.kind === 'site' ? `live on ${audience.site}` : 'live';
}

/** The version that an audience has already, if any. */
export function published(current: Registry, name: string, audience: Audience): string | undefined {
  const channel = current.channels[name];
  if (audience.kind === 'canary') return channel?.canary?.version;
  return audience.kind === 'site' ? channel?.sites[audience.site] : channel?.live;
}
