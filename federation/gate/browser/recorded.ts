import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Answers of the real API that are kept for opening candidates without one, by address. */
export const recordedPaths = {
  settings: '/api/settings.php',
  user: '/api/user.php',
  /** What the slots of the welcome bonus are about. */
  bonus: '/api/discountcode.php?timebonus=true',
  /** Whom the slot of a match is about. */
  match: '/api/auto-like.php',
};

export type Recorded = keyof typeof recordedPaths;

export const recordedNames = Object.keys(recordedPaths) as Recorded[];

export function recordedFile(name: Recorded): string {
  return join(import.meta.dirname, 'recorded', `${name}.json`);
}

/** What an answer holds: `settings`, say, by field. */
export function recordedAnswer(name: Recorded): Record<string, Record<string, unknown>> {
  return JSON.parse(readFileSync(recordedFile(name), 'utf8'));
}
