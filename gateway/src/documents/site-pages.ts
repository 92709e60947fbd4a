import { atSitePaths } from '@afterglow/federation/registry/site-paths';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { apiClient, SiteSettings } from '../api/api-client.ts';
import type { LiveFor } from '../releases/releases.ts';
import { askedSpoken, documentLanguage, readableSettings } from './language.ts';
import { webManifest } from './manifest.ts';
import { originOf } from './origin.ts';
import { offlineWords } from './own-words.ts';
import { sendPlainPage } from './plain-page.ts';
import { indexablePaths, robots, sitemap } from './sitemap.ts';

interface Asked {
  settings: SiteSettings;
  language: string;
}

interface Parts {
  api: ReturnType<typeof apiClient>;
  liveFor: LiveFor;
}

/**
 * What a site is beside its documents: an app on a phone, a page for when there is no network, and
 * a list of pages for search engines.
 */
export function serveSitePages(app: FastifyInstance, { api, liveFor }: Parts): void {
  async function siteOf(request: FastifyRequest): Promise<Asked | undefined> {
    const { searchParams } = new URL(`http://site${request.url}`);
    const answer = await api.settings(request, searchParams, askedSpoken(request));
    if (answer.kind !== 'ok') return undefined;
    const { settings } = answer;
    const language = documentLanguage({
      query: searchParams.get('lang') ?? undefined,
      cookie: request.cookies.locale,
      domainLanguage: settings.domain_language,
      languages: settings.languages,
    });
    return { settings, language };
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const site = await siteOf(request);
    reply.header('cache-control', 'no-cache');
    if (!site) return reply.code(503).send();
    const { name, description, niche_name: niche, start_theme } = site.settings;
    const startsDark = start_theme === 'dark';
    const manifest = webManifest({ name, description, niche, language: site.language, startsDark });
    return reply.type('application/manifest+json').send(JSON.stringify(manifest));
  });

  app.get('/robots.txt', async (request, reply) => {
    const site = await siteOf(request);
    // Without an answer crawlers would stay away, or go everywhere.
    const origin = originOf(request, site?.settings ?? { domain: '' });
    return reply.type('text/plain; charset=utf-8').send(robots(origin));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const [site, live] = await Promise.all([siteOf(request), liveFor(request, reply)]);
    reply.header('cache-control', 'no-cache');
    if (!site || !live) return reply.code(503).header('retry-after', '5').send();
    const origin = originOf(request, site.settings);
    const { languages } = readableSettings(site.settings, live);
    const remotes = atSitePaths(live.remotes, site.settings);
    return reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, indexablePaths({ ...live, remotes }), languages));
  });

  app.get('/offline.html', async (request, reply) => {
    const site = await siteOf(request);
    reply.header('cache-control', 'no-store');
    if (!site) return reply.code(503).type('text/plain').send('unavailable');
    const { name, niche_name: niche } = site.settings;
    // The worker asks anew when the page it has is for another language.
    reply.header('content-language', site.language);
    return sendPlainPage(reply, {
      words: offlineWords(site.language),
      site: { name, niche },
      script: "addEventListener('online',()=>location.reload())",
    });
  });
}
