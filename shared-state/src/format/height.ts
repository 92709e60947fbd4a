import type { Units } from '../rules/units.ts';
import { cached } from './cached.ts';

const centimetresPerInch = 2.54;

const unit = cached(
  (language: string, name: string, decimals: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, minimumFractionDigits: decimals }),
);

/** `1.71 m`, and `5 ft 7 in` for who counts distances in miles. */
export function formatHeight(centimetres: number, language: string, units: Units): string {
  if (units === 'km') return unit(language, 'meter', 2).format(centimetres / 100);
  const inches = Math.round(centimetres / centimetresPerInch);
  const feet = unit(language, 'foot', 0).format(Math.floor(inches / 12));
  return `${feet} ${unit(language, 'inch', 0).format(inches % 12)}`;
}
