/** Settings carry the niche as 1 to 7; themes go by these names, in that order. */
const niches = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export function nicheName(niche: number): string {
  return niches[niche - 1] ?? 'default';
}

/** The bdsm theme opens in the dark unless the member chose otherwise. */
export function startTheme(niche: string, chosen: string | undefined): 'light' | 'dark' {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return niche === 'bdsm' ? 'dark' : 'light';
}
