// Direction marks and zero-width characters can disguise a text; joiners inside emoji are kept.
const disguise = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const stacked = /(\p{M}{4})\p{M}+/gu;

/** Text of a member as it is stored: normal form, without disguises, at most four marks a letter. */
export function visibleText(text: string): string {
  const normal = text.normalize('NFC').replace(disguise, '').replace(control, '');
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
