import type { Settings } from '../api/types.ts';
import { readCookie, setCookie } from './cookies.ts';

export type ThemeChoice = 'light' | 'dark' | 'device';

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the member chose on this device; some sites start dark. The cookie lets the server paint it first. */
export function themeChoice(ofSite: Settings['start_theme']): ThemeChoice {
  const stored = readCookie('theme');
  if (stored === 'light' || stored === 'dark' || stored === 'device') return stored;
  return ofSite;
}

export function chooseTheme(choice: ThemeChoice): void {
  setCookie('theme', choice, 365);
  paint(choice);
}

/** Sets the colours of the document and follows the device; returns a function that stops it. */
export function startTheme(site: Pick<Settings, 'niche_name' | 'start_theme'>): () => void {
  const follow = () => paint(themeChoice(site.start_theme));
  document.documentElement.dataset.niche = site.niche_name;
  follow();
  const device = deviceIsDark();
  device.addEventListener('change', follow);
  return () => device.removeEventListener('change', follow);
}

function paint(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'device' && deviceIsDark().matches);
  document.documentElement.dataset.bsTheme = isDark ? 'dark' : 'light';
}
