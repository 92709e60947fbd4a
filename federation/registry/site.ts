import { Refusal } from './refusal.ts';
import { channelOf, type Registry, type ReleaseRef, withChannel, without } from './registry.ts';

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
    withdrawn: without(channel, version),
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
