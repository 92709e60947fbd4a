import type { Reader } from '../identity/reader.ts';
import { isOwnMachine, oneOwner } from '../platform/address.ts';
import type { Context } from '../platform/context.ts';
import { type Limit, takeFrom } from '../platform/limits.ts';
import { takeReading } from '../platform/read-limits.ts';

/** What one network may see in a day without an account: a good look around, not the members. */
const aDay = { search: 240, profile: 120 };

/**
 * Takes one look of a member, or one of all visitors of a network; theirs lasts a day, so it is kept
 * over restarts. Throws 429.
 */
export async function takeForReader(
  ctx: Context,
  what: keyof typeof aDay,
  { user }: Reader,
  address: string,
  ofMember: Limit,
): Promise<void> {
  if (user) return takeReading(ctx, `${what} ${user.id}`, ofMember);
  if (isOwnMachine(address)) return takeReading(ctx, `${what} ${address}`, ofMember);
  const burst = aDay[what];
  const limit = { burst, seconds: (24 * 3600) / burst, code: 'visitor_limit' };
  await takeFrom(ctx, `visitor ${what} ${oneOwner(address)}`, limit);
}
