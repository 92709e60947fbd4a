import type { Static } from 'typebox';
import type { Context } from '../platform/context.ts';
import { requireDebit } from './debit/limits.ts';
import { type Buyer, findDiscount, ifRefused } from './discount.ts';
import { misfit } from './discount-view.ts';
import { lastOrder } from './history.ts';
import { outside } from './methods/limits.ts';
import { methodsIn } from './methods/methods-in.ts';
import { isPriceSeen } from './order-price.ts';
import { pricedPackages, sellingCountry } from './packages.ts';
import { providersOf } from './providers.ts';
import type { Package, RepeatOrderBody } from './schemas.ts';

type Seen = NonNullable<Static<typeof RepeatOrderBody>['seen']>;

/** The last order as it would be today, which is what a page shows and what is then ordered. */
export interface Again extends Pick<Seen, 'paymentmethod'> {
  package: Static<typeof Package>;
  bank: string | undefined;
  discountcode: string | undefined;
}

/**
 * The last paid order at today's price: with its code where that can be used once more. Null when
 * it is not for sale in the buyer's country any longer, or cannot be paid there as it was then, or by
 * this buyer.
 */
export async function orderAgain(
  ctx: Context,
  buyer: Buyer,
  messageCredits: number,
): Promise<Again | null> {
  const last = await lastOrder(ctx.db, buyer.id);
  const { country, countries } = buyer;
  if (last?.country !== (await sellingCountry(ctx.db, countries, country))) return null;
  const [provider] = providersOf(ctx);
  const offers = provider ? await methodsIn(ctx, provider, last.country) : [];
  const offer = offers.find(({ method }) => method === last.method);
  const bank = offer?.banks.find(({ id }) => id === last.bank)?.id;
  if (!offer || (offer.banks.length > 0 && !bank)) return null;
  const { code } = last;
  const found = code ? await findDiscount(ctx, ctx.db, buyer, { code }).catch(ifRefused) : null;
  const fits = found && !misfit(found, { ...last, method: offer.method });
  const percentage = fits ? found.percentage : 0;
  const [priced] = pricedPackages([last], messageCredits, () => percentage);
  if (!priced || outside(offer, priced.amount)) return null;
  if (offer.method === 'sdd' && !(await mayDebit(ctx, buyer, last.amount))) return null;
  const discountcode = fits ? found.code : undefined;
  return { package: priced, paymentmethod: offer.method, bank, discountcode };
}

/** Whether an account may (still) owe as much by direct debit. */
async function mayDebit(ctx: Context, { id: user_id }: Buyer, amount: number): Promise<boolean> {
  const checked = requireDebit(ctx, ctx.db, { id: '', user_id, amount });
  return (await checked.then(() => true).catch(ifRefused)) ?? false;
}

export function isAsSeen({ package: now, paymentmethod }: Again, seen: Seen): boolean {
  const isSame = now.id === seen.package && paymentmethod === seen.paymentmethod;
  return isSame && isPriceSeen(seen, now);
}
