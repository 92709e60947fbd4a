import type { Static } from 'typebox';
import { smsSender } from '../mail/sms.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import type { Provider } from './provider.ts';
import { type PaymentMethod, paymentMethods } from './schemas.ts';

export type Method = Static<typeof PaymentMethod>;

const isMethod = (method: string): method is Method =>
  (paymentMethods as readonly string[]).includes(method);

export interface Bank {
  id: string;
  name: string;
  method: Method;
}

export interface Offer {
  method: Method;
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
  const offerOf = await provider.offers({ country, currency: await currencyOf(db, country) });
  return rows.flatMap(({ method }) => {
    if (!isMethod(method) || (method === 'sdd' && !canDebit(ctx, provider))) return [];
    const offer = offerOf(method);
    if (!offer) return [];
    const isOffered = ({ id }: Bank) => offer.banks === 'all' || offer.banks.includes(id);
    return [{ method, banks: banks.filter((bank) => bank.method === method && isOffered(bank)) }];
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

async function currencyOf(db: Db, country: string): Promise<string> {
  const row = await db
    .selectFrom('packages')
    .select('currency')
    .where('country', '=', country)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row?.currency ?? 'EUR';
}
