// Direction marks, fillers and zero-width characters can disguise a text, or be all of it. Letters of
// tags belong to flags, joiners and what chooses the look of an emoji are looked at below.
const disguise =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]|\u034F|[\u17B4\u17B5]|[\u180B-\u180F]|[\uFE00-\uFE0D]|[\u{1D173}-\u{1D17A}\u{E0000}-\u{E001F}]|[\u{E0080}-\u{E0FFF}]/gu;
const tag = /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]/gu;
const looks = /(?<=[\uFE0E\uFE0F])[\uFE0E\uFE0F]+/g;
// A joiner is kept where it joins: one between two letters, or between two parts of an emoji.
const idle =
  /(?<!\uFE0F|[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{Extended_Pictographic}\u200C\u200D])|(?<=[\u200C\u200D])[\u200C\u200D]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const control = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g;
const stacked = /(\p{M}{4})\p{M}+/gu;
/** What takes up room and shows nothing does not make a text. */
const seen = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Text of a member as it is stored: normal form, without disguises, at most four marks a letter. */
export function visibleText(text: string): string {
  const normal = text
    .normalize('NFC')
    .replace(disguise, '')
    .replace(tag, '')
    .replace(looks, '')
    .replace(control, '')
    .replace(idle, '');
  return seen.test(normal) ? normal.replace(stacked, '$1').trim() : '';
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
