import { serverNow, settings } from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { ageMaximum, newPasswordMinLength } from '@afterglow/shared-state/limits';
import type { Draft, DraftField } from './draft.ts';

/** Youngest age; the law and the terms say adults only. */
export const minAge = () => settings.getState().min_age;

/** Keys of `signup.errors` in the texts. */
export type Problem =
  | 'choose'
  | 'place'
  | 'city'
  | 'nameRequired'
  | 'nameIsEmail'
  | 'nameAt'
  | 'birthRequired'
  | 'birthInvalid'
  | 'birthTooYoung'
  | 'passwordShort'
  | 'emailInvalid'
  | 'consent';

export type Problems = Partial<Record<DraftField, Problem>>;

/** A calendar date that exists, or null: 31 April and 29 February 2001 do not. */
function realDate(text: string): Date | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** Whole years between a birthday and `today`, both taken as calendar days in UTC. */
function ageOn(birth: Date, today: Date): number {
  const years = today.getUTCFullYear() - birth.getUTCFullYear();
  const months = today.getUTCMonth() - birth.getUTCMonth();
  const hadBirthday = months > 0 || (months === 0 && today.getUTCDate() >= birth.getUTCDate());
  return hadBirthday ? years : years - 1;
}

function birthProblem(text: string, today: Date): Problem | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'birthRequired';
  const birth = realDate(text);
  if (!birth || birth > today || ageOn(birth, today) > ageMaximum) return 'birthInvalid';
  return ageOn(birth, today) < minAge() ? 'birthTooYoung' : undefined;
}

function nameProblem(name: string, email: string): Problem | undefined {
  const trimmed = name.trim();
  if (!trimmed) return 'nameRequired';
  if (trimmed.startsWith('@')) return 'nameAt';
  if (trimmed.toLowerCase() === email.trim().toLowerCase()) return 'nameIsEmail';
  return isEmail(trimmed) ? 'nameIsEmail' : undefined;
}

const rules: { [F in DraftField]?: (draft: Draft, today: Date) => Problem | undefined } = {
  gender: (draft) => (draft.gender ? undefined : 'choose'),
  seeks: (draft) => (draft.seeks ? undefined : 'choose'),
  region: (draft) => (draft.region ? undefined : 'place'),
  city: (draft) => (draft.city.trim() ? undefined : 'city'),
  name: (draft) => nameProblem(draft.name, draft.email),
  date_of_birth: (draft, today) => birthProblem(draft.date_of_birth, today),
  password: (draft) => (draft.password.length < newPasswordMinLength ? 'passwordShort' : undefined),
  email: (draft) => (isEmail(draft.email) ? undefined : 'emailInvalid'),
  consent: (draft) => (draft.consent ? undefined : 'consent'),
};

/** What is wrong with these fields of a draft; empty when nothing is. */
export function problemsIn(
  fields: readonly DraftField[],
  draft: Draft,
  today = new Date(serverNow()),
): Problems {
  const found = fields.flatMap((field) => {
    const problem = rules[field]?.(draft, today);
    return problem ? [[field, problem]] : [];
  });
  return Object.fromEntries(found);
}
