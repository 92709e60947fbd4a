/** Themes of a site; `settings.niche` counts them from 1. */
export const niches = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

export function nicheName({ niche }: { niche: number }): (typeof niches)[number] {
  return niches[niche - 1] ?? 'default';
}
