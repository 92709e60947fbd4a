import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { diskFiles } from '@afterglow/federation/store/disk';
import { createPair } from '@afterglow/federation/store/key-files';
import { releaseLive } from '@afterglow/federation/testing/stored-release';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import { byHash } from '../headers/content-security-policy.ts';
import type { Live } from '../releases/releases.ts';
import { gatewayOf } from '../testing/gateway-of.ts';
import { keptDocuments } from './kept-documents.ts';

// Settings count for two seconds: no time passes here, however long a document takes.
beforeAll(() => void jest.spyOn(performance, 'now').mockReturnValue(performance.now()));
afterAll(() => void jest.restoreAllMocks());

const asked: string[] = [];

/** Each page says how often its version was drawn, and for whom. */
const draws = (mark: string) =>
  `let n = 0; exports.draw = async ({ page, user, language, network }) => ({ html: '<main style="color: red">' + (page ?? '') + '${mark}' + (n += 1) + language + (user?.name ?? '') + (network ?? '') + '</main>', unanswered: [] });`;

/** An API that knows every host as a site, and whom a cookie names. */
const apiOfAll = () =>
  createServer(({ url = '', headers }, answer) => {
    asked.push(url);
    const host = String(headers['x-forwarded-host']);
    const variants = {
      home: { a: host.startsWith('a.') ? 1 : 0, b: host.startsWith('b.') ? 1 : 0 },
    };
    const settings = {
      ...{ name: host, domain_language: 'en', languages: ['en', 'nl'], niche_name: 'default' },
      ...{ start_theme: 'device', index_title: 'Title', description: 'Words', variants },
      ...{ now: new Date().toISOString() },
      signups: host.startsWith('invited.') ? 'with_trafficsource' : 'all',
      ...(host.startsWith('shown.') && {
        logged_out_search: false,
        logged_out_search_trafficsource: true,
      }),
    };
    answer.end(JSON.stringify({ settings, user: { id: 'me', name: headers.cookie } }));
  });

/** Styles of the page. */
const ofPage = '.page{color:red}';

const products: { close: () => Promise<void> }[] = [];

/** A gateway with a store of its own, in which the first releases are live. */
async function product() {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-kept-'));
  const files = diskFiles(join(folder, 'store'));
  const pair = createPair(join(folder, 'keys'));
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(files, keys, 'shell', 'one', { draws: draws('frame') });
  await releaseLive(files, keys, 'mf-landers', 'one', {
    ...{ path: '/', indexable: true, draws: draws('page'), styles: ofPage },
  });
  const api = apiOfAll();
  const gateway = await gatewayOf(api, folder);
  products.push({
    async close() {
      await gateway.close();
      api.close();
      rmSync(folder, { recursive: true });
    },
  });
  /** Releases a page that is drawn by this code. */
  const release = (name: string, mark: string, draw: string) =>
    releaseLive(files, keys, name, mark, { path: '/', draws: draw });
  return { gateway, release };
}

/** Where nothing is released while the tests look at it. */
let gateway: FastifyInstance;
beforeAll(async () => {
  ({ gateway } = await product());
});
afterAll(() => Promise.all(products.map(({ close }) => close())));

let hosts = 0;
let host = '';
beforeEach(() => {
  hosts += 1;
  host = `${hosts}.test`;
  asked.length = 0;
});

const get = (url = '/', headers: Record<string, string> = {}, from = gateway) =>
  from.inject({ url, headers: { host, 'accept-encoding': 'identity', ...headers } });

const tokenIn = (html: string) => /"token":"([^"]+)"/.exec(html)?.[1];
const withoutToken = (html: string) =>
  html.replace(/"token":"[^"]+"/, '').replaceAll(/ nonce="[^"]+"/g, '');

test('so many are kept of all sites together, the latest', () => {
  const keptFor = keptDocuments();
  const [one, other] = [{ name: 'one' } as SiteSettings, { name: 'other' } as SiteSettings];
  const live = {} as Live;
  const document = Promise.resolve(undefined);
  for (let n = 0; n < 250; n += 1) keptFor(n < 150 ? one : other, live).set(String(n), document);
  const keptOf = (settings: SiteSettings) =>
    Array.from({ length: 250 }, (_, n) => n).filter((n) => keptFor(settings, live).get(String(n)));
  expect([keptOf(one)[0], keptOf(one).length, keptOf(other).length]).toEqual([50, 100, 100]);
});

test('visitors share a document, all but the ticket to report with', async () => {
  const first = await get('/', { 'x-forwarded-for': '10.0.0.9' });
  const others = await Promise.all(
    ['br', 'identity'].map((as, index) =>
      get('/?gclid=3', { 'accept-encoding': as, 'x-forwarded-for': `10.0.1.${index}` }),
    ),
  );
  const html = others.map(({ rawPayload, headers }) =>
    (headers['content-encoding'] ? brotliDecompressSync(rawPayload) : rawPayload).toString(),
  );
  expect(others.map(({ headers }) => headers['content-encoding'])).toEqual(['br', undefined]);
  for (const one of html) expect(withoutToken(one)).toBe(withoutToken(first.body));
  const tokens = [first.body, ...html].map(tokenIn);
  expect(tokens[0]).toBeTruthy();
  expect(tokens[1]).not.toBe(tokens[0]);
  expect(asked).toHaveLength(1);
});

