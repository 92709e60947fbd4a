import type { Insert } from '../thread/openers.tsx';

/**
 * What somebody has written with an opener after it, which takes the place of the opener before; what was
 * refused takes nothing's place, and nothing its.
 */
export function withOpener(text: string, insert: Insert, before: Insert | null): string {
  const isReplaced = before && !before.isRefused && !insert.isRefused;
  const own =
    isReplaced && text.endsWith(before.label) ? text.slice(0, -before.label.length) : text;
  if (own.trim() === '') return insert.label;
  return /\s$/.test(own) ? own + insert.label : `${own} ${insert.label}`;
}
