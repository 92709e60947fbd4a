import type { SignupBody } from '@afterglow/shared-state';
import type { Goal } from './goal.ts';

type Answers = Required<Omit<SignupBody, 'language' | 'tracking' | 'consent_edition'>>;

/**
 * What sign-up asks for; what is not answered yet is empty, of a date also each of its parts:
 * "1995--14". Password and consent live in memory only, never in the stored draft.
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

/** One sign-up under way. */
export interface Started {
  draft: Draft;
  step: number;
  /** The address came along from another page and is not asked for again. */
  knowsEmail: boolean;
  goal: Goal | null;
  /** The key under which it is sent, so that a reload in the middle makes no second account. */
  attempt: string;
}

const key = 'signup-draft';

/** Without what is asked again after a reload: the words of the consent may be others by then. */
function keptOf({ password: _password, consent: _consent, ...kept }: Partial<Draft>) {
  return kept;
}

/** The sign-up as it was before a reload. */
export function readDraft(): Partial<Omit<Started, 'draft'>> & { draft: Partial<Draft> } {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return { ...stored, draft: keptOf(stored.draft ?? {}), step: Number(stored.step) || 0 };
  } catch {
    return { draft: {} };
  }
}

export function storeDraft({ draft, ...rest }: Started): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ draft: keptOf(draft), ...rest }));
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
