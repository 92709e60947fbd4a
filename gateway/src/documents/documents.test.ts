import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '@afterglow/federation/store/disk';
import { createPair } from '@afterglow/federation/store/key-files';
import { releaseLive } from '@afterglow/federation/testing/stored-release';
import type { FastifyInstance } from 'fastify';
import { byHash } from '../headers/content-security-policy.ts';
import { gatewayOf } from '../testing/gateway-of.ts';

const folder = mkdtempSync(join(tmpdir(), 'afterglow-documents-'));
const hostile = '</script><!--"\'><img src=x onerror=alert(1)>\u2028';
const settings = {
  name: `Site ${hostile}`,
  domain_language: 'en',
  languages: ['en', 'nl'],
  niche_name: 'default',
  start_theme: 'device',
  index_title: `Title ${hostile}`,
  description: `Description ${hostile}`,
};
let api: Server;
let gateway: FastifyInstance;

/** One site on every host but "unknown.example", and one member, whose name is as hostile. */
beforeAll(async () => {
  api = createServer(({ url = '', headers }, answer) => {
    const isUnknown = String(headers['x-forwarded-host']).startsWith('unknown.example');
    const isMember = headers.cookie?.includes('sid=member');
    if (url.startsWith('/api/settings.php')) {
      const host = String(headers['x-forwarded-host']);
      const of = {
        ...{ ...settings, support_email: `help.${headers['x-language']}@example.com` },
        ...(host.startsWith('dark.') && { start_theme: 'dark' }),
        ...(host.startsWith('odd.') && { languages: null }),
      };
      answer.statusCode = isUnknown ? 421 : host.startsWith('away.') ? 500 : 200;
      answer.end(
        JSON.stringify(isUnknown ? { error: { code: 'unknown_host' } } : { settings: of }),
      );
    } else {
      answer.statusCode = isMember ? 200 : 403;
      const refusal = { error: { code: 'authentication_required' } };
      const user = { id: 'me', name: hostile, language: 'nl' };
      answer.end(JSON.stringify(isMember ? { user } : refusal));
    }
  });
  const store = join(folder, 'store');
  const pair = createPair(join(folder, 'keys'));
  const keys = { pair, accepted: [pair.publicKey] };
  await releaseLive(diskFiles(store), keys, 'shell', 'one');
  await releaseLive(diskFiles(store), keys, 'mf-landers', 'one', { path: '/' });
  gateway = await gatewayOf(api, folder);
});
afterAll(async () => {
  await gateway.close();
  api.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.inject({ url, headers: { host: 'localhost', ...headers } });

/** What a document says its scripts are: attributes and content of each. */
function scripts(html: string): { attributes: string; content: string }[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', content = '']) => ({ attributes, content }),
  );
}

const bootIn = (html: string) =>
  scripts(html).find(({ attributes }) => attributes.includes('id="boot"'))?.content ?? '';

test('data in a document cannot end its script, and comes back as it was [S50]', async () => {
  const boot = bootIn((await get('/', { cookie: 'sid=member' })).body);
  expect(boot).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(boot)).toMatchObject({ settings, user: { name: hostile } });
});

test("a member's document says from when on it may be out of date, one that visitors share does not", async () => {
  const before = Date.now();
  const [mine, shared] = await Promise.all(
    ['sid=member', ''].map(async (cookie) => JSON.parse(bootIn((await get('/', { cookie })).body))),
  );
  expect(mine.at).toBeGreaterThanOrEqual(before);
  expect(mine.at).toBeLessThanOrEqual(Date.now());
  expect(shared).not.toHaveProperty('at');
});

test('words of a site and names of members never become markup [S48]', async () => {
  for (const cookie of ['', 'sid=member']) {
    const { body } = await get('/', { cookie });
    expect(body).not.toContain('<img');
    expect(body).not.toContain('<!--');
    expect(body.match(/<title>([^<]*)<\/title>/)?.[1]).toContain('&lt;/script&gt;&lt;!--&quot;');
    expect(body.match(/name="description" content="([^"]*)"/)?.[1]).toContain('&quot;&#39;&gt;');
  }
});

test('the front has the title of its site, another page is named after the site alone', async () => {
  const titleAt = async (url: string) => /<title>([^<]*)</.exec((await get(url)).body)?.[1];
  expect(await titleAt('/')).toMatch(/^Title /);
  expect(await titleAt('/elsewhere')).toMatch(/^Site /);
});

test('texts of settings are in the language that was asked for, else in that of the member', async () => {
  const mailOf = async (url: string, cookie: string) =>
    JSON.parse(bootIn((await get(url, { cookie })).body)).settings.support_email;
  expect(await mailOf('/', 'sid=member')).toBe('help.nl@example.com');
  expect(await mailOf('/?lang=en', 'sid=member')).toBe('help.en@example.com');
  expect(await mailOf('/', 'sid=member; locale=en')).toBe('help.en@example.com');
  expect(await mailOf('/?lang=xx', 'locale=nl')).toBe('help.nl@example.com');
  expect(await mailOf('/?lang=xx', 'locale=nl-NL')).toBe('help.@example.com');
});

