import type { Method } from './method.ts';

/** Smallest and largest amount in minor units; null where none is known that a package could reach. */
export type Limits = readonly [min: number, max: number | null];

export interface MethodFacts {
  /** Where those live who have it. */
  countries: readonly string[] | 'all';
  /** The currencies it takes, each with its amounts. */
  amounts: Readonly<Record<string, Limits>> | 'all';
}

const sepa = [
  'AT',
  'BE',
  'CH',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'NL',
  'NO',
  'PL',
  'SE',
];
const anyAmount: Limits = [1, null];
const euros = { EUR: anyAmount };
const everywhere: MethodFacts = { countries: 'all', amounts: 'all' };

/**
 * What is so of each way to pay whoever takes the money: a price list or a list of an operator's
 * that says otherwise is not followed. Which of them a country shows, and in which order, is
 * `payment_methods`; what a provider can take may be less (docs/payments.md says where this is from).
 */
export const methodTable: Readonly<Record<Method, MethodFacts>> = {
  applepay: everywhere,
  bancontact: { countries: ['BE'], amounts: { EUR: [2, null] } },
  banktransfer: { countries: sepa, amounts: euros },
  blik: { countries: ['PL'], amounts: { PLN: [1, 5_000_000] } },
  cartebancaire: { countries: ['FR'], amounts: euros },
  creditcard: everywhere,
  dankort: { countries: ['DK'], amounts: { DKK: anyAmount } },
  eps: { countries: ['AT'], amounts: { EUR: [100, null] } },
  // Shut down at the end of 2024.
  giropay: { countries: ['DE'], amounts: { EUR: [100, null] } },
  ideal: { countries: ['NL'], amounts: { EUR: [1, 5_000_000] } },
  // No new cards since 2023; those there are work until they expire.
  maestro: {
    countries: sepa,
    amounts: {
      EUR: anyAmount,
      GBP: anyAmount,
      CHF: anyAmount,
      DKK: anyAmount,
      NOK: anyAmount,
      PLN: anyAmount,
      SEK: anyAmount,
    },
  },
  mastercard: everywhere,
  mobilepay: { countries: ['DK', 'FI'], amounts: { DKK: anyAmount, EUR: anyAmount } },
  nexi: { countries: ['IT'], amounts: euros },
  paypal: everywhere,
  // A code from a shop pays 50 euros at most, by law.
  paysafecard: {
    countries: [...sepa, 'AU', 'CA', 'NZ'],
    amounts: {
      EUR: [1, 5000],
      AUD: anyAmount,
      CAD: anyAmount,
      CHF: anyAmount,
      GBP: anyAmount,
      NOK: anyAmount,
      PLN: anyAmount,
      SEK: anyAmount,
    },
  },
  postepay: { countries: ['IT'], amounts: euros },
  przelewy24: { countries: ['PL'], amounts: { EUR: [1, 5_500_000], PLN: [1, 5_500_000] } },
  satispay: {
    countries: sepa.filter((country) => !['BE', 'GB', 'NO'].includes(country)),
    amounts: { EUR: [1, 5_000_000] },
  },
  sdd: { countries: sepa, amounts: euros },
  // Shut down in 2024.
  sofort: {
    countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL', 'PL'],
    amounts: { EUR: [100, 500_000], CHF: [100, 500_000], PLN: [100, null] },
  },
  swish: { countries: ['SE'], amounts: { SEK: [1, 15_000_000] } },
  twint: { countries: ['CH'], amounts: { CHF: [1, 500_000] } },
  vipps: { countries: ['NO'], amounts: { NOK: anyAmount } },
  visa: everywhere,
};
