/** What the first paint is in: the visitor's choice, else what the site starts with. */
export function startTheme(ofSite: string, chosen: string | undefined): 'light' | 'dark' {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return ofSite === 'dark' ? 'dark' : 'light';
}
