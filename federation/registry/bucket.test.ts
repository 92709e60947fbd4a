import { parseBucket } from './bucket.ts';

test.each([
  ['0', 0],
  ['42', 42],
  ['9999', 9999],
])('%s is a bucket', (value, bucket) => {
  expect(parseBucket(value)).toBe(bucket);
});

test.each(['', '10000', '-1', '007', '1.5', 'abc', '1 ', undefined])('%s is none', (value) => {
  expect(parseBucket(value)).toBeUndefined();
});
