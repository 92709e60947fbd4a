import { languageNames, languageOf, visibleLanguages } from './languages.ts';

test.each([
  ['US', 'nl', ['en', 'es']],
  ['NL', 'nl', ['nl']],
  ['BE', 'nl', ['nl', 'fr', 'de']],
  ['FR', 'nl', ['fr']],
  ['IT', 'nl', ['it']],
  ['ES', 'nl', ['es']],
  ['DE', 'nl', ['de']],
  ['AT', 'nl', ['de']],
  ['IE', 'nl', ['en']],
  ['GB', 'nl', ['en']],
  ['CA', 'nl', ['en', 'fr']],
  ['PL', 'nl', ['pl']],
  ['AU', 'nl', ['en']],
  ['NZ', 'nl', ['en']],
  ['CH', 'de', ['de', 'it', 'fr', 'en']],
  ['DK', 'nl', ['da']],
  ['fi', 'fi', ['fi', 'sv']],
  ['NO', 'nl', ['nb']],
  ['SE', 'nl', ['sv']],
  ['BR', 'nl', ['nl', 'en']],
  ['JP', 'en-GB', ['en']],
  ['', 'xx', ['en']],
])('country %s on a site in %s', (country, domainLanguage, expected) => {
  expect(visibleLanguages(country, domainLanguage)).toEqual(expected);
});

test('languages stand where their own names are looked for', () => {
  const names = Object.values(languageNames);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
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
