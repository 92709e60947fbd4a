import { escapeHtml } from './html.ts';
import { shareSize } from './icon.ts';

export interface Shared {
  site: string;
  title: string;
  description: string;
  niche: string;
  language: string;
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** The whole address that search engines should know the page by. */
  canonical: string;
  /** Path of the page's own picture; the site's stands for it. */
  picture?: string | undefined;
}

const property = (name: string, content: string) =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** What a link to a public page looks like where it is shared (https://ogp.me). */
export function shareTags({ site, title, description, niche, language, ...page }: Shared): string {
  const ofSite = [
    property('image', `${page.origin}/share/${niche}.png`),
    property('image:width', String(shareSize.width)),
    property('image:height', String(shareSize.height)),
  ];
  return [
    property('type', 'website'),
    property('site_name', site),
    property('title', title),
    property('description', description),
    property('url', page.canonical),
    property('locale', language),
    ...(page.picture ? [property('image', page.origin + page.picture)] : ofSite),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** Facts about the site for search engines (https://schema.org/WebSite). */
export function siteFacts({ site, description, language, origin }: Shared): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site,
    url: `${origin}/`,
    description,
    inLanguage: language,
    isFamilyFriendly: false,
  };
}
