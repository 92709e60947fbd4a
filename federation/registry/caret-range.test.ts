import { inCaretRange } from './caret-range.ts';

test.each([
  ['19.0.0', '^19.0.0', true],
  ['19.2.0', '^19.0.4', true],
  ['19.1.9', '^19.2.0', false],
  ['19.2.3', '^19.2.4', false],
  ['18.3.1', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['0.2.4', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['19.10.0', '^19.9.0', true],
  ['20.0.0-rc.1', '^20.0.0', false],
  ['19.2.0', '~19.2.0', false],
  ['19.2.0', '', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(inCaretRange(version, range)).toBe(expected);
});
