// Direction marks, fillers and zero-width characters can disguise a text, or be all of it.
const disguise =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]|\u034F/g;
// A joiner is kept where it joins: one between two letters, or between two parts of an emoji.
const idle =
  /(?<!\uFE0F|[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{Extended_Pictographic}\u200C\u200D])|(?<=[\u200C\u200D])[\u200C\u200D]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const stacked = /(\p{M}{4})\p{M}+/gu;

/** Text of a member as it is stored: normal form, without disguises, at most four marks a letter. */
export function visibleText(text: string): string {
  const normal = text.normalize('NFC').replace(disguise, '').replace(control, '').replace(idle, '');
  return normal.replace(stacked, '$1').trim();
}

/** The same on one line, for names. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ');
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Length as people count it: an emoji or an accented letter is one. */
export function visibleLength(text: string): number {
  return [...segments.segment(text)].length;
}
