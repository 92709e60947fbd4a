import type { Registry, Rollout } from './registry.ts';

/** For whom a release is: everybody, a share of the browsers in percent, or one site. */
export type Audience =
  | { kind: 'live' }
  | { kind: 'canary'; share: number; rollout?: Rollout }
  | { kind: 'site'; site: string };

/** A share of the browsers and what comes after it, in words. */
export function shareText({ share, rollout }: { share: number; rollout?: Rollout }): string {
  const later = rollout?.steps.filter((step) => step > share) ?? [];
  const then = later.length > 0 ? `, by evidence then ${later.join(' and ')} %` : '';
  return `${share} %${then}`;
}

/** The audience in words, for people and the history. */
export function audienceText(audience: Audience): string {
  if (audience.kind === 'canary') return `canary for ${shareText(audience)}`;
  return audience.kind === 'site' ? `live on ${audience.site}` : 'live';
}

/** The version that an audience has already, if any. */
export function published(current: Registry, name: string, audience: Audience): string | undefined {
  const channel = current.channels[name];
  if (audience.kind === 'canary') return channel?.canary?.version;
  return audience.kind === 'site' ? channel?.sites[audience.site] : channel?.live;
}
