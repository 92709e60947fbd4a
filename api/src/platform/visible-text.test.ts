import { visibleLength, visibleLine, visibleText } from './visible-text.ts';

test('disguises and stacked marks go, emoji and letters stay [S54]', () => {
  expect(visibleText('a\u200Bb\u202Ec\u2066d')).toBe('abcd');
  expect(visibleText(`z${'\u0301'.repeat(10_000)}`)).toHaveLength(5);
  expect(visibleText('👩‍👩‍👧 Zoë\nhi')).toBe('👩‍👩‍👧 Zoë\nhi');
  expect(visibleText('a\u0000\u001Bb')).toBe('ab');
  expect(visibleLine(' two \n lines ')).toBe('two lines');
});

test('a text of nothing but invisible characters is empty', () => {
  expect(visibleText('\u200B\u200D\uFEFF\u2060\u3164\u00AD\u034F')).toBe('');
});

test('joiners stay where they join, one at a time', () => {
  expect(visibleText(`a${'\u200D'.repeat(900)}b`)).toBe('a\u200Db');
  expect(visibleText('x\u200D y\u200C')).toBe('x y');
  expect(visibleText('\u200Dword')).toBe('word');
  for (const kept of ['👩🏽‍💻', '❤️‍🔥', '🏳️‍🌈', 'نمی‌خواهم', 'क्‍ष']) {
    expect(visibleText(kept)).toBe(kept);
  }
});

test('length is counted as people count', () => {
  expect(visibleLength('👩‍👩‍👧é')).toBe(2);
});
