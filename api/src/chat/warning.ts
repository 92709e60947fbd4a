import { unmasked } from './unmasked.ts';
import { elsewhere, patternsOf, services, warningWords } from './warning-rules.ts';

/** For a text in small letters. */
const patterns = [
  // An address, a link, a bank account number.
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.[a-z]{2,}/,
  /\b(?:https?:\/\/|www\.)\S|\b(?:t|wa|m|bit|linktr|discord)\.(?:me|ly|ee|gg)\/\w/,
  /(?<![\w.-])[\w-]{2,64}\.(?:com|net|org|info|xyz|online)(?![\w-])/,
  /\b[a-z]{2}\d{2}(?:\s?[a-z0-9]{4}){3,7}\b/,
  // A telephone number: with 0 or + before it, or as it is said without in Spain, Poland, Italy and
  // America, in Denmark and Norway.
  /(?:\+|\b00|\b0)\s?[1-9](?:[\s./-]?\d){7,12}\b/,
  /(?<![\d.,])[3-9]\d{2}(?:([ .-]?)\d{3}\1\d{3,4}|(?: ?\d{2}){3})(?!\d)/,
  /(?<![\d.,] ?)[2-9]\d(?: \d{2}){3}(?! ?\d)/,
  new RegExp(`(?<!\\p{L})(?:${elsewhere}|${services})`, 'u'),
  ...Object.values(warningWords).flatMap(patternsOf),
];

/**
 * Whether a text asks for money or for contact elsewhere, in whichever of our languages. Wrong now
 * and then: only warn with it.
 */
export function asksForMoneyOrContact(text: string): boolean {
  const plain = unmasked(text);
  return patterns.some((pattern) => pattern.test(plain));
}
