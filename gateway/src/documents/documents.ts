import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import {
  type BootFile,
  bootFile,
  preloadFiles,
} from '@afterglow/federation/registry/boot-manifest';
import { firstData } from '@afterglow/federation/registry/first-data';
import { hasPage } from '@afterglow/federation/registry/page-folders';
import { matchRoute, type RouteMatch } from '@afterglow/federation/registry/route-match';
import { atSitePaths } from '@afterglow/federation/registry/site-paths';
import type { Files } from '@afterglow/federation/store/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { apiClient } from '../api/api-client.ts';
import type { Environment } from '../environment.ts';
import { documentPolicies } from '../headers/document-headers.ts';
import { withDevRemote } from '../releases/dev-remote.ts';
import { devOverride } from '../releases/override.ts';
import type { Live, LiveFor } from '../releases/releases.ts';
import { clientOf } from '../reports/client-address.ts';
import { issueReportToken } from '../reports/report-token.ts';
import { base, type variantsOf } from '../variants/variants.ts';
import { renderDocument } from './document.ts';
import { firstLookOf } from './first-look.ts';
import { documentLanguage, readableIn } from './language.ts';
import { spokenLanguages, unavailableWords } from './own-words.ts';
import { wordsFor, wordsOfReleases } from './page-words.ts';
import { sendPlainPage } from './plain-page.ts';
import { textOfReleases } from './release-text.ts';
import { keepCountry } from './selected-country.ts';

interface Parts {
  files: Files;
  api: ReturnType<typeof apiClient>;
  liveFor: LiveFor;
  /** Signs what documents are given to send back. */
  secret: Buffer;
  environment: Environment;
  /** Chooses what is tried out on a page. */
  variants: ReturnType<typeof variantsOf>;
}

const compress = promisify(brotliCompress);

