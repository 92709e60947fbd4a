import type { Reader } from '../identity/reader.ts';
import { isOwnMachine, oneOwner } from '../platform/address.ts';
import type { Context } from '../platform/context.ts';
import { type Limit, takeFrom } from '../platform/limits.ts';

/** What one network may see in a day without an account: a good look around, not the members. */
const aDay = { search: 240, profile: 120 };

/** Takes one look of a member, or one of all visitors of a network. Throws 429. */
export async function takeForReader(
  ctx: Context,
  what: keyof typeof aDay,
  { user }: Reader,
  address: string,
  ofMember: Limit,
): Promise<void> {
  if (user) return takeFrom(ctx, `${what} ${user.id}`, ofMember);
  if (isOwnMachine(address)) return takeFrom(ctx, `${what} ${address}`, ofMember);
  const burst = aDay[what];
  const limit = { burst, seconds: (24 * 3600) / burst, code: 'visitor_limit' };
  await takeFrom(ctx, `visitor ${what} ${oneOwner(address)}`, limit);
}
