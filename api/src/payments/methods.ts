import type { Static } from 'typebox';
import type { Db } from '../platform/database.ts';
import { type PaymentMethod, paymentMethods } from './schemas.ts';

export type Method = Static<typeof PaymentMethod>;

const isMethod = (method: string): method is Method =>
  (paymentMethods as readonly string[]).includes(method);

/** What one can pay with in a country; `banks` when a bank has to be chosen first. */
export async function methodsIn(
  db: Db,
  country: string,
): Promise<{ method: Method; banks: boolean }[]> {
  const rows = await db
    .selectFrom('payment_methods')
    .select(['method'])
    .where('country', '=', country)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const withBanks = new Set((await banksOf(db, country)).map(({ method }) => method));
  return rows.flatMap(({ method }) =>
    isMethod(method) ? [{ method, banks: withBanks.has(method) }] : [],
  );
}

/** The banks of a country, of one method or of all. */
export async function banksOf(
  db: Db,
  country: string,
  method?: string,
): Promise<{ id: string; name: string; method: Method }[]> {
  const rows = await db
    .selectFrom('banks')
    .select(['id', 'name', 'method'])
    .where('country', '=', country)
    .where('active', '=', true)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? ''))
    .orderBy('position')
    .execute();
  return rows.flatMap(({ id, name, method: of }) =>
    isMethod(of) ? [{ id, name, method: of }] : [],
  );
}
