import { shareText } from '../registry/audience.ts';
import type { Channel, Registry } from '../registry/registry.ts';
import { table } from './table.ts';

function row([name, channel]: [string, Channel]): string[] {
  const { live, before, canary, sites, withdrawn } = channel;
  return [
    name,
    live,
    canary ? `${canary.version} (${shareText(canary)})` : '–',
    Object.entries(sites)
      .map(([site, version]) => `${site}: ${version}`)
      .join(', ') || '–',
    before.join(' ') || '–',
    withdrawn.join(' ') || '–',
  ];
}

/** What a registry says, a line for each package. */
export function channelTable({ channels }: Registry): string {
  const heads = ['package', 'live', 'canary', 'sites', 'before', 'withdrawn'];
  return table(heads, Object.entries(channels).map(row));
}
