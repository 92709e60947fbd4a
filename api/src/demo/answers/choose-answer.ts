import { createHash } from 'node:crypto';
import type { MessageKind } from '../../chat/tables.ts';
import { type Bank, bankFor } from './bank.ts';
import { languageOf } from './language-of.ts';

const greetings =
  /^(hi|hey|hello|hiya|good (morning|evening|afternoon)|hoi|hallo|hé|hee|hey|dag|goede(morgen|middag|navond)|hallo|moin|guten)\b/i;

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
  const written = heard.kind === 'text' ? languageOf(heard.body ?? '') : undefined;
  const bank = bankFor(written ? [written, ...languages] : languages);
  const fitting = fittingAnswers(bank, heard);
  const unsaid = fitting.filter((answer) => !said.includes(answer));
  const choices = unsaid.length > 0 ? unsaid : fitting;
  return choices[numberOf(heard.id) % choices.length] ?? '';
}

function fittingAnswers(bank: Bank, { kind, body }: Heard): string[] {
  if (kind === 'gift' || kind === 'image' || kind === 'gif') return bank[kind];
  if (kind === 'icebreaker') return openerAnswers(bank, body ?? '');
  const text = body ?? '';
  if (text.includes('?')) return bank.question;
  return greetings.test(text) && text.length < 60 ? bank.greeting : bank.other;
}

function openerAnswers({ openers, question, about }: Bank, key: string): string[] {
  if (key.includes(':')) return about;
  return Object.hasOwn(openers, key) ? (openers[key] ?? question) : question;
}
