import { cached } from './cached.ts';

const formatter = cached(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

export function formatNumber(value: number, language: string): string {
  return formatter(language, {}).format(value);
}

/** `formatPercent(25, 'fr')` is `25 %`. */
export function formatPercent(percentage: number, language: string): string {
  return formatter(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    percentage / 100,
  );
}