test('a site of which nothing is known now is away, not broken', async () => {
  const reader = { host: 'away.example', 'accept-language': 'nl-BE,en;q=0.5' };
  const { statusCode, headers, body } = await get('/', reader);
  expect(body).toContain('<html lang="nl">');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  // It comes back by itself.
  expect(scripts(body).map(({ content }) => content)).toEqual([
    'setTimeout(()=>location.reload(),5000)',
  ]);
});

test('a document that cannot be made of what is known says nothing of why', async () => {
  const { statusCode, body } = await get('/', { host: 'odd.example' });
  expect([statusCode, body]).toEqual([500, expect.stringContaining('<h1>One moment</h1>')]);
});

test('an address has as many pages as a house full of people opens, and no more at once', async () => {
  const flood = (headers: Record<string, string>) =>
    Promise.all(Array.from({ length: 600 }, () => get('/', headers)));
  const codes = (await flood({ 'x-forwarded-for': '192.0.2.77' })).map((one) => one.statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(300);
  expect(codes).toContain(429);
});

test('a form may be sent only to a page that takes one', async () => {
  const { statusCode, headers } = await gateway.inject({
    method: 'POST',
    url: '/',
    headers: {
      ...{ host: 'localhost', origin: 'http://localhost' },
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'a=1',
  });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
});

/** Sources of scripts in the policy of an answer. */
const scriptSources = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ');

test('each script is a file of ours with its hash, known by its own, or data [S40]', async () => {
  for (const cookie of ['', 'sid=member']) {
    const answer = await get('/', { cookie });
    const all = scripts(answer.body);
    expect(all.length).toBeGreaterThan(2);
    for (const { attributes, content } of all) {
      if (attributes.includes('type="application/')) continue;
      if (content === '') expect(attributes).toMatch(/ src="\/assets\/.* integrity="sha/);
      else expect(scriptSources(answer)).toContain(byHash(content));
    }
    expect(answer.body).not.toMatch(/ on\w+="/);
  }
});

test('only a chosen theme is said; without one the styles follow the device, scripts or not', async () => {
  const theme = async (cookie: string, host = 'localhost') =>
    /<html[^>]*?(?: data-bs-theme="(\w+)")?>/.exec((await get('/', { cookie, host })).body)?.[1];
  expect(await theme('')).toBeUndefined();
  expect(await theme('theme=device')).toBeUndefined();
  expect(await theme('theme="><script>')).toBeUndefined();
  expect(await theme('theme=dark')).toBe('dark');
  expect(await theme('theme=light')).toBe('light');
  expect(await theme('', 'dark.example')).toBe('dark');
  expect(await theme('theme=device', 'dark.example')).toBeUndefined();
});

test.each(['', 'sid=member'])(
  'a browser insists on hashes, asked once or again (%s) [S40]',
  async (cookie) => {
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await get('/', { cookie });
      expect(headers['integrity-policy']).toMatch(/^blocked-destinations=\(script\)/);
    }
  },
);

test('the policy of a document lets in nothing but our own [S40]', async () => {
  const { headers } = await get('/', { cookie: 'sid=member' });
  const policy = String(headers['content-security-policy']);
  const rules = new Map(
    policy.split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values.map((value) => value.replace(/^'(nonce|sha256)-.*'$/, "'$1'"))];
    }),
  );
  expect(Object.fromEntries(rules)).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...Array.from({ length: 3 }, () => "'sha256'")],
    'style-src': ["'self'", "'nonce'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'report-uri': [expect.stringMatching(/^\//)],
    'report-to': ['policy'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

test('a document of a member is kept by nobody, one of a visitor asked for anew [S09, S47]', async () => {
  expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
  const mine = await get('/', { cookie: 'sid=member' });
  expect(mine.headers['cache-control']).toBe('no-store');
  expect(mine.headers.vary).toContain('cookie');
});

const protecting = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('camera=(), microphone=(), payment=()'),
};
const answers: [string, number, string, string][] = [
  ['a document', 200, '/', 'localhost'],
  ['a page that is not there', 404, '/nowhere', 'localhost'],
  ['a file that is not there', 404, '/assets/mf-landers/000000000000/entry.js', 'localhost'],
  ['a host that is not ours', 421, '/', 'unknown.example'],
];

test.each(answers)('%s (%i) has the headers that protect [S45]', async (_what, code, url, host) => {
  const plain = await get(url, { host });
  expect(plain.statusCode).toBe(code);
  expect(plain.headers).toMatchObject(protecting);
  expect(plain.headers['strict-transport-security']).toBeUndefined();
  const secure = await get(url, { host, 'x-forwarded-proto': 'https' });
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('an address that cannot be read is refused with them, and told nothing else [S45, S110]', async () => {
  const { statusCode, headers, body } = await get('/%');
  expect([statusCode, body]).toEqual([400, 'bad request']);
  expect(headers).toMatchObject({ ...protecting, 'cache-control': 'no-store' });
});
