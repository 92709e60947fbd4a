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