/** Brotli where the browser takes it; quality 4 costs about a millisecond for a document. */
async function compressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<string | Buffer> {
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return html;
  reply.header('content-encoding', 'br');
  return compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function unavailable(reply: FastifyReply, language: string) {
  reply.code(503).header('retry-after', '5');
  const script = 'setTimeout(()=>location.reload(),5000)';
  return sendPlainPage(reply, { words: unavailableWords(language), script });
}

/** Lets the page report how its remotes fare: every failure, and one success in ten. */
function reportTicket(address: string, secret: Buffer) {
  return { token: issueReportToken(clientOf(address, secret), secret), share: 0.1 };
}

/** What the browser should fetch at once for this path: texts, container, the route's chunks. */
function preloadFor(live: Live, match: RouteMatch | undefined, language: string): BootFile[] {
  const shellTexts = live.shell.texts[language] ?? live.shell.texts.nl;
  const first = shellTexts ? [bootFile(live.shell, shellTexts)] : [];
  if (!match) return first;
  const texts = match.remote.texts[language] ?? match.remote.texts.nl;
  return [...first, ...codeFor(live, match), ...(texts ? [texts] : [])];
}

/** Whether a page is behind a match; what is being worked on may have some that no release has. */
function leadsSomewhere(
  live: Live,
  { remote, route }: RouteMatch,
  pathname: string,
  inWork: string | undefined,
): boolean {
  const release = live.releaseOf(remote.name);
  return !release || inWork === remote.name || hasPage(release, route, pathname);
}

/** Scripts and styles of a route. Only the single build, made to be measured, has them in the shell. */
function codeFor(live: Live, { remote, route }: RouteMatch): BootFile[] {
  const inShell = live.shell.preload[route.name];
  if (inShell) return inShell.map((path) => bootFile(live.shell, path));
  const release = live.releaseOf(remote.name);
  return release ? preloadFiles(release, route.name) : [];
}

/** Answers every address that is neither an asset nor the API with the site's document. */
export function serveDocuments(
  app: FastifyInstance,
  { files, api, liveFor, secret, environment, variants }: Parts,
): void {
  const read = textOfReleases(files, (line) => app.log.warn(line));
  const wordsOf = wordsOfReleases(read);
  app.get('/*', async (request: FastifyRequest, reply) => {
    // Put together as text: resolved, two slashes would begin a host.
    const url = new URL(`http://site${request.url}`);
    const cookies = request.cookies;
    const query = url.searchParams.get('lang') ?? undefined;
    const released = await liveFor(request, reply);
    const tried = devOverride(request, environment.production);
    const dev = environment.devRemote ?? tried;
    const warn = (line: string) => app.log.warn(line);
    const current =
      released && dev
        ? { ...released, remotes: withDevRemote(released.remotes, dev, warn) }
        : released;
    const early = matchRoute(current?.remotes ?? [], url.pathname);
    const [answer, user, data] = await Promise.all([
      api.settings(request, url.searchParams),
      api.user(request),
      early ? api.data(request, firstData(early.route, url)) : {},
    ]);
    if (answer.kind === 'unknown-host') {
      return reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('unknown host');
    }
    const told = answer.kind === 'ok' ? answer.settings : undefined;
    const settings = told && current ? { ...told, languages: readableIn(told, current) } : told;
    if (settings) keepCountry(request, reply, settings);
    const language = documentLanguage({
      query,
      cookie: cookies.locale ?? user?.language,
      domainLanguage: settings?.domain_language,
      languages: settings?.languages ?? spokenLanguages,
    });
    if (!settings || !current) return unavailable(reply, language);
    const remotes = atSitePaths(current.remotes, settings);
    const match = matchRoute(remotes, url.pathname);

    const override = tried ? { remote: tried.name, version: 'development' } : current.override;
    const nonce = randomBytes(16).toString('base64');
    const found = match && leadsSomewhere(current, match, url.pathname, dev?.name);
    // The address may be that of a remote whose pages nobody knows just now.
    const isUnknown = !match && current.lacking.length > 0;
    const status = found ? 200 : isUnknown ? 503 : 404;
    const origin = `${request.protocol}://${request.host}`;
    const isFront = url.pathname === '/';
    const own =
      match &&
      (await wordsOf({
        ...match,
        release: current.releaseOf(match.remote.name),
        pathname: url.pathname,
        language,
      }));
    const isShown = found && user === null;
    const tested = isShown ? variants(request, reply, settings, url.pathname) : undefined;
    const words = wordsFor(isFront ? undefined : own, settings);
    // A member's page has a frame of its own; what is being worked on, or tried out, draws itself.
    const firstLook =
      isShown && !dev && tested?.variant === base
        ? await firstLookOf(
            {
              release: current.releaseOf(match.remote.name),
              route: match.route.name,
              language,
              site: settings,
              company: () => api.company(request),
            },
            read,
          )
        : undefined;
    const html = renderDocument({
      nonce,
      site: settings.name,
      title: isFront ? settings.index_title : words.title,
      description: words.description,
      niche: settings.niche_name,
      theme: startTheme(settings.start_theme, cookies.theme),
      themeChosen: cookies.theme !== undefined,
      indexable: found === true && match.route.indexable === true,
      canonical: `${origin}${url.pathname}${query ? `?lang=${language}` : ''}`,
      alternates: [
        ...settings.languages.map((code) => ({
          language: code,
          url: `${origin}${url.pathname}?lang=${code}`,
        })),
        // In the language of whoever asks.
        { language: 'x-default', url: origin + url.pathname },
      ],
      origin,
      isFront,
      shell: current.shell,
      devOrigin: dev?.origin,
      firstLook,
      preload: dev ? [] : preloadFor(current, match, language),
      boot: {
        language,
        settings: tested?.settings ?? settings,
        ...(user !== undefined && { user }),
        ...(user && { data }),
        ...(override && { override }),
        ...(!environment.production && { development: true as const }),
        ...(!dev && { reports: reportTicket(request.ip, secret) }),
        status,
        ...(current.lacking.length > 0 && { lacking: current.lacking }),
        shell: {
          version: current.shell.version,
          texts: Object.fromEntries(
            Object.entries(current.shell.texts).map(([code, path]) => [
              code,
              bootFile(current.shell, path),
            ]),
          ),
        },
        remotes,
      },
    });
    return (
      reply
        .code(status)
        .headers(documentPolicies(nonce, dev?.origin))
        // A member's document holds who they are; a visitor's, of their country, may be kept but must
        // be asked again.
        .header('cache-control', user === null ? 'private, no-cache' : 'no-store')
        .header('vary', 'cookie, accept-encoding')
        .type('text/html; charset=utf-8')
        .send(await compressed(request, reply, html))
    );
  });
}

/** What the first paint is in: the visitor's choice, else what the site starts with. */
function startTheme(ofSite: string, chosen: string | undefined): 'light' | 'dark' {
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return ofSite === 'dark' ? 'dark' : 'light';
}
