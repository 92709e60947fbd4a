import type { Reader } from '../identity/reader.ts';
import { isOwnMachine, oneOwner } from '../platform/address.ts';
import type { Context } from '../platform/context.ts';
import { type Limit, takeFrom } from '../platform/limits.ts';
import { takeReading } from '../platform/read-limits.ts';
import { takeOfDay } from './looks-a-day.ts';

/**
 * What one network may see in a day without an account: a good look around, not the members. As much
 * again for all whose address is not confirmed: a machine makes as many of those as it likes.
 */
const ofNetwork = { search: 240, profile: 120 };

/**
 * Takes one look at others: of a member, or one of all visitors of a network. What lasts a day is kept
 * over restarts. Throws 429.
 */
export async function takeForReader(
  ctx: Context,
  what: keyof typeof ofNetwork,
  { user }: Pick<Reader, 'user'>,
  address: string,
  atOnce: Limit,
): Promise<void> {
  if (user) takeReading(ctx, `${what} ${user.id}`, atOnce);
  if (user?.status === 'active') return takeOfDay(ctx, what, user.id);
  if (isOwnMachine(address)) return takeReading(ctx, `${what} ${address}`, atOnce);
  const network = `${what} ${oneOwner(address)}`;
  const burst = ofNetwork[what];
  const aDay = { burst, seconds: (24 * 3600) / burst };
  if (user) return takeFrom(ctx, `newcomer ${network}`, { ...aDay, code: 'newcomer_limit' });
  await takeFrom(ctx, `visitor ${network}`, { ...aDay, code: 'visitor_limit' });
}
