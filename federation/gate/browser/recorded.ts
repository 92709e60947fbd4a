import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

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

/**
 * What the pages of a member ask besides. `:name` is the first id of that list in an answer before.
 * Each call has one answer here, whatever it asks about.
 */
export const pageCalls = [
  '/api/banks.php?method=ideal',
  '/api/blocks.php',
  '/api/chats.php',
  '/api/chat.php?conversation=:chats',
  '/api/cities.php?country=NL&region=NL-09&q=Utrecht',
  '/api/companyinfo.php',
  '/api/complaints.php',
  '/api/faces.php',
  '/api/interests.php',
  '/api/like-list.php?type=received',
  '/api/notifications.php',
  '/api/open-order.php',
  '/api/packages.php',
  '/api/passkeys.php',
  '/api/paymentmethods.php',
  '/api/photos.php',
  '/api/regions.php?country=NL',
  '/api/repeat-order.php',
  '/api/search.php?page=1&sort=near',
  '/api/profile.php?id=:results',
  '/api/sessions.php',
  '/api/signup-matches.php',
  '/api/spending-limit.php',
  '/api/swipe.php',
  '/api/transactions.php',
  '/api/payment.php?id=:transactions',
  '/api/verification.php',
];

/** Pages that look for their id in a list of these: by the segment before it. */
const lists: Record<string, [call: string, list: string]> = {
  credits: ['/api/packages.php', 'packages'],
};

/** An id that the recorded answers know, for a page that looks for one; undefined for all others. */
export function knownId(pattern: string): string | undefined {
  const [call, list] = lists[/([\w-]+)\/:/.exec(pattern)?.[1] ?? ''] ?? [];
  return call && list && JSON.parse(pageAnswer(call) ?? '{}')[list]?.[0]?.id;
}

export function recordedFile(name: Recorded): string {
  return join(import.meta.dirname, 'recorded', `${name}.json`);
}

/** The file with the answer to a call of a page, by its path without what is asked about. */
export function pageAnswerFile(path: string): string {
  return join(import.meta.dirname, 'recorded/pages', `${basename(path, '.php')}.json`);
}

/** The kept answer to what a page asks, as text; undefined where none is. */
export function pageAnswer(address: string): string | undefined {
  const [path = ''] = address.split('?');
  const isKept = pageCalls.some((call) => call.split('?')[0] === path);
  const file = pageAnswerFile(path);
  return isKept && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What an answer holds: `settings`, say, by field. */
export function recordedAnswer(name: Recorded): Record<string, Record<string, unknown>> {
  return JSON.parse(readFileSync(recordedFile(name), 'utf8'));
}
