import { releaseOf } from '@afterglow/federation/testing/releases';
import { byHash } from '../headers/content-security-policy.ts';
import {
  allowedScripts,
  type BodyParts,
  documentBody,
  documentEnd,
  documentHead,
  type HeadParts,
  lookOf,
} from './document.ts';
import { onceItShows } from './page-scripts.ts';

const file = { integrity: 'sha384-abc', bytes: 1, compressed: 1 };
const shell = releaseOf('a', {
  name: 'shell',
  entry: 'main.js',
  css: ['main.css'],
  preload: { document: ['font.woff2'] },
  files: { 'main.js': file, 'main.css': file, 'font.woff2': file },
});
const at = (path: string) => `/assets/shell/aaaaaaaaaaaa/${path}`;
const remote = (path: string) => ({
  url: `/assets/mf-chat/b/${path}`,
  integrity: `sha384-${path}`,
});
const parts: HeadParts = {
  ...{ site: 'After', title: 'A & B', description: 'Say "hi"', niche: 'gay', language: 'nl' },
  ...{ theme: 'device', indexable: true, isFront: false },
  ...{ origin: 'https://a.example', askedAt: 'https://www.a.example' },
  canonical: 'https://a.example/x?a=1&lang=nl',
  alternates: [{ language: 'de', url: 'https://a.example/x?a=1&lang=de' }],
  ...{
    picture: undefined,
    devOrigin: undefined,
    isDrawn: false,
    isVisitor: true,
    isLander: false,
    styles: [],
    shell,
  },
  preload: ['entry.js', 'route.css', 'nl.json'].map(remote),
};

