import { after, minute } from '../platform/clock.ts';

/** `last_seen_at` is written every five minutes, so this is one missed turn. */
const onlineFor = 10 * minute;

/** Whoever was seen after this moment is online. */
export function onlineSince(now: Date): Date {
  return after(now, -onlineFor);
}
