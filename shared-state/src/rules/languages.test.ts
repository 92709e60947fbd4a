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
