import { cached } from './cached.ts';

const formatter = cached((language: string, currency: string) => {
  return new Intl.NumberFormat(language, { style: 'currency', currency });
});

/** `formatMoney(1874, 'EUR', 'nl')` is `€ 18,74`. The amount is in minor units (cents, øre, …). */
export function formatMoney(minorUnits: number, currency: string, language: string): string {
  const format = formatter(language, currency);
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
