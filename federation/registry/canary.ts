import { Refusal } from './refusal.ts';
import {
  channelOf,
  type Registry,
  type ReleaseRef,
  withChannel,
  withdraw,
  without,
} from './registry.ts';

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
  const withdrawn = without(channel, version);
  return withChannel(current, name, {
    ...channel,
    canary: { version, share },
    withdrawn,
    digests,
  });
}

/** The registry after the trial ended: everybody has the live version again. */
export function stopCanary(current: Registry, name: string): Registry {
  const channel = channelOf(current, name);
  if (!channel.canary) throw new Refusal(`${name} has no canary`);
  const withdrawn = withdraw(channel, channel.canary.version);
  return withChannel(current, name, { ...channel, canary: null, withdrawn });
}
