import { randomBytes } from 'node:crypto';
import { bootFile } from '@afterglow/federation/registry/boot-manifest';
import { firstData } from '@afterglow/federation/registry/first-data';
import { hasPage } from '@afterglow/federation/registry/page-folders';
import { wordsKey } from '@afterglow/federation/registry/page-words';
import { assetUrl } from '@afterglow/federation/registry/release';
import { matchRoute, type RouteMatch } from '@afterglow/federation/registry/route-match';
import { sharePicture } from '@afterglow/federation/registry/share-picture';
import { atSitePaths } from '@afterglow/federation/registry/site-paths';
import type { Files } from '@afterglow/federation/store/files';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type apiClient, askedLanguage, type SiteSettings } from '../api/api-client.ts';
import { keptSettings } from '../api/kept-settings.ts';
import { startDrawer } from '../drawing/drawer.ts';
import type { Environment } from '../environment.ts';
import { byHash, byNonce } from '../headers/content-security-policy.ts';
import { documentPolicies } from '../headers/document-headers.ts';
import { withDevRemote } from '../releases/dev-remote.ts';
import { devOverride } from '../releases/override.ts';
import type { Live, LiveFor } from '../releases/releases.ts';
import { clientOf } from '../reports/client-address.ts';
import { issueReportToken } from '../reports/report-token.ts';
import type { variantsOf } from '../variants/variants.ts';
import { withoutClickMarks } from './click-marks.ts';
import {
  allowedScripts,
  documentBody,
  documentEnd,
  documentHead,
  lookOf,
  type Theme,
} from './document.ts';
import { drawnOnce } from './drawn-before.ts';
import { type FirstLook, firstLooks, isDrawn, isPhone } from './first-look.ts';
import { givenBy, withForms } from './forms.ts';
import { keep, keptDocuments, sendKept } from './kept-documents.ts';
import { documentLanguage, readableIn } from './language.ts';
import { spokenLanguages, unavailableWords } from './own-words.ts';
import { wordsFor, wordsOfReleases } from './page-words.ts';
import { sendPlainPage } from './plain-page.ts';
import { readOnce, textOfReleases } from './release-text.ts';
import { preloadFor } from './route-files.ts';
import { keepCountry } from './selected-country.ts';
import { sendInParts } from './send-in-parts.ts';
import { isTheme } from './theme-colours.ts';

