import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { ApiError, conflict, invalid, notFound } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { redeem } from './claim-code.ts';
import { requireDebit } from './debit/limits.ts';
import { automaticDiscount, type Buyer, type Discount, findDiscount } from './discount.ts';
import { misfit } from './discount-view.ts';
import { outside } from './methods/limits.ts';
import type { Offer } from './methods/methods-in.ts';
import { requireNoneSince } from './open-order.ts';
import { discountOn, type PackageRow, sellingCountry } from './packages.ts';
import { settleIn } from './settle.ts';
import { requireWithinLimit } from './spending/require-within-limit.ts';
import { type Consent, waiverOf } from './waiver/waiver.ts';

export interface NewOrder {
  package: string;
  paymentmethod: string;
  bank?: string | undefined;
  discountcode?: string | undefined;
  consent: Consent;
  /** The open orders that its buyer gives up for it; a page that does not say has none. */
  instead?: string[] | undefined;
  /** The price its buyer agreed to; a page that does not say shows what comes of it. */
  seen?: { amount: number; currency: string } | undefined;
}

type Price = NonNullable<NewOrder['seen']>;

/** Who takes the money, and by what. */
interface Way {
  provider: string;
  offers: Offer[];
}

/**
 * Writes down an order, at the price of the price list; one that costs nothing is complete at once.
 * Returns the payment's id. Throws 400 for what is not on offer, 403 for a package of another
 * country and what is over the buyer's own limit, 404 and 410 for a code that cannot be used, 409 for
 * an order that was made at the same instant, and for another price than was seen.
 */
export async function createPayment(
  ctx: Context,
  trx: Trx,
  buyer: Buyer,
  { provider, offers }: Way,
  order: NewOrder,
): Promise<string> {
  const now = ctx.clock.now();
  const waiver = waiverOf(order.consent, now);
  if (order.instead) await requireNoneSince(trx, buyer.id, order.instead);
  const row = await packageById(trx, order.package);
  if (row.country !== (await sellingCountry(trx, buyer.countries))) {
    throw new ApiError(403, 'package_of_another_country');
  }
  const offer = offeredFor(offers, row, order);
  if (order.paymentmethod === 'sdd') {
    await requireDebit(ctx, trx, { id: '', user_id: buyer.id, amount: row.amount });
  }
  const discount = await discountFor(ctx, trx, buyer, row, order);
  const discount_amount = discount ? discountOn(row.amount, discount.percentage) : 0;
  const price = { amount: row.amount - discount_amount, currency: row.currency };
  if (order.seen && !isSame(order.seen, price)) throw conflict('order_price_changed');
  const problem = outside(offer, price.amount);
  if (problem) throw invalid({ field: 'paymentmethod', code: problem });
  await requireWithinLimit(ctx, trx, {
    ...{ user_id: buyer.id, language: buyer.language, ...price },
  });
  const id = newId(ctx.random);
  await trx
    .insertInto('payments')
    .values({
      id,
      user_id: buyer.id,
      site_id: buyer.siteId,
      package_id: row.id,
      country: row.country,
      ...price,
      discount_amount,
      discount_code_id: discount?.id ?? null,
      credits: row.credits,
      method: order.paymentmethod,
      bank: order.bank ?? null,
      provider,
      ...waiver,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const isRedeemed =
    !discount || (await redeem(ctx, trx, { discount, user_id: buyer.id, payment_id: id }));
  if (!isRedeemed) throw new ApiError(410, 'already_used');
  if (discount_amount === row.amount)
    await settleIn(ctx, trx, { payment: id, status: 'completed' });
  return id;
}

const isSame = (one: Price, other: Price) =>
  one.amount === other.amount && one.currency === other.currency;

async function packageById(trx: Trx, id: string): Promise<PackageRow> {
  const row = await trx
    .selectFrom('packages')
    .selectAll()
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The method that was chosen, with the bank it wants; 400 for one that cannot take this price. */
function offeredFor(offers: Offer[], { currency }: PackageRow, order: NewOrder): Offer {
  const offer = offers.find(({ method }) => method === order.paymentmethod);
  if (!offer || offer.currency !== currency) {
    throw invalid({ field: 'paymentmethod', code: 'invalid_choice' });
  }
  if (offer.banks.length === 0) return offer;
  if (!order.bank) throw invalid({ field: 'bank', code: 'required' });
  const known = offer.banks.some(({ id }) => id === order.bank);
  if (!known) throw invalid({ field: 'bank', code: 'invalid_choice' });
  return offer;
}

/** The code that was typed must fit; one that comes by itself is left out when it does not. */
async function discountFor(
  ctx: Context,
  trx: Trx,
  buyer: Buyer,
  row: PackageRow,
  order: NewOrder,
): Promise<Discount | null> {
  const code = order.discountcode?.trim();
  const discount = code
    ? await findDiscount(ctx, trx, buyer, { code })
    : await automaticDiscount(ctx, trx, buyer);
  const problem = discount && misfit(discount, { ...row, method: order.paymentmethod });
  if (problem && code) throw invalid({ field: 'discountcode', code: problem });
  return problem ? null : discount;
}
