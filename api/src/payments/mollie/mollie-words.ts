import type { Method } from '../methods/method.ts';
import type { PaymentStatus } from '../tables.ts';

/** Our ways to pay by Mollie's name; those that are not here it has no more, or never had. */
export const mollieMethods: Partial<Record<Method, string>> = {
  applepay: 'applepay',
  bancontact: 'bancontact',
  banktransfer: 'banktransfer',
  blik: 'blik',
  cartebancaire: 'creditcard',
  creditcard: 'creditcard',
  eps: 'eps',
  ideal: 'ideal',
  maestro: 'creditcard',
  mastercard: 'creditcard',
  mobilepay: 'mobilepay',
  paypal: 'paypal',
  paysafecard: 'paysafecard',
  przelewy24: 'przelewy24',
  satispay: 'satispay',
  swish: 'swish',
  twint: 'twint',
  vipps: 'vipps',
  visa: 'creditcard',
};

/** `authorized` waits for a capture, which its automatic mode does by itself. */
const statuses: Record<string, PaymentStatus> = {
  open: 'open',
  pending: 'pending',
  authorized: 'pending',
  paid: 'completed',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
};

/** A state that is new to us is one that has not ended. */
export const statusOf = (status: string): PaymentStatus => statuses[status] ?? 'pending';

const locales: Record<string, string> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};
export const localeOf = (language: string) => locales[language] ?? 'en_GB';

export interface MollieAmount {
  currency: string;
  value: string;
}

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** 1050 of EUR is "10.50". */
export function toMollie(amount: number, currency: string): MollieAmount {
  const digits = digitsOf(currency);
  const text = String(amount).padStart(digits + 1, '0');
  const cut = text.length - digits;
  const value = digits === 0 ? text : `${text.slice(0, cut)}.${text.slice(cut)}`;
  return { currency, value };
}

/** The minor units of an amount; exactly, since no fraction is computed. */
export function fromMollie({ currency, value }: MollieAmount): number {
  const [whole = '', part = ''] = value.split('.');
  const amount = Number(`${whole}${part.padEnd(digitsOf(currency), '0')}`);
  if (!Number.isSafeInteger(amount)) throw new Error(`Not an amount: ${value} ${currency}`);
  return amount;
}
