import { sql } from 'kysely';
import { after, day, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Method } from './methods/method.ts';
import type { DiscountKind, PaymentStatus } from './tables.ts';

/** The welcome discount on the first purchase, in their first week. */
const welcomeLasts = 7 * day;

export interface Buyer {
  id: string;
  premium: boolean;
  signupDate: Date;
  siteId: string;
  /** What a refusal with amounts in it is worded in. */
  language: string;
  /** Where they live, whose VAT they pay. */
  country: string;
  /** Whose prices they have: those of the first of these that has some. */
  countries: string[];
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
 * The discount a buyer may use now. Throws 404 discountcode_not_found for what is not there or not
 * for this buyer, 410 already_used, 410 discountcode_held while another order of theirs is being
 * paid with it, 410 discountcode_expired when its time is over or the operator has ended it.
 */
export async function findDiscount(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  wanted: Wanted,
): Promise<Discount> {
  const { discount, isHeld } = await lookUp(ctx, db, buyer, wanted);
  if (isHeld) throw new ApiError(410, 'discountcode_held');
  return discount;
}

/** The same, whether or not an order that is being paid holds it. */
async function lookUp(ctx: Context, db: Db, buyer: Buyer, wanted: Wanted) {
  const found = await readDiscount(db, buyer, wanted);
  if (!found) throw unknown();
  const expires = expiryFor(found, buyer);
  const isOver = expires !== null && expires <= ctx.clock.now();
  const use = await useOf(db, found, buyer.id);
  const isHeld = use === 'pending';
  if (use && !isHeld) throw new ApiError(410, 'already_used');
  if (isOfFirstPurchase(found) && (buyer.premium || isOver)) throw unknown();
  if (isOver || found.status !== 'active') throw new ApiError(410, 'discountcode_expired');
  return { discount: { ...found, expires }, isHeld };
}

/** What applies without a code being typed: the time bonus, else the welcome discount, else null. */
export async function automaticDiscount(
  ctx: Context,
  db: Db,
  buyer: Buyer,
): Promise<Discount | null> {
  const known = await firstPurchaseDiscount(ctx, db, buyer);
  return known && !known.isHeld ? known.discount : null;
}

/** The time bonus, else the welcome discount, else null; held by an order that is being paid, or free. */
export async function firstPurchaseDiscount(ctx: Context, db: Db, buyer: Buyer) {
  for (const kind of ['timebonus', 'welcome'] as const) {
    const found = await lookUp(ctx, db, buyer, { kind }).catch(ifRefused);
    if (found) return found;
  }
  return null;
}

/** For what is there or is not, without anybody to be told why. */
export function ifRefused(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}

function expiryFor(found: Row, buyer: Buyer) {
  if (found.kind === 'timebonus') return after(buyer.signupDate, buyer.timeBonusSeconds * second);
  if (found.kind === 'welcome') return after(buyer.signupDate, welcomeLasts);
  return found.expires_at;
}

type Row = Omit<Discount, 'expires'> & { expires_at: Date | null; status: string };

/** A code of one's own comes before one for everybody. */
async function readDiscount(db: Db, buyer: Buyer, wanted: Wanted): Promise<Row | undefined> {
  const which =
    'code' in wanted ? sql`upper(code) = upper(${wanted.code.trim()})` : sql`kind = ${wanted.kind}`;
  const { rows } = await sql<Row>`
    select * from discount_codes
    where ${which} and (site_id is null or site_id = ${buyer.siteId})
      and (user_id is null or user_id = ${buyer.id})
    order by status, user_id nulls last, site_id nulls last limit 1`.execute(db);
  return rows[0];
}

/** There is one first purchase: whoever took the time bonus has had the welcome discount. */
const isOfFirstPurchase = ({ kind }: Pick<Discount, 'kind'>) =>
  kind === 'timebonus' || kind === 'welcome';

export const firstSlot = (user: string) => `first:${user}`;

type Rules = Pick<Discount, 'id' | 'kind' | 'validity'>;

/** What makes a code single-use: only one redemption can have a slot. */
export function slotOf(discount: Rules, user: string, payment: string): string {
  if (isOfFirstPurchase(discount)) return firstSlot(user);
  if (discount.validity === 'once') return discount.id;
  return discount.validity === 'once-per-user' ? `${discount.id}:${user}` : payment;
}

/**
 * How far the order is that a code was used for, if it was. An own order that nobody has begun to
 * pay gives its code to the next one, so that does not count.
 */
async function useOf(db: Db, found: Row, user: string): Promise<PaymentStatus | undefined> {
  if (found.validity === 'unlimited') return undefined;
  const used = await db
    .selectFrom('discount_redemptions')
    .innerJoin('payments', 'payments.id', 'discount_redemptions.payment_id')
    .select(['payments.status', 'payments.user_id'])
    .where('slot', '=', slotOf(found, user, ''))
    .executeTakeFirst();
  if (!used) return undefined;
  if (used.user_id !== user) return 'completed';
  return used.status === 'open' ? undefined : used.status;
}
