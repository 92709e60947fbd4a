import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { automaticDiscount, type Buyer, type Discount, findDiscount } from './discount.ts';
import { misfit } from './discount-view.ts';
import { discountOn, type PackageRow, packagesOnSale } from './packages.ts';

interface Price {
  amount: number;
  currency: string;
}

interface Seen extends Price {
  /** What is had for it; those of the package for pages that do not say. */
  credits?: number | undefined;
}

/** What an order's price comes of. */
export interface Priced {
  package: string;
  paymentmethod: string;
  discountcode?: string | undefined;
  /** What its buyer agreed to, for which price; a page that does not say shows what comes of it. */
  seen?: Seen | undefined;
}

export async function packageById(db: Db, id: string): Promise<PackageRow> {
  const row = await packagesOnSale(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * What a package costs its buyer, and by which discount. Throws 404 and 410 for a code that cannot be
 * used, 400 for one that does not fit, 409 order_price_changed for another price than was seen, or other
 * credits for it.
 */
export async function priceOf(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  row: PackageRow,
  order: Priced,
): Promise<Price & { discount: Discount | null; discount_amount: number }> {
  const discount = await discountFor(ctx, db, buyer, row, order);
  const discount_amount = discount ? discountOn(row.amount, discount.percentage) : 0;
  const price = { amount: row.amount - discount_amount, currency: row.currency };
  const { credits } = row;
  if (order.seen && !isPriceSeen(order.seen, { ...price, credits })) {
    throw conflict('order_price_changed');
  }
  return { ...price, discount, discount_amount };
}

/** Whether as much is still had for the price that was seen. */
export function isPriceSeen(seen: Seen, now: Required<Seen>): boolean {
  const { amount, currency, credits = now.credits } = seen;
  return amount === now.amount && currency === now.currency && credits === now.credits;
}

/** The code that was typed must fit; one that comes by itself is left out when it does not. */
async function discountFor(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  row: PackageRow,
  order: Priced,
): Promise<Discount | null> {
  const code = order.discountcode?.trim();
  const discount = code
    ? await findDiscount(ctx, db, buyer, { code })
    : await automaticDiscount(ctx, db, buyer);
  const problem = discount && misfit(discount, { ...row, method: order.paymentmethod });
  if (problem && code) throw invalid({ field: 'discountcode', code: problem });
  return problem ? null : discount;
}
