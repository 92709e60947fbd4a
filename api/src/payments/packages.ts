import type { Static } from 'typebox';
import { countriesWithVat, hasVat } from '../places/vat.ts';
import type { Db } from '../platform/database.ts';
import type { Package } from './schemas.ts';

/** All that is on sale: not where the VAT is not known, which every invoice names and keeps. */
export function packagesOnSale(db: Db) {
  return db
    .selectFrom('packages')
    .where('packages.active', '=', true)
    .where('packages.country', 'in', countriesWithVat);
}

/** The packages on sale in a country, smallest first. */
export function packageRows(db: Db, country: string) {
  const rows = packagesOnSale(db).selectAll().where('country', '=', country);
  return rows.orderBy('credits').execute();
}

export type PackageRow = Awaited<ReturnType<typeof packageRows>>[number];

/**
 * Where somebody buys: the country asked for, the own one, or the site's; the first where something is on
 * sale. Where nothing is in any of them they buy nothing, and not by the prices of wherever else something is.
 * A member at home where the VAT is not known buys nothing by the prices of another country either.
 */
export async function sellingCountry(
  db: Db,
  candidates: readonly (string | undefined)[],
  home?: string,
): Promise<string> {
  if (home && !hasVat(home)) return home;
  const rows = await packagesOnSale(db).select('country').distinct().execute();
  const selling = rows.map(({ country }) => country);
  const known = candidates.filter((country) => country !== undefined);
  return known.find((country) => selling.includes(country)) ?? known[0] ?? '';
}

/** The part of an amount that a discount takes off, in minor units. */
export function discountOn(amount: number, percentage: number): number {
  return amount - Math.round((amount * (100 - percentage)) / 100);
}

/** Packages with what a buyer pays now and what a message then costs. */
export function pricedPackages(
  rows: PackageRow[],
  messageCredits: number,
  percentageFor: (row: PackageRow) => number,
): Static<typeof Package>[] {
  const priced = rows.map((row) => {
    const percentage = percentageFor(row);
    const amount = row.amount - discountOn(row.amount, percentage);
    return { row, percentage, amount, perMessage: (amount * messageCredits) / row.credits };
  });
  const smallest = priced[0]?.perMessage ?? 0;
  return priced.map(({ row, percentage, amount, perMessage }) => ({
    id: row.id,
    tier: row.tier,
    credits: row.credits,
    amount,
    regular_amount: row.regular_amount ?? row.amount,
    discount_percentage: percentage,
    currency: row.currency,
    popular: row.popular,
    message_amount: Math.round(perMessage),
    saving_percentage: smallest > 0 ? Math.round((1 - perMessage / smallest) * 100) : 0,
  }));
}
