import { visibleLength, visibleLine, visibleText } from './visible-text.ts';

test('disguises and stacked marks go, emoji and letters stay', () => {
  expect(visibleText('a\u200Bb\u202Ec\u2066d')).toBe('abcd');
  expect(visibleText(`z${'\u0301'.repeat(10_000)}`)).toHaveLength(5);
  expect(visibleText('👩‍👩‍👧 Zoë\nhi')).toBe('👩‍👩‍👧 Zoë\nhi');
  expect(visibleText('a\u0000\u001Bb')).toBe('ab');
  expect(visibleLine(' two \n lines ')).toBe('two lines');
});

test('length is counted as people count', () => {
  expect(visibleLength('👩‍👩‍👧é')).toBe(2);
});
