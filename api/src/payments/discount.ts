import { sql } from 'kysely';
import { after, day, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Method } from './methods.ts';
import type { DiscountKind } from './tables.ts';

/** The welcome discount on the first purchase, in their first week. */
const welcomeLasts = 7 * day;

export interface Buyer {
  id: string;
  premium: boolean;
  signupDate: Date;
  siteId: string;
  /** How long new members have the time bonus there. */
  timeBonusSeconds: number;
}
export type Wanted = { code: string } | { kind: DiscountKind };

export interface Discount {
  id: string;
  code: string;
  kind: DiscountKind;
  country: string | null;
  user_id: string | null;
  percentage: number;
  currency: string | null;
  minimum_order_value: number | null;
  validity: 'once' | 'once-per-user' | 'unlimited';
  paymentmethods: Method[];
  expires: Date | null;
}

const unknown = () => new ApiError(404, 'discountcode_not_found');

/**
 * The discount a buyer may use now. Throws 404 discountcode_not_found for what is not there or
 * not for this buyer, 410 already_used, 410 discountcode_expired.
 */
export async function findDiscount(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  wanted: Wanted,
): Promise<Discount> {
  const found = await readDiscount(db, buyer, wanted);
  if (!found) throw unknown();
  const expires = expiryFor(found, buyer);
  const isOver = expires !== null && expires <= ctx.clock.now();
  const isBonus = found.kind === 'timebonus' || found.kind === 'welcome';
  if (await isUsed(db, found, buyer.id)) throw new ApiError(410, 'already_used');
  if (isBonus && (buyer.premium || isOver)) throw unknown();
  if (isOver) throw new ApiError(410, 'discountcode_expired');
  return { ...found, expires };
}

/** What applies without a code being typed: the time bonus, else the welcome discount, else null. */
export async function automaticDiscount(
  ctx: Context,
  db: Db,
  buyer: Buyer,
): Promise<Discount | null> {
  for (const kind of ['timebonus', 'welcome'] as const) {
    const found = await findDiscount(ctx, db, buyer, { kind }).catch(ifRefused);
    if (found) return found;
  }
  return null;
}

function ifRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

function expiryFor(found: Omit<Discount, 'expires'> & { expires_at: Date | null }, buyer: Buyer) {
  if (found.kind === 'timebonus') return after(buyer.signupDate, buyer.timeBonusSeconds * second);
  if (found.kind === 'welcome') return after(buyer.signupDate, welcomeLasts);
  return found.expires_at;
}

type Row = Omit<Discount, 'expires'> & { expires_at: Date | null };

/** A code of one's own comes before one for everybody. */
async function readDiscount(db: Db, buyer: Buyer, wanted: Wanted): Promise<Row | undefined> {
  const which =
    'code' in wanted ? sql`upper(code) = upper(${wanted.code.trim()})` : sql`kind = ${wanted.kind}`;
  const { rows } = await sql<Row>`
    select * from discount_codes
    where ${which} and status = 'active' and (site_id is null or site_id = ${buyer.siteId})
      and (user_id is null or user_id = ${buyer.id})
    order by user_id nulls last, site_id nulls last limit 1`.execute(db);
  return rows[0];
}

/** What makes a code single-use: only one redemption can have a slot. */
export function slotOf(discount: Pick<Discount, 'id' | 'validity'>, user: string, payment: string) {
  if (discount.validity === 'once') return discount.id;
  return discount.validity === 'once-per-user' ? `${discount.id}:${user}` : payment;
}

/** An own order that was never paid gives its code back, so that does not count. */
async function isUsed(db: Db, found: Row, user: string): Promise<boolean> {
  if (found.validity === 'unlimited') return false;
  const used = await db
    .selectFrom('discount_redemptions')
    .innerJoin('payments', 'payments.id', 'discount_redemptions.payment_id')
    .select('discount_redemptions.id')
    .where('slot', '=', slotOf(found, user, ''))
    .where((eb) => eb.or([eb('payments.status', '<>', 'open'), eb('payments.user_id', '<>', user)]))
    .executeTakeFirst();
  return used !== undefined;
}
