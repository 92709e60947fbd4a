/** What a browser paints around a page, and a phone behind an icon: two colours of a site's theme. */
interface ThemeColours {
  /** The fill of buttons. */
  fill: string;
  accent: string;
}

const first: ThemeColours = { fill: '#d81e53', accent: '#ff8a5b' };

const themes: Record<string, ThemeColours> = {
  default: first,
  she: { fill: '#a92c86', accent: '#ff9e8a' },
  bdsm: { fill: '#b0122e', accent: '#b9a7a0' },
  bbw: { fill: '#c9402b', accent: '#f5b23d' },
  gilf: { fill: '#96305f', accent: '#d9b36a' },
  milf: { fill: '#c41230', accent: '#f0a6a0' },
  gay: { fill: '#5b43d6', accent: '#ff6b8b' },
};

/** The page's background, in the light and in the dark. */
export const canvas = { light: '#fff9f7', dark: '#140d11' };

export const themeColours = (niche: string): ThemeColours => themes[niche] ?? first;

export const isTheme = (niche: string): boolean => Object.hasOwn(themes, niche);

export const themeNames = Object.keys(themes);
