import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { serveSitePages } from './site-pages.ts';

type Parts = Parameters<typeof serveSitePages>[1];

const settings = {
  ...{ name: 'After', description: 'Chat', niche_name: 'gay', start_theme: 'dark' },
  ...{ domain: 'site.example', domain_language: 'de', languages: ['nl', 'de', 'fr'] },
};
const route = (name: string, path: string) => ({ name, path, indexable: true });
const live = {
  shell: { texts: { nl: 'a', de: 'b' } },
  remotes: [{ name: 'mf-landers', routes: [route('faq', '/pages/faq')] }],
  releaseOf: () => undefined,
};
/** What is away now. */
const away = { api: false, live: false };
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ trustProxy: true });
  await app.register(cookie);
  serveSitePages(app, {
    api: { settings: async () => (away.api ? { kind: 'unavailable' } : { kind: 'ok', settings }) },
    liveFor: async () => (away.live ? undefined : live),
  } as unknown as Parts);
});
afterEach(() => Object.assign(away, { api: false, live: false }));
afterAll(() => app.close());

const get = (url: string, headers = {}) =>
  app.inject({ url, headers: { host: 'site.example', 'x-forwarded-proto': 'https', ...headers } });

test('the app of a site: its name and colours, asked about each time', async () => {
  const answer = await get('/manifest.webmanifest');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  const said = { name: 'After', description: 'Chat', lang: 'de', background_color: '#140d11' };
  expect(answer.json()).toMatchObject(said);
});

test.each([
  ['', '', 'de'],
  ['', 'locale=fr', 'fr'],
  ['?lang=nl', 'locale=fr', 'nl'],
  ['?lang=xx', '', 'de'],
])('asked with %j and the cookie %j it is in %s', async (query, cookie_, language) => {
  const headers = { cookie: cookie_ };
  expect((await get(`/manifest.webmanifest${query}`, headers)).json().lang).toBe(language);
  const offline = await get(`/offline.html${query}`, headers);
  expect(offline.headers['content-language']).toBe(language);
  expect(offline.body).toContain(`<html lang="${language}">`);
});

test('without a network the page says so as the site, and comes back by itself', async () => {
  const { body, headers } = await get('/offline.html');
  expect(body).toContain('<title>Du bist offline · After</title>');
  expect(body).toContain("addEventListener('online',()=>location.reload())");
  expect(body).toContain('#5b43d6');
  expect(headers['cache-control']).toBe('no-store');
});

test('search engines are told of pages in the languages that can be read, by the site’s own address', async () => {
  const host = 'www.site.example';
  const map = await get('/sitemap.xml', { host });
  expect(map.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(map.body).toContain('<loc>https://site.example/pages/faq</loc>');
  expect([...map.body.matchAll(/hreflang="([^"]*)"/g)].map(([, code]) => code)).toEqual([
    ...['nl', 'de', 'x-default'],
  ]);
  const robots = await get('/robots.txt', { host });
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain('Sitemap: https://site.example/sitemap.xml');
});

test('crawlers are told where they may go also while nobody knows the site', async () => {
  away.api = true;
  const { statusCode, body } = await get('/robots.txt', { host: 'www.site.example' });
  expect(statusCode).toBe(200);
  expect(body).toContain('Sitemap: https://www.site.example/sitemap.xml');
});

test.each([
  ['/manifest.webmanifest', { api: true }, { 'cache-control': 'no-cache' }],
  ['/offline.html', { api: true }, { 'cache-control': 'no-store', 'content-type': 'text/plain' }],
  ['/sitemap.xml', { api: true }, { 'cache-control': 'no-cache', 'retry-after': '5' }],
  ['/sitemap.xml', { live: true }, { 'cache-control': 'no-cache', 'retry-after': '5' }],
])('%s where %j is away is there later', async (url, what, headers) => {
  Object.assign(away, what);
  const answer = await get(url);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject(headers);
});
