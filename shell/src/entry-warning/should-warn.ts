export interface Entry {
  isMember: boolean;
  isInstalledApp: boolean;
  /** When the warning was closed before, or null. */
  closedAt: number | null;
  enabled: 'yes' | 'no';
  /** Two letters of the country the visitor chose or is in. */
  country: string;
  /** Countries the site restricts the warning to; empty for all. */
  siteCountries: string[];
  /** Countries the layout restricts the warning to; undefined for all. */
  layoutCountries?: string[] | undefined;
}

/** Whether a visitor must be told what kind of site this is before seeing it. */
export function shouldWarn(entry: Entry): boolean {
  if (entry.isMember || entry.isInstalledApp || entry.closedAt !== null) return false;
  if (entry.enabled === 'no') return false;
  const isIn = (countries: string[]) => countries.includes(entry.country);
  if (entry.siteCountries.length > 0 && !isIn(entry.siteCountries)) return false;
  return entry.layoutCountries === undefined || isIn(entry.layoutCountries);
}
