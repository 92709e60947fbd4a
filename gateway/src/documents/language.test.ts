import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from '../api/api-client.ts';
import type { Live } from '../releases/releases.ts';
import { documentLanguage, ownLanguage, readableSettings } from './language.ts';

const languages = ['nl', 'de', 'fr'];

test.each([
  ['nl', 'de', 'fr', 'nl'],
  [undefined, 'de', 'fr', 'de'],
  [undefined, undefined, 'fr', 'fr'],
  [undefined, undefined, undefined, 'en'],
  ['xx', 'de', 'fr', 'de'],
  ['NL', 'xx', 'fr', 'fr'],
  ['', '', 'FR-be', 'fr'],
  ['xx', 'xx', 'xx', 'en'],
])(
  '?lang=%s, the cookie %s and a site in %s give %s',
  (query, cookie, domainLanguage, expected) => {
    expect(documentLanguage({ query, cookie, domainLanguage, languages })).toBe(expected);
  },
);

test('a page can be read where the API and the shell both have texts; settings are the same for all who share them', () => {
  const live = { shell: { texts: { de: 'a', nl: 'b', it: 'c' } } } as unknown as Live;
  const other = { shell: { texts: { fr: 'a' } } } as unknown as Live;
  const settings = { name: 'Glow', languages } as SiteSettings;
  const readable = readableSettings(settings, live);
  expect(readable).toEqual({ name: 'Glow', languages: ['nl', 'de'] });
  expect(readableSettings(settings, { ...live })).toBe(readable);
  expect(readableSettings(settings, other).languages).toEqual(['fr']);
  expect(readableSettings({ ...settings }, live)).not.toBe(readable);
});

test.each([
  ['nl-NL, en;q=0.8', {}, {}, 'nl'],
  ['nn-NO', {}, {}, 'nb'],
  ['no,en', {}, {}, 'nb'],
  ['tr, FI-fi;q=0.9, en;q=0.8', {}, {}, 'fi'],
  ['tr', {}, {}, 'en'],
  [undefined, {}, {}, 'en'],
  ['nl', { locale: 'pl' }, {}, 'pl'],
  ['nl', { locale: 'pl' }, { lang: 'sv' }, 'sv'],
])(
  "of who reads %j, with %o and %o, the gateway's own pages are in %s",
  (read, cookies, query, own) => {
    const headers = { 'accept-language': read };
    expect(ownLanguage({ headers, cookies, query } as unknown as FastifyRequest)).toBe(own);
  },
);