interface Parts {
  files: Files;
  api: ReturnType<typeof apiClient>;
  liveFor: LiveFor;
  /** What most browsers get now. */
  warmUp: () => Promise<Live | undefined>;
  /** Signs what documents are given to send back. */
  secret: Buffer;
  environment: Environment;
  /** Chooses what is tried out on a page. */
  variants: ReturnType<typeof variantsOf>;
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

/** Address of the picture that the page's release brings for links to it. */
function pictureOf(live: Live, { remote, route }: RouteMatch, pathname: string) {
  const release = live.releaseOf(remote.name);
  const picture = release && sharePicture(release, wordsKey(route, pathname));
  return picture && assetUrl(release, picture);
}

/** What is being worked on can be seen in every theme. */
const inTheme = (settings: SiteSettings, query: URLSearchParams): SiteSettings => {
  const niche = query.get('niche') ?? '';
  return isTheme(niche) ? { ...settings, niche_name: niche } : settings;
};

/** Whether this reader sees the page; the others are led elsewhere by it. */
const isFor = ({ route }: RouteMatch, user: unknown) =>
  user !== undefined && (route.guard === 'none' || (route.guard === 'member') === (user !== null));

/** Answers every address that is neither an asset nor the API with the site's document. */
export async function serveDocuments(
  app: FastifyInstance,
  { files, api, liveFor, warmUp, secret, environment, variants }: Parts,
): Promise<void> {
  const read = textOfReleases(files, (line) => app.log.warn(line));
  const wordsOf = wordsOfReleases(readOnce(read));
  const drawer = startDrawer((line) => app.log.warn(line));
  app.addHook('onClose', async () => drawer.stop());
  // The first visitors wait for nothing that could be ready.
  app.addHook('onReady', () => void warmUp().then((live) => live && looks.warm(live)));
  const looks = firstLooks({ drawer: drawnOnce(drawer), read, ask: api.data });
  const settingsOf = keptSettings(api.settings);
  const keptFor = keptDocuments();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
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
    const route = matchRoute(current?.remotes ?? [], url.pathname)?.route;
    const isForm = request.method === 'POST';
    const isMember = api.mayBeMember(request);
    const first = route && isMember ? api.data(request, firstData(route, url)) : {};
    const settingsIn = (language: string | undefined) =>
      settingsOf(request, url.searchParams, isSpoken(language) ? language : undefined);
    const asked = askedLanguage(request);
    // Only the language of a member who has chosen none here is not known yet.
    const early = isMember && !isSpoken(asked) ? undefined : settingsIn(asked);
    const user = await api.user(request);
    const [site, data] = await Promise.all([early ?? settingsIn(user?.language), first]);
    if (site.kind === 'unknown-host') {
      return reply
        .code(421)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('unknown host');
    }
    const stored = site.kind === 'ok' ? site.settings : undefined;
    const told = stored && dev ? inTheme(stored, url.searchParams) : stored;
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
    if (isForm && !match?.route.takes) return reply.code(405).header('allow', 'GET, HEAD').send();

    const override = tried ? { remote: tried.name, version: 'development' } : current.override;
    const found = match && leadsSomewhere(current, match, url.pathname, dev?.name);
    // The address may be that of a remote whose pages nobody knows just now.
    const isUnknown = !match && current.lacking.length > 0;
    const status = found ? 200 : isUnknown ? 503 : 404;
    const origin = `${request.protocol}://${request.host}`;
    const theme = startTheme(settings.start_theme, cookies.theme);
    const search = user === null ? withoutClickMarks(url.search) : url.search;
    const { settings: shown, variant } =
      found && user === null
        ? variants(request, reply, settings, url.pathname)
        : { settings, variant: '' };
    reply
      .code(status)
      // A member's document holds who they are; a visitor's, of their country, may be kept but must
      // be asked again.
      .header('cache-control', user === null && !isForm ? 'private, no-cache' : 'no-store')
      .header('vary', 'cookie, accept-encoding')
      .type('text/html; charset=utf-8');
    const end = documentEnd(dev ? {} : { reports: reportTicket(request.ip, secret) });
    const isForAnybody =
      found && !isMember && !isForm && !dev && !override && current.lacking.length === 0;
    const shelf = isForAnybody && stored && released ? keptFor(stored, released) : undefined;
    // Who may join only because a partner sent them sees the way in.
    const network = settings.signups === 'with_trafficsource' ? cookies.network : undefined;
    const address = [origin, url.pathname, search, query, network];
    const key = JSON.stringify([address, language, theme, variant, isPhone(request)]);
    const kept = await shelf?.get(key);
    if (kept) return sendKept(request, reply, kept, end);

    const own =
      match &&
      (await wordsOf({
        ...match,
        release: current.releaseOf(match.remote.name),
        pathname: url.pathname,
        language,
      }));
    const isFront = url.pathname === '/';
    const words = wordsFor(isFront ? undefined : own, settings);
    const title = isFront ? settings.index_title : words.title;
    const { description } = words;
    // What is being worked on draws itself.
    const mayBeDrawn = found && !dev && isDrawn(current.shell) && isFor(match, user);
    const given = match ? givenBy(request, match.route.takes ?? []) : {};
    const country = String(settings.geoip_selected_country || settings.geoip_country);
    const drawing: Promise<FirstLook | undefined> = mayBeDrawn
      ? looks.draw(request, {
          remote: current.releaseOf(match.remote.name),
          shell: current.shell,
          asked: {
            route: match.route.name,
            pathname: url.pathname,
            search,
            network,
            language,
            settings: shown,
            user,
            answers: data,
            given,
            remotes,
          },
          reader: [request.hostname, country, language, user ? 'member' : 'visitor'].join(),
        })
      : Promise.resolve(undefined);
    const head = documentHead({
      site: settings.name,
      title,
      description,
      niche: settings.niche_name,
      theme,
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
      picture: found ? pictureOf(current, match, url.pathname) : undefined,
      shell: current.shell,
      devOrigin: dev?.origin,
      language,
      isDrawn: mayBeDrawn === true,
      drawsPage: mayBeDrawn === true && isDrawn(current.releaseOf(match.remote.name)),
      preload: dev ? [] : preloadFor(current, match, language, url.pathname),
    });
    const boot = {
      language,
      settings: shown,
      ...(user !== undefined && { user }),
      ...(Object.keys(given).length > 0 && { given }),
      ...(override && { override }),
      ...(!environment.production && { development: true as const }),
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
    };
    const body = drawing.then((drawn) => ({
      title,
      description,
      look: drawn && lookOf(drawn.html),
      boot: { ...boot, data: drawn?.answers ?? data },
    }));
    const scripts = allowedScripts(Boolean(dev));
    if (shelf) {
      const keeping = body.then((known) => {
        // Next time it may be drawn.
        if (mayBeDrawn && !known.look) return undefined;
        const styles = known.look?.css ? [byHash(known.look.css)] : [];
        const text = head + documentBody({ ...known, nonce: undefined });
        return keep(text, documentPolicies({ scripts, styles }));
      });
      // What goes wrong concerns this answer alone.
      shelf.set(
        key,
        keeping.catch(() => undefined),
      );
    }
    // The policy leaves before its page is known.
    const nonce = randomBytes(16).toString('base64');
    reply.headers(documentPolicies({ scripts, styles: [byNonce(nonce)] }, dev?.origin));
    const middle = body.then((known) => documentBody({ ...known, nonce }));
    return sendInParts(request, reply, { beginning: head, middle, end });
  };
  app.get('/*', answer);
  await withForms(app, (inner) => inner.post('/*', answer));
}

const isSpoken = (language: string | undefined) => spokenLanguages.some((one) => one === language);

const themes: readonly Theme[] = ['light', 'dark', 'device'];

/** What the first paint is in: the visitor's choice, else what the site starts with. */
const startTheme = (ofSite: string, chosen: string | undefined): Theme =>
  themes.find((one) => one === chosen) ?? themes.find((one) => one === ofSite) ?? 'device';
