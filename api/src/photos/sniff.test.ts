import { isPicture } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const rest = '\0'.repeat(20);

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0'],
  ['a PNG', '\x89PNG\r\n\x1a\n'],
  ['a GIF', 'GIF89a'],
  ['a GIF of before', 'GIF87a'],
  ['a WebP', 'RIFF\x12\0\0\0WEBP'],
  ['an AVIF', '\0\0\0\x20ftypavif'],
  ['an AVIF that moves', '\0\0\0\x20ftypavis'],
])('%s is a picture; cut off, or after one byte more, it is none', (_what, begins) => {
  expect(isPicture(bytes(begins + rest))).toBe(true);
  const needed = begins.startsWith('\xff') ? 3 : begins.length;
  expect(isPicture(bytes(begins.slice(0, needed)))).toBe(true);
  expect(isPicture(bytes(begins.slice(0, needed - 1)))).toBe(false);
  expect(isPicture(bytes(`x${begins}${rest}`))).toBe(false);
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><img src=x>'],
  ['a drawing that may bring scripts', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a sound in the same container', 'RIFF\x12\0\0\0WAVE'],
  ['another container that names WebP', 'LIST\x12\0\0\0WEBP'],
  ['a film', '\0\0\0\x20ftypmp42'],
  ['another box that names AVIF', '\0\0\0\x20moovavif'],
  ['a GIF of no version', 'GIF90a'],
])('%s is no picture', (_what, begins) => {
  expect(isPicture(bytes(begins + rest))).toBe(false);
});
