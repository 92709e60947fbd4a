import { webManifest } from './manifest.ts';

test('an app of its own on each site: its name, its colours, icons that can be cut', () => {
  const site = {
    name: 'Second',
    description: 'Chat',
    niche: 'gay',
    language: 'nl',
    startsDark: false,
  };
  const manifest = webManifest(site);
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Second',
    display: 'standalone',
    // Whoever is logged out is led on from there.
    start_url: '/members',
    scope: '/',
    theme_color: '#5b43d6',
  });
  const { background_color } = webManifest({ ...site, startsDark: true });
  expect(background_color).not.toBe(manifest.background_color);
  const icons = manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(icons).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});
