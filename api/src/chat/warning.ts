import { patternsOf, warningWords } from './warning-rules.ts';

const elsewhere =
  'whats?app|telegram|snapchat|signal|instagram|facebook|kik|hangouts|wechat|viber|skype';
const services =
  'western union|moneygram|bitcoin|crypto\\p{L}*|paypal|tikkie|revolut|bizum|blik|swish|vipps|iban';

const patterns = [
  // An address, a link, a telephone or bank account number.
  /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /\b(https?:\/\/|www\.)\S+/i,
  /(?:\+|\b00|\b0)\s?[1-9](?:[\s./-]?\d){7,12}\b/,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,7}\b/,
  new RegExp(`(?<!\\p{L})(?:${elsewhere}|${services})`, 'iu'),
  ...Object.values(warningWords).flatMap(patternsOf),
];

/** Letters with a space between each, which are one word to whoever reads them. */
const spelled = /(?<!\p{L})\p{L}(?: \p{L}){3,}(?!\p{L})/gu;

/**
 * Whether a text asks for money or for contact elsewhere, in whichever of our languages. Wrong now
 * and then: only warn with it.
 */
export function asksForMoneyOrContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(spelled, (word) => word.replaceAll(' ', ''));
  return patterns.some((pattern) => pattern.test(plain));
}
