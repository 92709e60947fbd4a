import { folderNames } from '@afterglow/federation/registry/page-folders';
import { addressOf, parametersOf } from '@afterglow/federation/registry/route-pattern';
import type { Live } from '../releases/releases.ts';
import { escapeHtml } from './html.ts';

/** Paths of all pages that search engines may show; for a page with folders, one for each. */
export function indexablePaths(live: Pick<Live, 'remotes' | 'releaseOf'>): string[] {
  const paths = live.remotes.flatMap(({ name, routes }) =>
    routes
      .filter(({ indexable }) => indexable)
      .flatMap(({ path }) => {
        const [first] = parametersOf(path);
        if (first === undefined) return [path];
        const release = live.releaseOf(name);
        const values = release ? folderNames(release, first) : [];
        return values.map((value) => addressOf(path, () => value));
      }),
  );
  return [...new Set(paths)].sort();
}

/**
 * The pages of a site in all its languages (https://www.sitemaps.org, and Google's `xhtml:link` for
 * languages): without `?lang` a page is in the language of whoever asks.
 */
export function sitemap(origin: string, paths: string[], languages: string[]): string {
  const link = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;
  const urls = paths.map((path) => {
    const address = origin + path;
    const others = languages.map((language) => link(language, `${address}?lang=${language}`));
    return `<url><loc>${escapeHtml(address)}</loc>${others.join('')}${link('x-default', address)}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/**
 * For machines that read a site. Pages of members say `noindex` themselves, which can only be read
 * where reading is allowed; what is no page is not for them.
 */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /boot.json

Sitemap: ${origin}/sitemap.xml
`;
