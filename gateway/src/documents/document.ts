import type { BootDocument } from '@afterglow/federation/registry/boot-document';
import { bootElementId } from '@afterglow/federation/registry/boot-document';
import type { BootFile } from '@afterglow/federation/registry/boot-manifest';
import { assetUrl, type Release } from '@afterglow/federation/registry/release';
import { byHash } from '../headers/content-security-policy.ts';
import { rendererHook } from '../releases/dev-remote.ts';
import { giveWay } from './give-way.ts';
import { escapeHtml, scriptJson, sharedScriptJson } from './html.ts';
import { withoutInlineStyles } from './inline-styles.ts';
import { onceItShows, pageScripts } from './page-scripts.ts';
import type { PageStyle } from './page-styles.ts';
import { startWorker } from './service-worker.ts';
import { shareTags, siteFacts } from './sharing.ts';
import { canvas } from './theme-colours.ts';
import { withoutScript } from './without-script.ts';

/** What somebody chose, or the site starts with. */
export type Theme = 'light' | 'dark' | 'device';

/** What is known of a document before its page is. */
export interface HeadParts {
  /** Name of the site. */
  site: string;
  title: string;
  description: string;
  niche: string;
  theme: Theme;
  indexable: boolean;
  canonical: string;
  alternates: { language: string; url: string }[];
  /** Scheme and host that the site is known by, without a slash at the end. */
  origin: string;
  /** Those that the reader asked: the page knows its files by them. */
  askedAt: string;
  isFront: boolean;
  /** Path of what a shared link to the page shows, where it brings a picture of its own. */
  picture: string | undefined;
  shell: Release;
  /** Development server that the shell comes from; absent outside development. */
  devOrigin: string | undefined;
  language: string;
  /** Something may show before any script ran. */
  isDrawn: boolean;
  /** Nobody is logged in: the document is there at once, with nothing to be waited for meanwhile. */
  isVisitor: boolean;
  /** A page of advertising: it fills the screen, and things have their place in it by its height. */
  isLander: boolean;
  /** What a drawn page looks like. */
  styles: PageStyle[];
  /** Files of the route's remote. */
  preload: BootFile[];
}

export interface BodyParts extends Pick<HeadParts, 'title' | 'description' | 'shell'> {
  /** What the page shows before any script ran, and the nonce that lets in its styles, if by one. */
  look: Look | undefined;
  nonce: string | undefined;
  boot: BootDocument;
}

/** A drawn page, its own styles apart. */
export interface Look {
  html: string;
  css: string;
}

function file(release: Release, path: string): BootFile {
  return { url: assetUrl(release, path), integrity: release.files[path]?.integrity ?? '' };
}

/** Without it the styles follow the device, as the shell does once it runs. */
const mode = ({ theme }: HeadParts): string =>
  theme === 'device' ? '' : ` data-bs-theme="${theme}"`;

/** What the browser's own bars around the page look like. */
function themeColour({ theme }: HeadParts): string {
  const tag = (of: 'light' | 'dark', when = '') =>
    `<meta name="theme-color" content="${canvas[of]}"${when}>`;
  if (theme !== 'device') return tag(theme);
  // The first that suits counts.
  return tag('dark', ' media="(prefers-color-scheme: dark)"') + tag('light');
}

/** What search engines, and those who share a link, should know of a page that they may show. */
function findable(parts: HeadParts): string {
  const { title, description, niche, language, origin, canonical, isFront, site, picture } = parts;
  const shared = { site, title, description, niche, language, origin, canonical, picture };
  const links = parts.alternates.map(
    ({ language, url }) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
  );
  const facts = `<script type="application/ld+json">${scriptJson(siteFacts(shared))}</script>`;
  return `<link rel="canonical" href="${escapeHtml(canonical)}">${links.join('')}
${shareTags(shared)}${isFront ? facts : ''}`;
}

/**
 * Styles of the page in the document itself: a file of a remote that never answers would hold up what
 * shows, and every script; Firefox, for ever. webpack's runtime knows them by their address, and asks
 * for them no more.
 */
const pageStyle = (askedAt: string, { url, css }: PageStyle) =>
  `<style data-href="${escapeHtml(askedAt)}${url}">${css}</style>`;

/**
 * A page of which a piece is there stands elsewhere when it is in the middle of its place, and would move
 * with each piece that comes. What follows it is waited for: a browser takes an element for there
 * when it begins. Most pages of a narrow screen stand below each other, and show what is there: for a phone
 * it is a third of a second of work until all is.
 */
