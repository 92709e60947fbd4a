/** Languages the product speaks, English first. Every text of every package exists in all of them. */
export const languages = [
  'en',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'it',
  'nb',
  'nl',
  'pl',
  'sv',
] as const;
