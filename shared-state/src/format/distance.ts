import { cached } from './cached.ts';

const formatter = cached(
  (language: string, unit: string) => new Intl.NumberFormat(language, { style: 'unit', unit }),
);

/** Where roads are measured in miles. */
const inMiles = ['GB', 'US'];
const milesPerKilometre = 0.621_371;

/** `5 km`, and `3 mi` where that is what people say; never less than one. */
export function formatDistance(kilometres: number, language: string, country: string): string {
  if (!inMiles.includes(country)) return formatter(language, 'kilometer').format(kilometres);
  const miles = Math.max(1, Math.round(kilometres * milesPerKilometre));
  return formatter(language, 'mile').format(miles);
}