const wholeLook = (isNarrowToo: boolean) =>
  `<link rel="expect" href="#app" blocking="render"${isNarrowToo ? '' : ' media="(min-width: 992px)"'}>`;

/** The document up to its page. It can leave before the page is known. */
export function documentHead(parts: HeadParts): string {
  const { shell, isDrawn } = parts;
  const title = escapeHtml(parts.title);
  const dev = parts.devOrigin;
  const shellFile = (path: string): BootFile =>
    dev ? { url: `${dev}/shell/${path}`, integrity: '' } : file(shell, path);
  const stylesheet = ({ url, integrity }: BootFile) =>
    `<link rel="stylesheet" href="${url}" integrity="${integrity}" crossorigin>`;
  const styles = [
    ...shell.css.map((path) => stylesheet(shellFile(path))),
    ...parts.styles.map((one) => pageStyle(parts.askedAt, one)),
  ];
  const isHere = ({ url }: BootFile) => parts.styles.some((one) => one.url === url);
  const when = !isDrawn ? 'first' : parts.isVisitor ? 'once-it-shows' : 'beside';
  // A script after the styles would wait for them, and what shows is read after it.
  const beforeStyles = when === 'once-it-shows' ? `<script>${onceItShows}</script>` : '';
  const scripts = pageScripts({
    ahead: parts.preload.filter((one) => !isHere(one)),
    main: shellFile(shell.entry),
    when,
  });
  return `<!doctype html>
<html lang="${parts.language}" data-niche="${parts.niche}"${mode(parts)}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="description" content="${escapeHtml(parts.description)}">
${parts.indexable ? findable(parts) : '<meta name="robots" content="noindex">'}
<meta name="color-scheme" content="light dark">
${themeColour(parts)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/app-icon/${parts.niche}-apple-180.png">
<link rel="manifest" href="/manifest.webmanifest?lang=${parts.language}">
<script>${dev ? rendererHook : startWorker}</script>
${isDrawn ? wholeLook(parts.isLander) : ''}${beforeStyles}${styles.join('')}
${scripts}
</head>
`;
}

const inlineScripts = [startWorker, giveWay, onceItShows].map(byHash);

/** What of a document's own scripts its policy lets in. */
export const allowedScripts = (isDev: boolean): string[] =>
  isDev ? [...inlineScripts, byHash(rendererHook)] : inlineScripts;

/** What a release drew, as it stands in a document. */
export const lookOf = (drawn: string): Look => withoutInlineStyles(drawn, '#first-look');

function firstLook({ html, css }: Look, language: string, nonce: string | undefined): string {
  const note = `<noscript><p class="wrapx sm tc py-2">${withoutScript(language)}</p></noscript>`;
  const style = css && `<style${nonce ? ` nonce="${nonce}"` : ''}>${css}</style>`;
  return `<!--look-->${style}<div id="first-look">${note}${html}</div><!--/look-->`;
}

/**
 * Text can stand in another font for a moment: asked for in the head, the font, six times as heavy as
 * the styles, would share the line with them, and everything would show later.
 */
const fontsOf = (shell: Release): string =>
  (shell.preload.document ?? [])
    .map(
      (path) =>
        `<link rel="preload" as="font" type="font/woff2" href="${assetUrl(shell, path)}" crossorigin fetchpriority="low">`,
    )
    .join('');

/** Parts of the boot data that many documents have in common, as the same objects. */
const isShared = (key: string) => key === 'settings' || key === 'shell' || key === 'remotes';

function bootJson(boot: BootDocument): string {
  const parts = Object.entries(boot)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => {
      return `"${key}":${isShared(key) ? sharedScriptJson(value) : scriptJson(value)}`;
    });
  return `{${parts.join(',')}}`;
}

/**
 * What shows before any script ran, and what the shell starts from, all but what is one reader's own:
 * that is left open for `documentEnd`.
 */
export function documentBody({ title, description, shell, look, nonce, boot }: BodyParts): string {
  return `<body>
${look ? firstLook(look, boot.language, nonce) : ''}<div id="app"></div>
${look ? `<script>${giveWay}</script>` : ''}${fontsOf(shell)}
<noscript>${escapeHtml(title)}: ${escapeHtml(description)}</noscript>
<script type="application/json" id="${bootElementId}">${bootJson(boot).slice(0, -1)}`;
}

/** The rest of a document: what the shell is told beside all else. */
export function documentEnd(own: Pick<BootDocument, 'reports'>): string {
  const rest = Object.keys(own).length > 0 ? `,${scriptJson(own).slice(1)}` : '}';
  return `${rest}</script>
</body>
</html>
`;
}
