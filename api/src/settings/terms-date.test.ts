import { termsDate } from './terms-date.ts';

test.each([
  ['2019-05-01T00:00:00Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:00Z', '2023-12-01T12:00:00.000Z'],
  ['2023-12-01T12:00:01Z', '2023-12-01T12:00:01.000Z'],
  ['2024-02-01T12:00:00Z', '2024-02-01T12:00:00.000Z'],
])('terms of a company added %s date from %s', (added, date) => {
  expect(termsDate(new Date(added)).toISOString()).toBe(date);
});
