import type { ProfileReason } from '@afterglow/shared-state';
import { oldest, youngest } from '../search/filters.ts';

/** The questions, one view each, in this order. */
export const questions = ['interests', 'reason', 'ages', 'near'] as const;

/** What somebody said matters; what was skipped stands as here. */
export interface Answers {
  /** Null as long as nobody chose: then the member's own count. */
  interests: string[] | null;
  reason: ProfileReason | null;
  ages: [number, number];
  near: boolean;
}

export const reasons: readonly ProfileReason[] = [
  'chat',
  'flirt',
  'dating',
  'relationship',
  'friendship',
  'adventure',
];

function ageFrom(text: string | null, otherwise: number): number {
  const age = Number(text);
  return text && Number.isInteger(age) && age >= youngest && age <= oldest ? age : otherwise;
}

/** From an address, which anybody may have changed: nonsense counts as skipped. */
export function answersIn(query: URLSearchParams): Answers {
  const from = ageFrom(query.get('min_age'), youngest);
  return {
    interests: query.get('interests')?.split(',').filter(Boolean) ?? null,
    reason: reasons.find((reason) => reason === query.get('reason')) ?? null,
    ages: [from, Math.max(from, ageFrom(query.get('max_age'), oldest))],
    near: query.get('near') === 'true',
  };
}

/** The same for the server and, with the place among the questions, for the address. */
export function queryOf({ interests, reason, ages: [from, to], near }: Answers) {
  return {
    ...(interests && { interests: interests.join(',') }),
    ...(reason && { reason }),
    ...(from > youngest && { min_age: from }),
    ...(to < oldest && { max_age: to }),
    ...(near && { near }),
  };
}

/** The question an address is at, from 0; as many as there are for what was found. */
export function stepIn(query: URLSearchParams): number {
  const step = query.get('step');
  if (step === 'found') return questions.length;
  const number = Number(step);
  return Number.isInteger(number) && number > 1 && number <= questions.length ? number - 1 : 0;
}
