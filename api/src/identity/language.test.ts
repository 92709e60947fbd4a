import type { FastifyRequest } from 'fastify';
import { requestLanguage } from './language.ts';

/** Every place that may say a language, the strongest first. */
const places: ((language: unknown) => object)[] = [
  (language) => ({ headers: { 'x-language': language } }),
  (language) => ({ query: { lang: language } }),
  (language) => ({ cookies: { locale: language } }),
  (language) => ({ session: { user: { language } } }),
  (language) => ({ site: { settings: { domain_language: language } } }),
];
const languages = ['nl', 'de', 'fr', 'fi', 'sv'];

/** What a request says by those places that say something. */
const asked = (said: unknown[]) =>
  requestLanguage(
    Object.assign(
      { headers: {} },
      ...said.map((language, place) => (language === undefined ? {} : places[place]?.(language))),
    ) as FastifyRequest,
  );

test('the first place that says a language decides; without one it is English', () => {
  for (let from = 0; from <= places.length; from += 1) {
    const said = languages.map((language, place) => (place < from ? undefined : language));
    expect(asked(said)).toBe(languages[from] ?? 'en');
  }
});

test.each<[odd: unknown, what: string]>([
  ['', 'one that says nothing'],
  ['xx', 'one that nobody speaks'],
  [['nl'], 'one that is said twice'],
  [5, 'one that is no text'],
])('%j is passed over: %s', (odd, _what) => {
  for (const place of places.keys()) {
    const said = places.map((_, at) => (at === place ? odd : at > place ? 'it' : undefined));
    expect(asked(said)).toBe(place === places.length - 1 ? 'en' : 'it');
  }
});

test.each(['nl-BE', 'NL', 'nl_NL'])('%s is Dutch', (tag) => {
  expect(asked([tag])).toBe('nl');
});
