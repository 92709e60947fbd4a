import { smsSender } from '../../mail/sms.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { Place, Provider } from '../provider.ts';
import { limitsOf, within } from './limits.ts';
import { isMethod, type Method } from './method.ts';

export interface Bank {
  id: string;
  name: string;
  method: Method;
}

export interface Offer {
  method: Method;
  currency: string;
  /** The amounts it takes, in minor units; null for no largest one. */
  min: number;
  max: number | null;
  /** Those to choose one of first; none where there is no choice, or it is made at the provider's. */
  banks: Bank[];
}

/** What one can pay with in a country: in our list, switched on, and taken by the provider. */
export async function methodsIn(
  ctx: Context,
  provider: Provider,
  country: string,
): Promise<Offer[]> {
  const { db } = ctx;
  const rows = await db
    .selectFrom('payment_methods')
    .select(['method'])
    .where('country', '=', country)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const banks = await banksOf(db, country);
  const place = await placeOf(db, country);
  const offerOf = await provider.offers(place);
  return rows.flatMap(({ method }) => {
    if (!isMethod(method) || (method === 'sdd' && !canDebit(ctx, provider))) return [];
    const known = limitsOf(method, place);
    const offer = offerOf(method);
    if (!known || !offer) return [];
    const [min, max] = within(known, [offer.min ?? 1, offer.max ?? null]);
    const isOffered = ({ id }: Bank) => offer.banks === 'all' || offer.banks.includes(id);
    const own = banks.filter((bank) => bank.method === method && isOffered(bank));
    return [{ method, currency: place.currency, min, max, banks: own }];
  });
}

/** Its code goes to a phone, and the order from here to the bank. */
const canDebit = (ctx: Context, { collect }: Provider) =>
  collect !== undefined && smsSender(ctx) !== undefined;

async function banksOf(db: Db, country: string): Promise<Bank[]> {
  const rows = await db
    .selectFrom('banks')
    .select(['id', 'name', 'method'])
    .where('country', '=', country)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ method, ...bank }) => (isMethod(method) ? [{ ...bank, method }] : []));
}

/** A country as its price list has it. */
async function placeOf(db: Db, country: string): Promise<Place> {
  const smallest = await db
    .selectFrom('packages')
    .select(['currency', 'amount'])
    .where('country', '=', country)
    .where('active', '=', true)
    .orderBy('amount')
    .limit(1)
    .executeTakeFirst();
  return { country, currency: smallest?.currency ?? 'EUR', amount: smallest?.amount ?? 1000 };
}
