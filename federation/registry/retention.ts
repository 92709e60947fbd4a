import { type Channel, namedVersions, rollbackDepth } from './registry.ts';

/** A version in the store and when it was made. */
export interface Stored {
  version: string;
  createdAt: string;
}

/**
 * Versions that may go: neither named by the channel nor among the newest five. A version that was
 * just stored is among the newest, so a release that is about to be published is safe.
 */
export function expendable(stored: Stored[], channel: Channel | undefined): string[] {
  const named = channel ? namedVersions(channel) : new Set<string>();
  return [...stored]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(rollbackDepth)
    .map(({ version }) => version)
    .filter((version) => !named.has(version));
}
