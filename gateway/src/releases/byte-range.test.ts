import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s of 100 bytes', (header, part) => {
  expect(byteRange(header, 100)).toEqual(part);
});

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s has nothing of 100 bytes', (header) => {
  expect(byteRange(header, 100)).toBe('none');
});

test.each([undefined, '', 'bytes=-', 'bytes=20-10', 'bytes=0-1,5-6', 'pages=1-2', 'bytes=a-b'])(
  '%s is answered with the whole file',
  (header) => {
    expect(byteRange(header, 100)).toBeUndefined();
  },
);
