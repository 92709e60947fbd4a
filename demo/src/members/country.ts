/** Countries with demo members, and the language these write in. New ones come last: seeds count. */
const languageIn = {
  NL: 'nl',
  DE: 'de',
  GB: 'en',
  DK: 'da',
  ES: 'es',
  FI: 'fi',
  FR: 'fr',
  IT: 'it',
  NO: 'nb',
  PL: 'pl',
  SE: 'sv',
} as const;

export type DemoCountry = keyof typeof languageIn;

export const demoCountries = Object.keys(languageIn) as DemoCountry[];

/** The languages that demo members write in. */
export const demoLanguages: string[] = Object.values(languageIn);

/** Something of every country, made from it and its language. */
export function byCountry<Thing>(
  make: (country: DemoCountry, language: string) => Thing,
): Record<DemoCountry, Thing> {
  const pairs = demoCountries.map((country) => [country, make(country, languageIn[country])]);
  return Object.fromEntries(pairs);
}
