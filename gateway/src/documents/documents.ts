import { randomBytes } from 'node:crypto';
import type { Files } from '@afterglow/federation/store/files';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { apiClient, SiteSettings } from '../api/api-client.ts';
import { type DrawingTimes, startDrawer } from '../drawing/drawer.ts';
import type { Environment } from '../environment.ts';
import { byHash, byNonce } from '../headers/content-security-policy.ts';
import { documentPolicies, integrityPolicy } from '../headers/document-headers.ts';
import type { Live, LiveFor } from '../releases/releases.ts';
import { clientOf } from '../reports/client-address.ts';
import { issueReportToken } from '../reports/report-token.ts';
import type { variantsOf } from '../variants/variants.ts';
import { keepLanguage } from './asked-language.ts';
import { withoutClickMarks } from './click-marks.ts';
import { bootOf, headOf } from './compose.ts';
import { allowedScripts, documentBody, documentEnd, lookOf, type Theme } from './document.ts';
import { drawnOnce } from './drawn-before.ts';
import { type FoundPage, findPage, isFor } from './find-page.ts';
import { firstLooks, isDrawn, isPhone } from './first-look.ts';
import { givenBy, withForms } from './forms.ts';
import { gatherer, type Known } from './gather.ts';
import { keep, keptDocuments, sendKept } from './kept-documents.ts';
import { askLater, atTheirPace } from './later.ts';
import { originOf } from './origin.ts';
import { pageStyles } from './page-styles.ts';
import { wordsFor, wordsOfReleases } from './page-words.ts';
import { readOnce, textOfReleases } from './release-text.ts';
import { codeFor } from './route-files.ts';
import { keepCountry } from './selected-country.ts';
import { sendInParts } from './send-in-parts.ts';

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
  /** Other times than usual. */
  drawingTimes: DrawingTimes | undefined;
}

/** Lets the page report how its remotes fare: every failure, and one success in ten. */
function reportTicket(address: string, secret: Buffer) {
  return { token: issueReportToken(clientOf(address, secret), secret), share: 0.1 };
}

const themes: readonly Theme[] = ['light', 'dark', 'device'];

/** What the first paint is in: the visitor's choice, else what the site starts with. */
const startTheme = (ofSite: string, chosen: string | undefined): Theme =>
  themes.find((one) => one === chosen) ?? themes.find((one) => one === ofSite) ?? 'device';

/** Whether it matters on a site that a partner sent somebody. */
const countsSource = (settings: SiteSettings) =>
  settings.signups === 'with_trafficsource' ||
  (!settings.logged_out_search && settings.logged_out_search_trafficsource === true);

/** What of a request makes a page another one, beside who asks for it. */
function looksOf(request: FastifyRequest, { url, user, settings }: Known) {
  return {
    origin: originOf(request, settings),
    askedAt: `${request.protocol}://${request.host}`,
    theme: startTheme(settings.start_theme, request.cookies.theme),
    search: user === null ? withoutClickMarks(url.search) : url.search,
    // Who may join, or look, only because a partner sent them sees the way in.
    network: countsSource(settings) ? request.cookies.network : undefined,
    isPhone: isPhone(request),
  };
}

