import { rollbackDepth } from './registry.ts';

/** How long a tab may stay open and still ask for files of the version it began with. Milliseconds. */
export const longestTab = 30 * 86_400_000;

/** A version in the store and when it was made. */
export interface Stored {
  version: string;
  createdAt: string;
}

/**
 * Versions that may go: older than any open tab, not `named` by any registry that such a tab began
 * with, and not among the newest five. A version that was just stored is among the newest, so a
 * release that is about to be published is safe.
 */
export function expendable(stored: Stored[], named: Set<string>, now: number): string[] {
  return [...stored]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(rollbackDepth)
    .filter(({ createdAt }) => Date.parse(createdAt) < now - longestTab)
    .map(({ version }) => version)
    .filter((version) => !named.has(version));
}
