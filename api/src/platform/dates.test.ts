import { longDay, longMoment } from './dates.ts';

const first = new Date('2026-02-01T20:15:00Z');

test.each([
  ['en', '1 February 2026'],
  ['fr', '1er février 2026'],
  ['de', '1. Februar 2026'],
  ['es', '1 de febrero de 2026'],
])('a day as mails in %s write it', (language, expected) => {
  expect(longDay(first, language)).toBe(expected);
});

test('with the time it begins alike; other days have no ordinal', () => {
  expect(longMoment(first, 'fr')).toBe('1er février 2026 à 20:15');
  expect(longDay(new Date('2026-02-21T20:15:00Z'), 'fr')).toBe('21 février 2026');
});