/** Answers every address that is neither an asset nor the API with the site's document. */
export async function serveDocuments(
  app: FastifyInstance,
  { files, api, liveFor, warmUp, secret, environment, variants, drawingTimes }: Parts,
): Promise<void> {
  const warn = (line: string) => app.log.warn(line);
  const read = textOfReleases(files, warn);
  const wordsOf = wordsOfReleases(readOnce(read));
  const stylesOf = pageStyles(read);
  const drawer = startDrawer(warn, drawingTimes);
  app.addHook('onClose', async () => drawer.stop());
  // The first visitors wait for nothing that could be ready.
  app.addHook('onReady', () => void warmUp().then((live) => live && looks.warm(live)));
  const looks = firstLooks({ drawer: drawnOnce(drawer), read, ask: api.data });
  const gather = gatherer({ api, liveFor, environment, warn });
  const keptFor = keptDocuments();
  const { production } = environment;

  async function titled(known: Known, { match, release }: FoundPage) {
    const { url, settings, language } = known;
    const { pathname } = url;
    if (pathname === '/') {
      const { description } = wordsFor(undefined, settings);
      return { title: settings.index_title, description };
    }
    const own = match && (await wordsOf({ ...match, release, pathname, language }));
    return wordsFor(own, settings);
  }

  const answer = atTheirPace(async (request, reply) => {
    const gathered = await gather(request, reply);
    if (gathered.kind === 'unavailable') return askLater(reply, 503, gathered.language);
    if (gathered.kind === 'unknown-host') {
      reply.code(421).header('cache-control', 'no-store').type('text/plain');
      return reply.send('unknown host');
    }
    const { known } = gathered;
    const { url, isForm, isMember, user, settings, language, data, live, dev, shared } = known;
    keepCountry(request, reply, settings);
    keepLanguage(request, reply, known);
    const page = findPage(known);
    const { match, release, isFound, remotes, status } = page;
    if (isForm && !match?.route.takes) return reply.code(405).header('allow', 'GET, HEAD').send();
    const { pathname } = url;
    const look = looksOf(request, known);
    const { settings: shown, variant } =
      isFound && user === null
        ? variants(request, reply, settings, pathname)
        : { settings, variant: '' };
    reply
      .code(status)
      // A member's document holds who they are; a visitor's, of their country, may be kept but must
      // be asked again.
      .header('cache-control', user === null && !isForm ? 'private, no-cache' : 'no-store')
      .header('vary', 'cookie, accept-encoding')
      // Files of a development server have no hashes.
      .headers(dev ? {} : integrityPolicy(request.headers['user-agent']))
      .type('text/html; charset=utf-8');
    const end = documentEnd(dev ? {} : { reports: reportTicket(request.ip, secret) });
    const isPlain = !isMember && !isForm && !dev && !known.override;
    const isForAnybody = isFound && isPlain && live.lacking.length === 0;
    const shelf = isForAnybody ? keptFor(shared.settings, shared.live) : undefined;
    const key = JSON.stringify([look, pathname, known.query, language, variant]);
    const kept = await shelf?.get(key);
    if (kept) return sendKept(request, reply, kept, end);

    const words = await titled(known, page);
    // What is being worked on draws itself.
    const mayBeDrawn = isFound && !dev && isDrawn(live.shell) && isFor(page, known);
    const drawsPage = mayBeDrawn && match && isDrawn(release);
    const styles = drawsPage ? await stylesOf(codeFor(live, match, pathname)) : [];
    const given = match ? givenBy(request, match.route.takes ?? []) : {};
    const country = String(settings.geoip_selected_country || settings.geoip_country);
    const drawing =
      mayBeDrawn && match
        ? looks.draw(request, {
            remote: release,
            shell: live.shell,
            asked: {
              route: match.route.name,
              ...{ pathname, search: look.search, network: look.network },
              ...{ language, settings: shown, user, answers: data, given, remotes },
            },
            reader: [request.hostname, country, language, user ? 'member' : 'visitor'].join(),
          })
        : Promise.resolve(undefined);
    const head = headOf(known, page, { words, mayBeDrawn, styles, ...look });
    const boot = bootOf(known, page, { shown, given, production });
    const body = drawing.then((drawn) => ({
      ...words,
      shell: live.shell,
      look: drawn && lookOf(drawn.html),
      boot: { ...boot, data: drawn?.answers ?? data },
    }));
    const scripts = allowedScripts(Boolean(dev));
    const ofPage = styles.map(({ source }) => source);
    if (shelf) {
      const keeping = body.then((whole) => {
        // Next time it may be drawn.
        if (mayBeDrawn && !whole.look) return undefined;
        const drawn = whole.look?.css ? [byHash(whole.look.css)] : [];
        const text = head + documentBody({ ...whole, nonce: undefined });
        return keep(text, documentPolicies({ scripts, styles: [...drawn, ...ofPage] }));
      });
      // What goes wrong concerns this answer alone.
      shelf.set(
        key,
        keeping.catch(() => undefined),
      );
    }
    // The policy leaves before its page is known.
    const nonce = randomBytes(16).toString('base64');
    reply.headers(documentPolicies({ scripts, styles: [byNonce(nonce), ...ofPage] }, dev?.origin));
    const middle = body.then((whole) => documentBody({ ...whole, nonce }));
    return sendInParts(request, reply, { beginning: head, middle, end });
  });
  app.get('/*', answer);
  await withForms(app, (inner) => inner.post('/*', answer));
}
