import { goLive } from './live.ts';
import { Refusal } from './refusal.ts';
import { channelOf, type Registry, type ReleaseRef, withChannel } from './registry.ts';

/** The registry with a version on trial, with `share` percent (above 0, up to 100) of the browsers. */
export function startCanary(
  current: Registry,
  { name, version, digest }: ReleaseRef,
  share: number,
): Registry {
  const channel = channelOf(current, name);
  if (channel.live === version) throw new Refusal(`${name} ${version} is live already`);
  if (!(share > 0 && share <= 100)) {
    throw new Refusal(`a share is more than 0 and up to 100 percent, not ${share}`);
  }
  if (channel.canary?.version === version && channel.canary.share === share) return current;
  const digests = { ...channel.digests, [version]: digest };
  return withChannel(current, name, { ...channel, canary: { version, share }, digests });
}

function running(current: Registry, name: string): string {
  const { canary } = channelOf(current, name);
  if (!canary) throw new Refusal(`${name} has no canary`);
  return canary.version;
}

/** The registry after the trial ended: everybody has the live version again. */
export function stopCanary(current: Registry, name: string): Registry {
  running(current, name);
  return withChannel(current, name, { ...channelOf(current, name), canary: null });
}

/** The registry after the canary went live for everybody. */
export function promote(current: Registry, name: string): Registry {
  const version = running(current, name);
  const digest = channelOf(current, name).digests[version] ?? '';
  return goLive(current, { name, version, digest });
}
