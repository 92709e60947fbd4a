import type { Opener } from '../thread/openers.tsx';

/** What somebody has written with an opener after it, which takes the place of the one before. */
export function withOpener(text: string, { label }: Opener, before: Opener | null): string {
  const own = before && text.endsWith(before.label) ? text.slice(0, -before.label.length) : text;
  if (own.trim() === '') return label;
  return /\s$/.test(own) ? own + label : `${own} ${label}`;
}
