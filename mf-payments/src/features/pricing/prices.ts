import { resource } from '@afterglow/shared-state';

/** The price list of a country, or of that of who asks, with the country it is of. */
export const prices = resource('/api/packages.php', {
  of: ({ packages, country }) => ({
    country,
    packages: packages.toSorted((one, other) => one.credits - other.credits),
  }),
});

/** A country as an address names it; none for what cannot be one. */
export function countryIn(search: URLSearchParams): string | undefined {
  const asked = search.get('country')?.toUpperCase();
  return asked && /^[A-Z]{2}$/.test(asked) ? asked : undefined;
}
