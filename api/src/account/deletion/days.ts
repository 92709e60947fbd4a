import { after, day } from '../../platform/clock.ts';

/** How long a deleted account can be had back. */
const daysToReconsider = 14;

/** When a deletion that was asked for at this time becomes final. */
export function finalAt(requestedAt: Date): Date {
  return after(requestedAt, daysToReconsider * day);
}

/** Who asked until then is due by now. */
export function dueBefore(now: Date): Date {
  return after(now, -daysToReconsider * day);
}
