import type { Audience } from './audience.ts';
import { LostRace, Refusal } from './refusal.ts';
import {
  type Channel,
  channelOf,
  type Registry,
  type ReleaseRef,
  type Rollout,
  rollbackDepth,
  withChannel,
} from './registry.ts';

/** What was taken back, after `versions` were too. */
function withdraw({ withdrawn }: Channel, ...versions: string[]): string[] {
  return [...new Set([...versions, ...withdrawn])].slice(0, rollbackDepth);
}

/** What was taken back, after `version` was released again. */
function withdrawnWithout(channel: Channel | undefined, version: string): string[] {
  return channel?.withdrawn.filter((known) => known !== version) ?? [];
}

/** What was live before `version` takes over, latest first. */
function versionsBefore(channel: Channel | undefined, version: string): string[] {
  if (!channel) return [];
  return [channel.live, ...channel.before]
    .filter((known) => known !== version)
    .slice(0, rollbackDepth);
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
    before: versionsBefore(channel, version),
    canary: null,
    sites: channel?.sites ?? {},
    withdrawn: withdrawnWithout(channel, version),
    digests: { ...channel?.digests, [version]: digest },
  });
}

/**
 * The registry with a version on trial, with `share` percent (above 0, up to 100) of the browsers.
 * With a rollout it goes on from there by itself; without one, a person says how.
 */
export function startCanary(
  current: Registry,
  { name, version, digest }: ReleaseRef,
  share: number,
  rollout?: Rollout,
): Registry {
  const channel = channelOf(current, name);
  if (channel.live === version) throw new Refusal(`${name} ${version} is live already`);
  if (!(share > 0 && share <= 100)) {
    throw new Refusal(`a share is more than 0 and up to 100 percent, not ${share}`);
  }
  if (isSameTrial(channel.canary, version, share, rollout)) return current;
  return withChannel(current, name, {
    ...channel,
    canary: { version, share, ...(rollout && { rollout }) },
    withdrawn: withdrawnWithout(channel, version),
    digests: { ...channel.digests, [version]: digest },
  });
}

/** One that is under way goes on as it is, wherever it has got to. */
function isSameTrial(
  canary: Channel['canary'],
  version: string,
  share: number,
  rollout: Rollout | undefined,
): boolean {
  if (canary?.version !== version) return false;
  if (!rollout) return canary.share === share && !canary.rollout;
  return canary.rollout?.steps.join() === rollout.steps.join();
}

/**
 * The registry after a version on trial reached its next step; at 100 % it is live. Unchanged when
 * somebody was faster: `from` is the share that was looked at.
 */
export function goOn(
  current: Registry,
  { name, version, from }: { name: string; version: string; from: number },
  at: string,
): Registry {
  const { canary } = channelOf(current, name);
  const next = canary?.rollout?.steps.find((step) => step > from);
  if (canary?.version !== version || canary.share !== from || !next) return current;
  if (next === 100) return promote(current, name);
  const rollout = canary.rollout && { ...canary.rollout, reached: at };
  return withChannel(current, name, {
    ...channelOf(current, name),
    canary: { ...canary, share: next, rollout },
  });
}

/** The registry after the trial ended: everybody has the live version again. */
export function stopCanary(current: Registry, name: string): Registry {
  const channel = channelOf(current, name);
  if (!channel.canary) throw new Refusal(`${name} has no canary`);
  const withdrawn = withdraw(channel, channel.canary.version);
  return withChannel(current, name, { ...channel, canary: null, withdrawn });
}

/** The registry after the canary went live for everybody. */
export function promote(current: Registry, name: string): Registry {
  const { canary, digests } = channelOf(current, name);
  if (!canary) throw new Refusal(`${name} has no canary`);
  const { version } = canary;
  return goLive(current, { name, version, digest: digests[version] ?? '' });
}

/** The registry with a version pinned for one site (a host name); the others are not touched. */
export function pinSite(
  current: Registry,
  { name, version, digest }: ReleaseRef,
  site: string,
): Registry {
  const channel = channelOf(current, name);
  if (channel.sites[site] === version) return current;
  return withChannel(current, name, {
    ...channel,
    sites: { ...channel.sites, [site]: version },
    withdrawn: withdrawnWithout(channel, version),
    digests: { ...channel.digests, [version]: digest },
  });
}

/** The registry after a site follows all others again. */
export function unpinSite(current: Registry, name: string, site: string): Registry {
  const channel = channelOf(current, name);
  if (!channel.sites[site]) throw new Refusal(`${name} has no version of its own on ${site}`);
  const { [site]: _, ...sites } = channel.sites;
  return withChannel(current, name, { ...channel, sites });
}

/** The registry without a remote that is over: its pages and slots are nobody's from then on. */
export function takeOff(current: Registry, name: string): Registry {
  channelOf(current, name);
  if (name === 'shell') throw new Refusal('without a shell there is no page');
  const { [name]: _, ...channels } = current.channels;
  return { ...current, sequence: current.sequence + 1, channels };
}

/** The registry after a release was published to whom it is for. */
export function publish(current: Registry, release: ReleaseRef, audience: Audience): Registry {
  if (audience.kind === 'canary') {
    return startCanary(current, release, audience.share, audience.rollout);
  }
  if (audience.kind === 'site') return pinSite(current, release, audience.site);
  return goLive(current, release);
}

/**
 * Takes the latest step back: ends the canary when there is one, else makes the version before live
 * again. `to` names one of the versions before; that ends a canary too.
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
  const trial = channel.canary?.version;
  const ended = trial && trial !== target ? [trial] : [];
  const withdrawn = withdraw(channel, ...ended, channel.live, ...channel.before.slice(0, index));
  return withChannel(current, name, { ...channel, live: target, before, withdrawn, canary: null });
}

/**
 * Refuses to go on when somebody else changed a package between looking and writing: what was
 * looked at, and perhaps checked, is no longer what is live.
 */
export function refuseIfChanged(seen: Registry, now: Registry, name: string): void {
  const [before, after] = [seen, now].map(({ channels }) => JSON.stringify(channels[name]));
  if (before === after) return;
  const { who, what } = now.change ?? { who: 'somebody', what: 'a change' };
  throw new LostRace(`${name} was changed meanwhile (${what}, by ${who}); look again, then repeat`);
}
