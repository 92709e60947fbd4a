import { serverNow } from '../page/server-clock.ts';
import { cached } from './cached.ts';

type Moment = string | number | Date;

const formatter = cached(
  (language: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options),
);
const relative = cached(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
);

const dayMs = 86_400_000;

/** The first of a month is "1er" in French, which Intl does not know. */
function written(moment: Moment, language: string, options: Intl.DateTimeFormatOptions): string {
  const text = formatter(language, options).format(new Date(moment));
  return language.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
}

/** `12 November 2026` */
export function formatDate(moment: Moment, language: string): string {
  return written(moment, language, { dateStyle: 'long' });
}

/** `12 Nov 2026` */
export function formatShortDate(moment: Moment, language: string): string {
  return written(moment, language, { dateStyle: 'medium' });
}

/** `20:21` */
export function formatTime(moment: Moment, language: string): string {
  return formatter(language, { timeStyle: 'short' }).format(new Date(moment));
}

export function formatDateTime(moment: Moment, language: string): string {
  return written(moment, language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Calendar days, by the device's zone and the server's clock, that a moment lies before now: 0 today, 1 yesterday. */
export function daysAgo(moment: Moment, now = serverNow()): number {
  return Math.round((startOfDay(now) - startOfDay(new Date(moment).getTime())) / dayMs);
}

/** A day as a separator shows it: today, yesterday, Wednesday, 12 November, with the year when it differs. */
export function formatDay(moment: Moment, language: string, now = serverNow()): string {
  const days = daysAgo(moment, now);
  if (days === 0 || days === 1) return relative(language).format(-days, 'day');
  if (days > 1 && days < 7)
    return formatter(language, { weekday: 'long' }).format(new Date(moment));
  const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear();
  const day = { day: 'numeric', month: 'long' } as const;
  return written(moment, language, isThisYear ? day : { ...day, year: 'numeric' });
}

/** Short form for lists: the time today, the weekday in the last week, else day and month. */
export function formatShortMoment(moment: Moment, language: string, now = serverNow()): string {
  const days = daysAgo(moment, now);
  if (days <= 0) return formatTime(moment, language);
  if (days < 7) return formatter(language, { weekday: 'short' }).format(new Date(moment));
  return written(moment, language, { day: 'numeric', month: 'short' });
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
