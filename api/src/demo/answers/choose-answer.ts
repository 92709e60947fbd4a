import { createHash } from 'node:crypto';
import type { MessageKind } from '../../chat/tables.ts';
import { type Bank, bankFor, banks } from './bank.ts';
import { languageOf } from './language-of.ts';
import { isGreeting, topicOf } from './topic-of.ts';

export interface Heard {
  id: string;
  kind: MessageKind;
  body: string | null;
}

/** A whole number that is always the same for a text. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

/**
 * What a demo member answers to a message, in the language it is written in, else in one of the
 * languages: something that fits, and that was not said in this conversation before while there is anything else.
 */
export function chooseAnswer(heard: Heard, languages: string[], said: string[]): string {
  const bank = heard.kind === 'text' ? bankOfText(heard.body ?? '', languages) : bankFor(languages);
  const [fitting, ...vaguer] = fittingAnswers(bank, heard);
  const isNew = (answer: string) => !said.includes(answer);
  const unsaid = [fitting, ...vaguer].map((some = []) => some.filter(isNew));
  const choices = unsaid.find((some) => some.length > 0) ?? fitting ?? [];
  return choices[numberOf(heard.id) % choices.length] ?? '';
}

/** A greeting or two words of thanks say little of their language: then who knows them answers. */
function bankOfText(text: string, languages: string[]): Bank {
  const written = languageOf(text);
  if (written) return bankFor([written, ...languages]);
  const known = bankFor(languages);
  const knows = (bank: Bank) => isGreeting(text, bank) || topicOf(text, bank) !== undefined;
  if (knows(known)) return known;
  const others = Object.values(banks).filter(knows);
  const [only] = others;
  return only && others.length === 1 ? only : known;
}

/** The best first; what comes later says less about the message. */
function fittingAnswers(bank: Bank, { kind, body }: Heard): string[][] {
  if (kind === 'gift' || kind === 'image' || kind === 'gif') return [bank[kind]];
  if (kind === 'icebreaker') return [openerAnswers(bank, body ?? '')];
  const text = body ?? '';
  const topic = topicOf(text, bank);
  const honest = topic === 'real' || topic === 'meeting';
  const general = text.includes('?')
    ? bank.question
    : isGreeting(text, bank)
      ? bank.greeting
      : bank.other;
  if (!topic) return [general];
  return honest ? [bank.topics[topic].answers] : [bank.topics[topic].answers, general];
}

function openerAnswers({ openers, question, about }: Bank, key: string): string[] {
  if (key.includes(':')) return about;
  return Object.hasOwn(openers, key) ? (openers[key] ?? question) : question;
}
