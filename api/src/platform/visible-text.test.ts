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

test.each([
  ['a look chosen for nothing', '\uFE0F'],
  ['a braille cell without dots', '\u2800 \u2800'],
  ['tags of no flag', '\u{E0041}\u{E0042}\u{E007F}'],
  ['marks that are out of use', '\u206A\uFFF9\u{1D173}\u180B'],
])('%s is no text', (_what, text) => {
  expect(visibleText(text)).toBe('');
});

test('nothing is hidden in tags; flags and the looks of emoji stay', () => {
  const hidden = [...'call me'].map((letter) =>
    String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
  );
  expect(visibleText(`Hi${hidden.join('')}`)).toBe('Hi');
  expect(visibleText(`❤${'\uFE0F'.repeat(900)}`)).toBe('❤\uFE0F');
  for (const kept of ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '☺︎', '☺️', '1️⃣', '⠓⠊ ⠽⠕⠥']) expect(visibleText(kept)).toBe(kept);
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