test('what is kept has no nonce: its policy names what its styles say [S40]', async () => {
  const nonce = ({ body }: { body: string }) => / nonce="([^"]+)"/.exec(body)?.[1];
  const [first, kept] = [await get(), await get()];
  expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce(first)}'`);
  expect(nonce(kept)).toBeUndefined();
  const [, css = ''] = /<style>([^<]+)<\/style>/.exec(kept.body) ?? [];
  expect(css).toContain('color: red');
  const policy = String(kept.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' ${byHash(css)} ${byHash(ofPage)};`);
  expect(policy).not.toContain('nonce');
});

test('a drawn page has its styles, kept or not, and is let have them; one that is not drawn has none', async () => {
  for (const { body, headers } of [await get(), await get()]) {
    expect(body).toMatch(
      /<style data-href="http:\/\/\d+.test\/assets\/mf-landers\/\w+\/route.css">/,
    );
    expect(body).toContain(`>${ofPage}</style>`);
    expect(headers['content-security-policy']).toContain(byHash(ofPage));
  }
  const { body, headers } = await get('/nowhere');
  expect(body).not.toContain(ofPage);
  expect(headers['content-security-policy']).not.toContain(byHash(ofPage));
});

test.each<[string, string, Record<string, string>]>([
  ['page', '/nowhere', {}],
  ['language', '/?lang=nl', {}],
  ['language kept', '/', { cookie: 'locale=nl' }],
  ['theme', '/', { cookie: 'theme=dark' }],
  ['kind of screen', '/', { 'sec-ch-ua-mobile': '?1' }],
  ['scheme', '/', { 'x-forwarded-proto': 'https' }],
  ['query', '/?country=NL', {}],
])('whoever asks with another %s gets a document of his own', async (_what, url, headers) => {
  const one = withoutToken((await get()).body);
  const other = withoutToken((await get(url, headers)).body);
  expect(other).not.toBe(one);
  expect(withoutToken((await get()).body)).toBe(one);
  expect(withoutToken((await get(url, headers)).body)).toBe(other);
});

test('variants do not meet: who has one of a page is not shown what others have', async () => {
  const [a, b] = [await get('/', { host: 'a.test' }), await get('/', { host: 'b.test' })];
  expect(a.body).toContain('"home":{"a":1}');
  expect(b.body).toContain('"home":{"b":1}');
});

test('a member gets no document of anybody, and nobody gets that of a member [S47]', async () => {
  const visitor = await get();
  for (const name of ['sid=ann', 'sid=eve']) {
    const { body, headers } = await get('/', { cookie: name });
    expect(body).toContain(`"name":"${name}"`);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(withoutToken((await get()).body)).toBe(withoutToken(visitor.body));
});

test.each(['a=b;sid=ann', 'a=b;\tsid=ann', 'a=b; sid =ann', 'a=b;__Host-sid=ann'])(
  'a member is one however the cookies are written: %j [S47]',
  async (cookie) => {
    const member = await get('/', { cookie });
    expect(member.headers['cache-control']).toBe('no-store');
    expect(member.body).toContain('"user":{"id":"me"');
    expect((await get()).body).toContain('"user":null');
  },
);

test('a release counts from the next document on', async () => {
  const own = await product();
  const before = await get('/', {}, own.gateway);
  await own.release('mf-landers', 'two', draws('newer'));
  expect(before.body).not.toContain('newer');
  expect((await get('/', {}, own.gateway)).body).toContain('newer');
});

test.each(['join', 'look'])(
  'who may %s because a partner sent them has a document of their own',
  async (does) => {
    const cookie = 'network=spring';
    expect((await get('/', { cookie })).body).not.toContain('spring');
    host = `${does === 'join' ? 'invited' : 'shown'}.${host}`;
    expect((await get()).body).not.toContain('spring');
    expect((await get('/', { cookie })).body).toContain('spring');
    expect((await get('/', { cookie })).body).toContain('spring');
    expect((await get()).body).not.toContain('spring');
  },
);

test('what was not drawn is not kept: whoever comes next may see it', async () => {
  const draw = `let n = 0; exports.draw = async () => ({ html: (n += 1) === 1 ? 5 : '<main>whole</main>', unanswered: [] });`;
  const own = await product();
  await own.release('shell', 'two', draw);
  await own.release('mf-landers', 'two', draw);
  const [first, next] = [await get('/', {}, own.gateway), await get('/', {}, own.gateway)];
  expect([first.statusCode, next.statusCode]).toEqual([200, 200]);
  expect(first.body).not.toContain('whole');
  expect(next.body).toContain('whole');
});
