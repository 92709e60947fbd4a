export type Units = 'km' | 'mi';

/** What roads are measured in where somebody lives. */
export const unitsOf = (country: string): Units => (/^(GB|US)$/.test(country) ? 'mi' : 'km');
