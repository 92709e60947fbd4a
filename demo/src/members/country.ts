/** Countries with demo members. */
export const demoCountries = ['NL', 'DE', 'GB'] as const;

export type DemoCountry = (typeof demoCountries)[number];
