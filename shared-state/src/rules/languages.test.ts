import { languageOf, visibleLanguages } from './languages.ts';

test.each([
  ['NL', 'nl', ['nl']],
  ['BE', 'nl', ['nl', 'fr', 'de']],
  ['CH', 'de', ['de', 'it', 'fr', 'en']],
  ['fi', 'fi', ['fi', 'sv']],
  ['BR', 'nl', ['nl', 'en']],
  ['JP', 'en-GB', ['en']],
  ['', 'xx', ['en']],
])('country %s on a site in %s', (country, domainLanguage, expected) => {
  expect(visibleLanguages(country, domainLanguage)).toEqual(expected);
});

test('an unsupported locale becomes English', () => {
  expect(languageOf('nl-BE')).toBe('nl');
  expect(languageOf('ja')).toBe('en');
});

test.each([
  ['a country whose languages are whole', 'NL', ['nl']],
  ['one that lacks some', 'BE', ['nl', 'en']],
  ['one that lacks the first', 'CH', ['en', 'nl']],
  ['one that has none', 'FR', ['nl', 'en']],
])('%s, with texts in two languages', (_what, country, expected) => {
  expect(visibleLanguages(country, 'nl', ['en', 'nl'])).toEqual(expected);
});
