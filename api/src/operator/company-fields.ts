import type { Updateable } from 'kysely';
import type { Tables } from '../platform/database.ts';
import { Mistake, type Option } from './command.ts';
import { countryCode, list, wholeNumber } from './values.ts';

/** What stands on invoices, in the footer and on the legal pages. */
export const companyOptions: Record<string, Option> = {
  name: { about: 'as it is registered' },
  address: { about: 'street and number' },
  city: { about: 'with the postal code' },
  country: { about: 'where it is registered, as NL' },
  kvk: { about: 'number in the trade register' },
  tradenames: { about: 'names it trades under, with commas' },
  vat: { about: 'VAT numbers by country, as NL=NL000000000B01,DE=DE000000000' },
  phone: { about: 'telephone of its support' },
  'books-years': { about: 'how long it keeps invoices and ledger of who is gone, 5 to 30' },
  'delete-discount': { about: 'the code that who wants to leave is offered' },
};

/** The columns for what was given, and no others. Throws a `Mistake`. */
export function companyFields(given: Record<string, string>): Updateable<Tables['companies']> {
  const { name, address, city, country, kvk, tradenames, vat, phone } = given;
  const { 'delete-discount': discount, 'books-years': years } = given;
  return {
    ...(name && { name }),
    ...(address !== undefined && { address }),
    ...(city !== undefined && { city }),
    ...(country && { country: countryCode('country', country) }),
    ...(kvk !== undefined && { kvk }),
    ...(tradenames !== undefined && { tradenames: list(tradenames) }),
    ...(vat !== undefined && { vat_numbers: JSON.stringify(vatNumbers(vat)) as never }),
    ...(phone !== undefined && { support_phone: phone }),
    ...(years && { books_years: wholeNumber('books-years', years, 5, 30) }),
    ...(discount !== undefined && { delete_discount: discount.toUpperCase() || null }),
  };
}

function vatNumbers(typed: string): Record<string, string> {
  const pairs = list(typed).map((pair) => pair.split('=') as [string, string | undefined]);
  return Object.fromEntries(
    pairs.map(([country, number]) => {
      if (!number) throw new Mistake('--vat is as NL=NL000000000B01.');
      return [countryCode('vat', country), number];
    }),
  );
}
