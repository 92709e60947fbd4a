import { stopCanary } from './canary.ts';
import { Refusal } from './refusal.ts';
import {
  type Channel,
  channelOf,
  kept,
  type Registry,
  type ReleaseRef,
  withChannel,
  withdraw,
  without,
} from './registry.ts';

/** What was live before `version` takes over, latest first. */
function waysBack(channel: Channel | undefined, version: string): string[] {
  if (!channel) return [];
  return [channel.live, ...channel.before].filter((known) => known !== version).slice(0, kept);
}

/**
 * The registry after a release went live for everybody. It ends a canary; pinned sites keep theirs.
 * Releasing what is live changes nothing.
 */
export function goLive(current: Registry, { name, version, digest }: ReleaseRef): Registry {
  const channel = current.channels[name];
  if (channel?.live === version && !channel.canary) return current;
  return withChannel(current, name, {
    live: version,
    before: waysBack(channel, version),
    canary: null,
    sites: channel?.sites ?? {},
    withdrawn: without(channel, version),
    digests: { ...channel?.digests, [version]: digest },
  });
}

/**
 * Takes the latest step back: ends the canary when there is one, else makes the version before live
 * again. `to` names one of the versions before.
 */
export function rollBack(current: Registry, name: string, to?: string): Registry {
  const channel = channelOf(current, name);
  if (channel.canary && !to) return stopCanary(current, name);
  const target = to ?? channel.before[0];
  if (target === undefined) throw new Refusal(`${name} has no version before ${channel.live}`);
  const index = channel.before.indexOf(target);
  if (index < 0) {
    const known = channel.before.join(', ') || 'none';
    throw new Refusal(`${name} cannot go back to ${target}; versions before: ${known}`);
  }
  const before = channel.before.slice(index + 1);
  const withdrawn = withdraw(channel, channel.live, ...channel.before.slice(0, index));
  return withChannel(current, name, { ...channel, live: target, before, withdrawn, canary: null });
}
