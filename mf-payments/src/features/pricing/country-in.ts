/** A country as an address names it; none for what cannot be one. */
export function countryIn(search: URLSearchParams): string | undefined {
  const asked = search.get('country')?.toUpperCase();
  return asked && /^[A-Z]{2}$/.test(asked) ? asked : undefined;
}
