import type { BootRemote } from '@afterglow/federation/registry/boot-manifest';
import { releaseOf } from '@afterglow/federation/testing/releases';
import { bootOf, headOf } from './compose.ts';
import type { FoundPage } from './find-page.ts';
import type { Known } from './gather.ts';

const file = { integrity: 'sha384-abc', bytes: 1, compressed: 1 };
const shell = releaseOf('a', {
  name: 'shell',
  entry: 'main.js',
  files: { 'main.js': file, 'texts/nl.json': file, 'texts/en.json': file },
});
const settings = { name: 'After', niche_name: 'gay', languages: ['en', 'nl'] };
const page: FoundPage = {
  remotes: [],
  match: {
    remote: { name: 'mf-landers', texts: {} } as unknown as BootRemote,
    route: { name: 'faq', path: '/pages/faq', indexable: true } as never,
  },
  release: releaseOf('b', {
    name: 'mf-landers',
    files: { 'entry.js': file, 'share/faq.webp': file },
  }),
  ...{ isFound: true, status: 200 },
};

function knownOf(part: Partial<Known> = {}): Known {
  return {
    ...{ url: new URL('http://site/pages/faq'), isForm: false, isMember: false, user: null },
    ...{ settings, language: 'nl', query: undefined, data: {}, dev: null, override: undefined },
    live: { shell, lacking: [], remotes: [], releaseOf: () => undefined },
    ...part,
  } as unknown as Known;
}

function head(found: Partial<FoundPage> = {}, known: Partial<Known> = {}) {
  const words = { title: 'Title', description: 'Description' };
  const origin = 'https://a.example';
  const told = { words, theme: 'dark', origin, askedAt: origin } as const;
  const html = headOf(
    knownOf(known),
    { ...page, ...found },
    {
      ...told,
      ...{ mayBeDrawn: false, styles: [] },
    },
  );
  const first = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    canonical: first(/rel="canonical" href="([^"]*)"/),
    alternates: [...html.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...one]) => one),
    picture: first(/og:image" content="([^"]*)"/),
    robots: first(/name="robots" content="([^"]*)"/),
    isFront: html.includes('ld+json'),
    preloads: [...html.matchAll(/rel="preload" as="fetch" href="([^"]*)"/g)].map(([, one]) => one),
  };
}

const here = 'https://a.example/pages/faq';

test('a page is known by its address, each of its languages by one of its own', () => {
  expect(head()).toEqual({
    canonical: here,
    alternates: [
      ['en', `${here}?lang=en`],
      ['nl', `${here}?lang=nl`],
      ['x-default', here],
    ],
    picture: 'https://a.example/assets/mf-landers/bbbbbbbbbbbb/share/faq.webp',
    robots: undefined,
    isFront: false,
    preloads: ['/assets/shell/aaaaaaaaaaaa/texts/nl.json'],
  });
  for (const pathname of ['/pages/faq/', `/pages/faq${'/'.repeat(9)}`]) {
    expect(head({}, { url: new URL(`http://site${pathname}`) }).canonical).toBe(here);
  }
  expect(head({}, { query: 'nl' }).canonical).toBe(`${here}?lang=nl`);
  const front = { url: new URL('http://site/') };
  expect(head({}, { url: new URL('http://site//') }).canonical).toBe('https://a.example/');
  expect(head({}, front)).toMatchObject({ isFront: true, canonical: 'https://a.example/' });
});

test.each([
  ['is not there', { isFound: false }],
  ['has no match', { match: undefined }],
  [
    'is not for search engines',
    {
      match: page.match && {
        ...page.match,
        route: { name: 'faq', path: '/pages/faq', indexable: false } as never,
      },
    },
  ],
])('a page that %s is not to be found', (_what, part) => {
  expect(head(part)).toMatchObject({ robots: 'noindex', canonical: undefined });
});

test('the picture of a page without one of its own is the site’s', () => {
  const own = 'https://a.example/share/gay.png';
  expect(head({ release: undefined }).picture).toBe(own);
  expect(head({ release: releaseOf('b') }).picture).toBe(own);
});

test('what is being worked on fetches nothing ahead', () => {
  const dev = { name: 'mf-landers', origin: 'http://localhost:9' } as unknown as Known['dev'];
  expect(head({}, { dev }).preloads).toEqual([]);
});

const boot = (known: Partial<Known> = {}, production = true, given = {}) =>
  bootOf(knownOf(known), page, { shown: settings as never, given, production });

test('the shell is told what it needs, and nothing of what is not so', () => {
  const texts = (code: string) => ({
    url: `/assets/shell/aaaaaaaaaaaa/texts/${code}.json`,
    integrity: 'sha384-abc',
  });
  expect(boot()).toEqual({
    ...{ language: 'nl', settings, user: null, status: 200, remotes: [] },
    shell: { version: 'aaaaaaaaaaaa', texts: { en: texts('en'), nl: texts('nl') } },
  });
});

test('of a release that tells of its languages a document names its own, the same to all', () => {
  const files = { ...shell.files, 'texts/languages.json': file };
  const told = { ...shell, files };
  const documents = ['nl', 'en', 'nl'].map((language) =>
    boot({ language, live: { ...knownOf().live, shell: told } }),
  );
  const [dutch, english, again] = documents.map((one) => one.shell);
  expect(Object.keys(dutch?.texts ?? {})).toEqual(['nl']);
  expect(Object.keys(english?.texts ?? {})).toEqual(['en']);
  expect(dutch?.languages?.url).toBe('/assets/shell/aaaaaaaaaaaa/texts/languages.json');
  // What is the same object is written once.
  expect(again).toBe(dutch);
});

test.each([
  ['who it is, where nobody can tell', { user: undefined }, true, {}, { user: undefined }],
  ['what a form gave', {}, true, { email: 'a' }, { given: { email: 'a' } }],
  [
    'what is tried',
    { override: { remote: 'x', version: 'y' } },
    true,
    {},
    { override: { remote: 'x', version: 'y' } },
  ],
  ['that it is no production', {}, false, {}, { development: true }],
  [
    'what is not known now',
    { live: { ...knownOf().live, lacking: ['x'] } },
    true,
    {},
    { lacking: ['x'] },
  ],
] as [string, Partial<Known>, boolean, Record<string, string>, object][])(
  'beside it: %s',
  (_what, known, production, given, more) => {
    expect(boot(known, production, given)).toEqual({ ...boot(), ...more });
  },
);
