import { lockedPhotos, photoReader } from './locked.ts';

const photos = [
  { id: 'hidden first', private: true },
  ...['1', '2', '3', '4'].map((id) => ({ id, private: false })),
  { id: 'hidden last', private: true },
];

test.each([
  ['owner', []],
  ['premium', []],
  ['free', ['hidden first', '4', 'hidden last']],
  ['visitor', ['hidden first', '2', '3', '4', 'hidden last']],
] as const)('for %s these are locked: %j', (reader, locked) => {
  expect([...lockedPhotos(photos, reader)]).toEqual(locked);
});

test.each([
  [null, 'visitor'],
  [{ id: 'me', premium: false }, 'owner'],
  [{ id: 'me', premium: true }, 'owner'],
  [{ id: 'other', premium: true }, 'premium'],
  [{ id: 'other', premium: false }, 'free'],
] as const)('%j is to the photos of "me" %s', (user, reader) => {
  expect(photoReader(user, 'me')).toBe(reader);
});
