import { proposesMeeting } from '@afterglow/demo/members/proposals';
import type { Bank, Topic } from './bank.ts';

/** What is asked of a demo member in earnest comes first, and gets an honest answer. */
const inEarnest: Topic[] = ['real', 'meeting'];
const smallTalk: Topic[] = ['goodnight', 'how_are_you', 'thanks', 'compliment', 'laugh'];
/** In a longer text it is not what the text is about. */
const shortText = 90;

/** Words between single blanks, and blanks around, so that only whole words are found. */
function wordsOf(text: string): string {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}']+/gu, ' ').trim()} `;
}

/** Whether all parts of a phrase stand in a text, one after the other; “…” is whatever comes between. */
function hasPhrase(text: string, phrase: string): boolean {
  let from = 0;
  return phrase.split(' … ').every((part) => {
    const at = text.indexOf(` ${part} `, from);
    from = at + part.length + 1; // the blank behind a part stands before the next
    return at >= 0;
  });
}

const has = (text: string, phrases: string[]) => phrases.some((one) => hasPhrase(text, one));

/** What a text is about, as far as the bank of its language knows. */
export function topicOf(text: string, { language, topics }: Bank): Topic | undefined {
  const words = wordsOf(text);
  if (proposesMeeting(language, text)) return 'meeting';
  const asked = inEarnest.find((topic) => has(words, topics[topic].words));
  if (asked || text.length > shortText) return asked;
  return smallTalk.find((topic) => has(words, topics[topic].words));
}

/** Whether a short text begins as one greets. */
export function isGreeting(text: string, { greetings }: Bank): boolean {
  const words = wordsOf(text);
  return text.length < 60 && greetings.some((greeting) => words.startsWith(` ${greeting} `));
}
