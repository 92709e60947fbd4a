import { readCookie, setCookie } from './cookies.ts';

export type ThemeChoice = 'light' | 'dark' | 'device';

const NICHES = ['default', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

/** The theme name of `settings.niche` 1 to 7. */
export const nicheName = (niche: number) => NICHES[niche - 1] ?? 'default';

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the member chose on this device; some sites start dark. The cookie lets the server paint it first. */
export function themeChoice(niche: number): ThemeChoice {
  const stored = readCookie('theme');
  if (stored === 'light' || stored === 'dark' || stored === 'device') return stored;
  return nicheName(niche) === 'bdsm' ? 'dark' : 'device';
}

export function chooseTheme(choice: ThemeChoice): void {
  setCookie('theme', choice, 365);
  paint(choice);
}

/** Sets the colours of the document and follows the device; returns a function that stops it. */
export function startTheme(niche: number): () => void {
  const follow = () => paint(themeChoice(niche));
  document.documentElement.dataset.niche = nicheName(niche);
  follow();
  const device = deviceIsDark();
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}

function paint(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'device' && deviceIsDark().matches);
  document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light';
}
