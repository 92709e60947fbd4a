import type { Units } from '../rules/units.ts';
import { cached } from './cached.ts';

const formatter = cached(
  (language: string, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit }),
);

const milesPerKilometre = 0.621_371;

/** The kilometres come rounded; to the mile they would look measured: 106 for 170 km. */
const roundMiles = (miles: number) => {
  const step = miles < 10 ? 1 : miles < 100 ? 5 : 10;
  return Math.max(1, Math.round(miles / step) * step);
};

/** `5 km`, and `3 mi` for who thinks in those; never less than one. */
export function formatDistance(kilometres: number, language: string, units: Units): string {
  if (units === 'km') return formatter(language, 'kilometer').format(kilometres);
  const miles = roundMiles(kilometres * milesPerKilometre);
  return formatter(language, 'mile').format(miles);
}