/** The tags of a kind in a document's head, as a browser reads their attributes. */
function tags(name: string, part: Partial<HeadParts> = {}): Record<string, string>[] {
  const head = documentHead({ ...parts, ...part });
  return [...head.matchAll(new RegExp(`<${name}( [^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        value,
      ]),
    ),
  );
}
const links = (rel: string, part?: Partial<HeadParts>) =>
  tags('link', part).filter((link) => link.rel === rel);
const meta = (name: string, part?: Partial<HeadParts>) =>
  tags('meta', part).filter((one) => one.name === name);

test('a document says its language, its theme, and words that never become markup', () => {
  expect(tags('html')).toEqual([{ lang: 'nl', 'data-niche': 'gay' }]);
  expect(tags('html', { theme: 'dark' })).toMatchObject([{ 'data-bs-theme': 'dark' }]);
  expect(documentHead(parts)).toContain('<title>A &amp; B</title>');
  expect(meta('description')).toMatchObject([{ content: 'Say &quot;hi&quot;' }]);
  expect(links('apple-touch-icon')).toMatchObject([{ href: '/app-icon/gay-apple-180.png' }]);
  expect(links('manifest')).toMatchObject([{ href: '/manifest.webmanifest?lang=nl' }]);
});

test.each([
  ['light', [{ content: '#fff9f7' }]],
  ['dark', [{ content: '#140d11' }]],
  [
    'device',
    [{ content: '#140d11', media: '(prefers-color-scheme: dark)' }, { content: '#fff9f7' }],
  ],
] as const)('the bars of a browser in %s', (theme, expected) => {
  expect(meta('theme-color', { theme })).toEqual(
    expected.map((one) => ({ name: 'theme-color', ...one })),
  );
});

test('a page that may be found says its address, its languages and what a link to it shows; no other does', () => {
  expect(links('canonical')).toEqual([
    { rel: 'canonical', href: 'https://a.example/x?a=1&amp;lang=nl' },
  ]);
  expect(links('alternate')).toEqual([
    { rel: 'alternate', hreflang: 'de', href: 'https://a.example/x?a=1&amp;lang=de' },
  ]);
  expect(meta('robots')).toEqual([]);
  const properties = tags('meta').map(({ property }) => property);
  expect(properties).toContain('og:title');
  const hidden = { indexable: false };
  expect(meta('robots', hidden)).toEqual([{ name: 'robots', content: 'noindex' }]);
  expect([...links('canonical', hidden), ...links('alternate', hidden)]).toEqual([]);
  expect(documentHead({ ...parts, ...hidden })).not.toContain('og:');
});

test('the front alone says facts about its site', () => {
  const facts = (part: Partial<HeadParts>) =>
    tags('script', part).filter(({ type }) => type === 'application/ld+json').length;
  expect([facts({}), facts({ isFront: true }), facts({ isFront: true, indexable: false })]).toEqual(
    [0, 1, 0],
  );
});

/** What stands in `href` or `src`, with all that is said of how to fetch it. */
const checked = (path: string) => ({ integrity: 'sha384-abc', crossorigin: '', path: at(path) });
const fetched = ({ href, src, rel: _, ...rest }: Record<string, string>) => ({
  ...rest,
  path: href ?? src,
});

test('files are named with their hashes; scripts come first where nothing is drawn before they ran', () => {
  expect(links('stylesheet').map(fetched)).toEqual([checked('main.css')]);
  expect(links('preload').map(fetched)).toEqual([
    { as: 'script', crossorigin: '', ...ofRemote('entry.js') },
    { as: 'fetch', crossorigin: '', path: ofRemote('route.css').path },
    { as: 'fetch', crossorigin: '', path: '/assets/mf-chat/b/nl.json' },
  ]);
  expect(
    tags('script')
      .filter(({ src }) => src)
      .map(fetched),
  ).toEqual([{ defer: '', fetchpriority: 'high', ...checked('main.js') }]);
});

function ofRemote(path: string) {
  const { url, integrity } = remote(path);
  return { path: url, integrity };
}

test('where a page is drawn its styles stand with it, under the address that their file has for the page, and scripts wait', () => {
  const style = { url: remote('route.css').url, css: '.a{color:red}', source: '' };
  const drawn = { isDrawn: true, styles: [style] };
  expect(links('stylesheet', drawn).map(fetched)).toEqual([checked('main.css')]);
  expect(documentHead({ ...parts, ...drawn })).toContain(
    '<style data-href="https://www.a.example/assets/mf-chat/b/route.css">.a{color:red}</style>',
  );
  expect(links('preload', drawn).map(({ as, fetchpriority }) => [as, fetchpriority])).toEqual([
    ['script', 'low'],
    ['fetch', 'low'],
  ]);
  expect(tags('script', drawn).find(({ src }) => src)).toMatchObject({ fetchpriority: 'low' });
});

test('a visitor’s drawn page asks for scripts once it shows, a member’s while it is waited for', () => {
  const waiting = (part: Partial<HeadParts>) => {
    const head = documentHead({ ...parts, ...part });
    const [template = ''] = head.match(/<template .*<\/template>/s) ?? [];
    const scripts = (html: string) => html.match(/(href|src)="[^"]*\.js"/g)?.length ?? 0;
    return [scripts(template), scripts(head.replace(template, ''))];
  };
  expect(waiting({ isDrawn: true })).toEqual([2, 0]);
  expect(waiting({ isDrawn: true, isVisitor: false })).toEqual([0, 2]);
  expect(waiting({ isDrawn: false })).toEqual([0, 2]);
  expect(allowedScripts(false)).toContain(byHash(onceItShows));
});

test('no script of a drawn head waits for its styles: what shows would be read after them', () => {
  for (const isVisitor of [true, false]) {
    const head = documentHead({ ...parts, isDrawn: true, isVisitor });
    const [before = '', ...after] = head.split('<link rel="stylesheet"');
    expect(before.includes(onceItShows)).toBe(isVisitor);
    expect(after.join('')).not.toContain('<script>');
  }
});

test('what is drawn shows as a whole on wide screens, a lander on every one, and what is not waits for nothing', () => {
  const whole = { rel: 'expect', href: '#app', blocking: 'render' };
  const wide = { ...whole, media: '(min-width: 992px)' };
  expect(links('expect', { isDrawn: true })).toEqual([wide]);
  expect(links('expect', { isDrawn: true, isLander: true })).toEqual([whole]);
  expect(links('expect')).toEqual([]);
});

test('a shell that is being worked on comes from where it is, without hashes', () => {
  const dev = { devOrigin: 'http://localhost:9' };
  expect(links('stylesheet', dev).map(({ href, integrity }) => [href, integrity])).toEqual([
    ['http://localhost:9/shell/main.css', ''],
  ]);
  expect(tags('script', dev).find(({ src }) => src)?.src).toBe('http://localhost:9/shell/main.js');
});

const boot = { language: 'nl', status: 200 } as unknown as BodyParts['boot'];
const body = (part: Partial<BodyParts> = {}) =>
  documentBody({
    ...{ title: 'A & B', description: 'Say "hi"', shell, look: undefined, nonce: undefined, boot },
    ...part,
  });

test('what was drawn stands before the app with its styles; where nothing was, nothing gives way', () => {
  const look = lookOf('<p style="color:red">Hello</p>');
  const drawn = body({ look, nonce: 'n1' });
  expect(drawn).toContain('<style nonce="n1">#first-look [data-style="0"]{color:red}</style>');
  expect(body({ look })).toContain('<style>#first-look');
  expect(body({ look: { ...look, css: '' }, nonce: 'n1' })).not.toContain('<style');
  const places = ['<!--look-->', 'JavaScript', '<p data-style="0">Hello</p>', '<!--/look-->'];
  const order = [...places, '<div id="app"></div>', 'MutationObserver'].map((one) =>
    drawn.indexOf(one),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order[0]).toBeGreaterThan(0);
  expect(body()).not.toMatch(/look-->|MutationObserver/);
  expect(body()).toContain('<noscript>A &amp; B: Say &quot;hi&quot;</noscript>');
});

test('the font is asked for after what shows, or it would share the line with the styles', () => {
  const look = lookOf('<p>Hello</p>');
  const font = `<link rel="preload" as="font" type="font/woff2" href="${at('font.woff2')}" crossorigin fetchpriority="low">`;
  const [head, drawn] = [documentHead({ ...parts, isDrawn: true }), body({ look })];
  expect(head).not.toContain('font.woff2');
  expect(drawn.indexOf(font)).toBeGreaterThan(drawn.indexOf('<!--/look-->'));
  expect(body()).toContain(font);
});

test('several fonts are asked for one by one, with nothing between them', () => {
  const files = { 'a.woff2': file, 'b.woff2': file };
  const two = releaseOf('a', { name: 'shell', preload: { document: Object.keys(files) }, files });
  expect(body({ shell: two })).toMatch(/a\.woff2"[^<>]*><link [^>]*b\.woff2"/);
});

test.each([{}, { reports: { token: 't', share: 0.1 } }])(
  'with an end of its own, %j, the data is whole',
  (own) => {
    const whole = body() + documentEnd(own);
    const [, data = ''] =
      /<script type="application\/json" id="boot">(.*)<\/script>/.exec(whole) ?? [];
    expect(JSON.parse(data)).toEqual({ ...boot, ...own });
    expect(whole.trimEnd()).toMatch(/<\/body>\n<\/html>$/);
  },
);

test('what documents share stands in each as it is, in its place, and ends no script', () => {
  const shared = {
    settings: { name: '</script><b>\u2028' },
    shell: { version: '1', texts: {} },
    remotes: [{ name: 'mf-a' }],
  };
  const boots = ['Ann', 'Bo'].map((name) => {
    const { settings, ...rest } = shared;
    return { language: 'nl', settings, user: { name }, given: undefined, status: 200, ...rest };
  }) as unknown as BodyParts['boot'][];
  for (const boot of [...boots, ...boots]) {
    const [, json = ''] = /id="boot">(.*)$/.exec(body({ boot })) ?? [];
    expect(JSON.stringify(JSON.parse(`${json}}`))).toBe(JSON.stringify(boot));
    expect(json).not.toMatch(/[<\u2028]/);
  }
});
