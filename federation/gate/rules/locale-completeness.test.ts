import { flatten } from '../texts/texts.ts';
import { localeProblems } from './locale-completeness.ts';

const en = flatten({
  title: 'Hello {{name}}',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
});
const nl = flatten({
  title: 'Dag {{name}}',
  likes_one: 'Eén like',
  likes_other: '{{count}} likes',
});
const messages = (texts: [string, typeof en][], declared: string[], spoken = ['en', 'nl']) =>
  localeProblems(new Map(texts), declared, spoken).map(({ message }) => message);

test('all languages whole', () => {
  expect(
    messages(
      [
        ['en', en],
        ['nl', nl],
      ],
      ['en', 'nl'],
    ),
  ).toEqual([]);
});

test('a language of the site that is missing', () => {
  expect(messages([['en', en]], ['en'])).toEqual(['there are no texts in nl']);
});

test('a declared language without texts', () => {
  expect(
    messages(
      [
        ['en', en],
        ['nl', nl],
      ],
      ['en', 'nl', 'de'],
    ),
  ).toEqual(['there are no texts in de']);
});

test('a language that is there but not declared', () => {
  expect(
    messages(
      [
        ['en', en],
        ['nl', nl],
      ],
      ['en'],
    ),
  ).toEqual(['the site speaks nl, remote.json does not']);
});

test('a missing key, a missing plural form and another placeholder', () => {
  const half = flatten({ title: 'Dag {{naam}}', likes_other: '{{count}} likes' });
  expect(
    messages(
      [
        ['en', en],
        ['nl', half],
      ],
      ['en', 'nl'],
    ),
  ).toEqual(['nl: title has {{naam}}, expected {{name}}', 'nl: likes lacks plural one']);
});

/** What is said of a language that has these texts beside those. */
const beside = (reference: object, texts: object, language = 'nl') =>
  messages(
    [
      ['en', flatten(reference)],
      [language, flatten(texts)],
    ],
    ['en', language],
    [],
  );

test('a count is left out of a form of a plural alone, and nothing else is', () => {
  const plural = { likes_one: '{{count}} like of {{name}}', likes_other: '{{count}} of {{name}}' };
  expect(beside(plural, { ...plural, likes_one: 'Eén like van {{name}}' })).toEqual([]);
  expect(beside(plural, { ...plural, likes_one: 'Eén like' })).toEqual([
    'nl: likes_one has no placeholders, expected {{name}}',
  ]);
  expect(beside({ all: 'All {{count}}' }, { all: 'Alle' })).toEqual([
    'nl: all has no placeholders, expected {{count}}',
  ]);
});

test('placeholders and tags are the same in any order, and each is', () => {
  const all = { text: '<link>{{name}}</link> of {{city}}<br />' };
  expect(beside(all, { text: '{{city}}: <br/><link>{{name}}</link>' })).toEqual([]);
  expect(beside(all, { text: '{{city}} <link>{{name}}</link>' })).toEqual([
    'nl: text has <link> {{city}} {{name}}, expected <br> <link> {{city}} {{name}}',
  ]);
});

test('what the reference has not is too much, and a language has all forms of its own', () => {
  expect(beside({ a: 'a' }, { a: 'a', b: 'b' })).toEqual([
    'nl: b is not in the reference language',
  ]);
  const two = { likes_one: '{{count}}', likes_other: '{{count}}' };
  expect(beside(two, two, 'pl')).toEqual(['pl: likes lacks plural few, many']);
});

test('a key that only ends like a plural is an ordinary one', () => {
  const texts = { step_one: 'First', step_other: 'Other', no_other: 'No other', only_few: 'Few' };
  expect(beside(texts, texts, 'pl')).toEqual([]);
});

test('what is not there is said with the file to add, what is wrong with that to correct', () => {
  const one = new Map([['en', en]]);
  expect(localeProblems(new Map([...one, ['nl', nl]]), ['en'], ['nl'])).toMatchObject([
    { advice: 'add "nl" to locales' },
  ]);
  expect(localeProblems(one, undefined, ['nl'])).toEqual([
    { rule: 'texts', message: 'there are no texts in nl', advice: 'add src/locales/nl.json' },
  ]);
});
