import type { BootDocument } from '@afterglow/federation/registry/boot-document';
import {
  type BootRemote,
  bootRemoteIn,
  bootTexts,
  inLanguage,
} from '@afterglow/federation/registry/boot-manifest';
import type { Words } from '@afterglow/federation/registry/page-words';
import { wordsKey } from '@afterglow/federation/registry/page-words';
import { assetUrl, type Release } from '@afterglow/federation/registry/release';
import { sharePicture } from '@afterglow/federation/registry/share-picture';
import type { SiteSettings } from '../api/api-client.ts';
import { documentHead, type Theme } from './document.ts';
import type { FoundPage } from './find-page.ts';
import type { Known } from './gather.ts';
import type { PageStyle } from './page-styles.ts';
import { preloadFor } from './route-files.ts';

interface Told {
  words: Words;
  theme: Theme;
  /** Scheme and host that the site is known by, and those that the reader asked. */
  origin: string;
  askedAt: string;
  /** Something may show before any script ran. */
  mayBeDrawn: boolean;
  /** What a drawn page looks like. */
  styles: PageStyle[];
}

/** Address of the picture that the page's release brings for links to it. */
function pictureOf({ match, release, isFound }: FoundPage, pathname: string): string | undefined {
  if (!isFound || !match || !release) return undefined;
  const picture = sharePicture(release, wordsKey(match.route, pathname));
  return picture && assetUrl(release, picture);
}

/** One address for a page, however many slashes it was asked with. By steps: a pattern would try from each of them. */
function withoutSlashes(pathname: string): string {
  let end = pathname.length;
  while (end > 1 && pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** The document up to its page. */
export function headOf(known: Known, page: FoundPage, told: Told): string {
  const { url, query, settings, language, live, dev } = known;
  const { match, isFound } = page;
  const { words, theme, origin, askedAt, mayBeDrawn, styles } = told;
  const here = origin + withoutSlashes(url.pathname);
  const inLanguage = (code: string) => `${here}?lang=${code}`;
  return documentHead({
    ...words,
    ...{ site: settings.name, niche: settings.niche_name, theme, language, origin, askedAt },
    indexable: isFound && match?.route.indexable === true,
    canonical: query ? inLanguage(language) : here,
    alternates: [
      ...settings.languages.map((code) => ({ language: code, url: inLanguage(code) })),
      // In the language of whoever asks.
      { language: 'x-default', url: here },
    ],
    isFront: url.pathname === '/',
    picture: pictureOf(page, url.pathname),
    shell: live.shell,
    devOrigin: dev?.origin,
    isDrawn: mayBeDrawn,
    isVisitor: known.user === null,
    isLander: match?.route.layout === 'lander',
    styles,
    preload: dev ? [] : preloadFor(live, match, language, url.pathname),
  });
}

/** Makes what is said in a language of one thing; the same object each time, which is written once. */
function madeOnce<From extends object, Made>(make: (from: From, language: string) => Made) {
  const all = new WeakMap<From, Map<string, Made>>();
  return (from: From, language: string): Made => {
    const known = all.get(from) ?? new Map<string, Made>();
    all.set(from, known);
    const made = known.get(language) ?? make(from, language);
    known.set(language, made);
    return made;
  };
}

const bootShell = madeOnce((shell: Release, language) =>
  inLanguage({ version: shell.version, ...bootTexts(shell) }, language),
);

const bootRemotesIn = madeOnce((remotes: BootRemote[], language) =>
  remotes.map((remote) => bootRemoteIn(remote, language)),
);

interface Given {
  /** Settings as this reader is told them. */
  shown: SiteSettings;
  given: Record<string, string>;
  production: boolean;
}

/** What the shell starts from, but for the answers it begins with and its ticket for reports. */
export function bootOf(
  { language, user, at, override, live }: Known,
  { remotes, status }: FoundPage,
  { shown, given, production }: Given,
): BootDocument {
  return {
    language,
    settings: shown,
    ...(user !== undefined && { user }),
    // Nothing of the moment is in what visitors share.
    ...(user && { at }),
    ...(Object.keys(given).length > 0 && { given }),
    ...(override && { override }),
    ...(!production && { development: true as const }),
    status,
    ...(live.lacking.length > 0 && { lacking: live.lacking }),
    shell: bootShell(live.shell, language),
    remotes: bootRemotesIn(remotes, language),
  };
}
