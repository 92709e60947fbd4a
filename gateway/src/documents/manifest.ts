import { canvas, themeColours } from './theme-colours.ts';

interface Site {
  name: string;
  description: string;
  niche: string;
  language: string;
  startsDark: boolean;
}

export const iconSizes = [192, 512] as const;

/** What a phone needs to put the site among its apps. */
export function webManifest({ name, description, niche, language, startsDark }: Site) {
  const icon = (purpose: 'any' | 'maskable') =>
    iconSizes.map((size) => ({
      src: `/app-icon/${niche}-${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    theme_color: themeColours(niche).fill,
    background_color: startsDark ? canvas.dark : canvas.light,
    icons: [...icon('any'), ...icon('maskable')],
  };
}
