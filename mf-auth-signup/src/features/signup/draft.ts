import type { SignupBody } from '@afterglow/shared-state';

type Answers = Required<Omit<SignupBody, 'language' | 'tracking'>>;

/**
 * What sign-up asks for; what is not answered yet is empty, of a date also each of its parts:
 * "1995--14". The password lives in memory only, never in the stored draft.
 */
export type Draft = {
  [F in keyof Answers]: Answers[F] extends boolean ? boolean : Answers[F] | '';
};

export type DraftField = keyof Draft;

export const emptyDraft: Draft = {
  gender: '',
  seeks: '',
  country: '',
  region: '',
  city: '',
  name: '',
  date_of_birth: '',
  password: '',
  signup_message: '',
  email: '',
  consent: false,
};

const key = 'signup-draft';

/** The draft as it was before a reload, and the step it was at. */
export function readDraft(): { draft: Partial<Draft>; step: number } {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { draft: stored.draft ?? {}, step: Number(stored.step) || 0 };
  } catch {
    return { draft: {}, step: 0 };
  }
}

export function storeDraft({ password: _password, ...draft }: Draft, step: number): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ draft, step }));
  } catch {
    // A full or forbidden storage only costs the draft its memory.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // What forbids removing forbade storing as well.
  }
}
