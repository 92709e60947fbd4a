import { z } from 'zod';

const channel = z.strictObject({
  live: z.string(),
  /** The version that was live before; the browser falls back to it. */
  previous: z.string().nullable(),
  /** Newest first; at least five stay reachable. */
  versions: z.array(z.string()),
});

/** What is live now. One small file, replaced as a whole. */
export const registry = z.strictObject({
  sequence: z.number().int().nonnegative(),
  channels: z.record(z.string(), channel),
});

export type Registry = z.output<typeof registry>;

export const emptyRegistry: Registry = { sequence: 0, channels: {} };

/** The registry after `version` of `name` went live. Pure; releasing what is live changes nothing. */
export function goLive(current: Registry, name: string, version: string): Registry {
  const channel = current.channels[name];
  if (channel?.live === version) return current;
  const versions = [version, ...(channel?.versions ?? []).filter((known) => known !== version)];
  return {
    sequence: current.sequence + 1,
    channels: {
      ...current.channels,
      [name]: { live: version, previous: channel?.live ?? null, versions },
    },
  };
}
