import type { Reader } from '../identity/reader.ts';
import { isOwnMachine, neighbours, oneOwner } from '../platform/address.ts';
import type { Context } from '../platform/context.ts';
import { type Limit, takeFrom } from '../platform/limits.ts';
import { takeReading } from '../platform/read-limits.ts';
import { takeOfDay } from './looks-a-day.ts';

/**
 * What one network may see in a day without an account: a good look around, not the members. As much
 * again for all whose address is not confirmed: a machine makes as many of those as it likes.
 */
const ofNetwork = { search: 240, profile: 120 };

/** A /48 of IPv6, which is for rent, has 65,536 networks that one owner each may have: so many are thought of. */
const ownersAround = 8;

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
  for (const [network, owners] of networksOf(address)) {
    const burst = ofNetwork[what] * owners;
    const aDay = { burst, seconds: (24 * 3600) / burst };
    const name = `${what} ${network}`;
    if (user) await takeFrom(ctx, `newcomer ${name}`, { ...aDay, code: 'newcomer_limit' });
    else await takeFrom(ctx, `visitor ${name}`, { ...aDay, code: 'visitor_limit' });
  }
}

/** The network of one owner, and what anybody can rent around it, by how many owners it counts for. */
function networksOf(address: string): [string, number][] {
  const [own, around] = [oneOwner(address), neighbours(address)];
  return own === around
    ? [[own, 1]]
    : [
        [own, 1],
        [around, ownersAround],
      ];
}
