import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import type { Release } from '@afterglow/federation/registry/release';
import { indexablePaths, robots, sitemap } from './sitemap.ts';

const route = (path: string, indexable = true) => ({ name: path, path, indexable });
const routes = [
  route('/'),
  route('/landers/:lander/:slug?'),
  route('/members', false),
  route('/pages/terms'),
];
const sources = { 'src/landers/gallery': 'a', 'src/landers/video': 'b', 'src/slugs/men': 'c' };
const live = (from: Record<string, string> | undefined) => ({
  remotes: [{ name: 'mf-landers', routes } as unknown as BootRemote],
  releaseOf: () => from && ({ sources: from } as unknown as Release),
});

test('every page that may be shown is listed, advertising pages by their folders', () => {
  expect(indexablePaths(live(sources))).toEqual([
    '/',
    '/landers/gallery',
    '/landers/video',
    '/pages/terms',
  ]);
});

test('of a release that cannot be read nothing is made up', () => {
  expect(indexablePaths(live(undefined))).toEqual(['/', '/pages/terms']);
});

test('each page names its languages, and the one without a language', () => {
  const text = sitemap('https://site.example', ['/pages/faq'], ['en', 'nl']);
  expect(text).toContain('<loc>https://site.example/pages/faq</loc>');
  const links = [...text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
  expect(links.map(([, language, address]) => [language, address])).toEqual([
    ['en', 'https://site.example/pages/faq?lang=en'],
    ['nl', 'https://site.example/pages/faq?lang=nl'],
    ['x-default', 'https://site.example/pages/faq'],
  ]);
});

test('pages may be read, or nobody would see that some say noindex', () => {
  const lines = robots('https://site.example').split('\n');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /boot.json',
  ]);
  expect(lines).toContain('Sitemap: https://site.example/sitemap.xml');
});
