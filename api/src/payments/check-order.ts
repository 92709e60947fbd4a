import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { requireDebit } from './debit/limits.ts';
import type { Buyer } from './discount.ts';
import { outside } from './methods/limits.ts';
import type { Offer } from './methods/methods-in.ts';
import { type Priced, packageById, priceOf } from './order-price.ts';
import { type PackageRow, sellingCountry } from './packages.ts';
import { requireWithinLimit } from './spending/require-within-limit.ts';
import { type Consent, waiverOf } from './waiver/waiver.ts';

export interface NewOrder extends Priced {
  bank?: string | undefined;
  consent: Consent;
}

/**
 * What is ordered, at the price of the price list. Throws 400 for what is not on offer, 403 and 429 for
 * who may not pay (so much) that way, 403 for a package of another country and what is over the buyer's
 * own limit, 404 and 410 for a code that cannot be used, 409 for another price than was seen,
 * or other days to withdraw.
 * `counted` are the orders that fill the limit.
 */
export async function checkOrder(
  ctx: Context,
  db: Db,
  buyer: Buyer,
  offers: Offer[],
  order: NewOrder,
  counted: 'all' | 'begun',
) {
  const waiver = waiverOf(order.consent, ctx.clock.now());
  const row = await packageById(db, order.package);
  if (row.country !== (await sellingCountry(db, buyer.countries, buyer.country))) {
    throw new ApiError(403, 'package_of_another_country');
  }
  const offer = offeredFor(offers, row, order);
  if (order.paymentmethod === 'sdd') {
    await requireDebit(ctx, db, { id: '', user_id: buyer.id, amount: row.amount });
  }
  const { discount, discount_amount, ...price } = await priceOf(ctx, db, buyer, row, order);
  const problem = outside(offer, price.amount);
  if (problem) throw invalid({ field: 'paymentmethod', code: problem });
  const { id: user_id, language } = buyer;
  await requireWithinLimit(ctx, db, { user_id, language, ...price }, counted);
  return { row, waiver, price, discount, discount_amount };
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
