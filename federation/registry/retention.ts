import { rollbackDepth } from './registry.ts';

/**
 * How long what somebody was shown can be opened again, and so how long a tab may stay open and still
 * ask for files of the version it began with. Milliseconds.
 */
export const kept = 90 * 86_400_000;

/** A version in the store and when it was made. */
export interface Stored {
  version: string;
  createdAt: string;
}

/**
 * Versions that may go: too old to be opened again, not `named` by any registry of that time, and not among the newest five. A version that was just stored is among the newest, so a
 * release that is about to be published is safe.
 */
export function expendable(stored: Stored[], named: Set<string>, now: number): string[] {
  return [...stored]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(rollbackDepth)
    .filter(({ createdAt }) => Date.parse(createdAt) < now - kept)
    .map(({ version }) => version)
    .filter((version) => !named.has(version));
}
