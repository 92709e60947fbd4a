import fc from 'fast-check';
import { eventId, placeOf } from './event-id.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('an id names a position and the transactions after it that were told', () => {
  const position = fc.bigInt({ min: 0n, max: 2n ** 62n });
  const later = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 40n }), { maxLength: 20 });
  fc.assert(
    fc.property(position, later, (from, ahead) => {
      const place = { position: String(from), told: new Set(ahead.map((by) => String(from + by))) };
      const id = eventId(place, now);
      expect(placeOf(id, now)).toEqual(place);
      // It is a header of its own.
      expect(id).toMatch(/^[\w.-]{1,300}$/);
    }),
  );
});

test.each([
  '',
  'nonsense',
  '1',
  '1.',
  '-1.2',
  `1.${Math.floor(now.getTime() / 1000)}.`,
  `1.${Math.floor(now.getTime() / 1000)}.a--b`,
  `1.${Math.floor(now.getTime() / 1000)}.${'a-'.repeat(200)}a`,
  '1.1767262400',
])('%j is no place to go on from', (id) => {
  expect(placeOf(id, now)).toBeUndefined();
});

const seconds = Math.floor(now.getTime() / 1000);
const place = (age: number, arrived?: number) =>
  placeOf(`7.${seconds - age}`, now, arrived === undefined ? null : new Date(arrived * 1000))
    ?.position;

test.each([
  [0, '7'],
  [-60, '7'],
  [2999, '7'],
  [3000, undefined],
])('an id of %i seconds ago goes on from %s', (age, expected) => {
  expect(place(age)).toBe(expected);
});

test('an id of before the site came to this database goes on from nowhere, within what clocks differ', () => {
  expect(place(0, seconds - 60)).toBe('7');
  expect(place(1, seconds - 60)).toBeUndefined();
  expect(place(0, seconds)).toBeUndefined();
});

test('where nothing later was told an id names none', () => {
  expect(eventId({ position: '7', told: new Set() }, now)).toBe(`7.${seconds}`);
  expect(eventId({ position: '7', told: new Set(['8', '42']) }, now)).toBe(`7.${seconds}.1-z`);
});
