import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { apiClient, SiteSettings } from '../api/api-client.ts';
import { documentLanguage } from './language.ts';
import { webManifest } from './manifest.ts';
import { offlinePage } from './offline-page.ts';

interface Asked {
  settings: SiteSettings;
  language: string;
}

/** What a site is beside its documents: an app on a phone, and a page for when there is no network. */
export function serveSitePages(app: FastifyInstance, api: ReturnType<typeof apiClient>): void {
  async function siteOf(request: FastifyRequest): Promise<Asked | undefined> {
    const { searchParams } = new URL(`http://site${request.url}`);
    const answer = await api.settings(request, searchParams);
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

  app.get('/offline.html', async (request, reply) => {
    const site = await siteOf(request);
    reply.header('cache-control', 'no-store');
    if (!site) return reply.code(503).type('text/plain').send('unavailable');
    const { name, niche_name: niche } = site.settings;
    const { language } = site;
    const nonce = randomBytes(16).toString('base64');
    const own = `'nonce-${nonce}'`;
    return reply
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${own}; script-src ${own}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .header('content-language', language)
      .type('text/html; charset=utf-8')
      .send(offlinePage({ name, niche, language }, nonce));
  });
}
