import type { Context } from '../platform/context.ts';
import { takeFrom } from '../platform/limits.ts';

/**
 * How much of others a member may look at in a day. Nobody who looks meets it: it is a page of the search
 * every two minutes, or a profile every minute, for twenty hours. Whoever copies the members needs weeks
 * where it took them a day.
 */
const aDay = { search: 600, profile: 1200 };

/** So many are taken at a time, so that looking seldom writes; a process that ends takes the rest along. */
const atOnce = 10;
/** Of these the one that was not used for longest goes first. */
const mostKept = 50_000;

const keptOf = new WeakMap<Context, Map<string, number>>();

/** Takes one look of a member's day. Throws 429 `day_limit`. */
export async function takeOfDay(
  ctx: Context,
  what: keyof typeof aDay,
  member: string,
): Promise<void> {
  const kept = keptOf.get(ctx) ?? new Map<string, number>();
  keptOf.set(ctx, kept);
  const name = `${what} ${member}`;
  if (!kept.get(name)) {
    const burst = aDay[what] / atOnce;
    const limit = { burst, seconds: (24 * 3600) / burst, code: 'day_limit' };
    await takeFrom(ctx, `day of ${name}`, limit);
    kept.set(name, (kept.get(name) ?? 0) + atOnce);
  }
  const left = (kept.get(name) ?? 0) - 1;
  kept.delete(name);
  if (left > 0) kept.set(name, left);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
