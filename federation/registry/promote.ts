import { goLive } from './live.ts';
import { Refusal } from './refusal.ts';
import { channelOf, type Registry } from './registry.ts';

/** The registry after the canary went live for everybody. */
export function promote(current: Registry, name: string): Registry {
  const { canary, digests } = channelOf(current, name);
  if (!canary) throw new Refusal(`${name} has no canary`);
  const { version } = canary;
  return goLive(current, { name, version, digest: digests[version] ?? '' });
}
