import {
  ApiError,
  type Dialogs,
  post,
  type SignupBody,
  type SignupPhase,
  session,
  settings,
  signUp,
  tracking,
  useLanguage,
} from '@afterglow/shared-state';
import { isEmail } from '@afterglow/shared-state/is-email';
import { wasRefused } from '@afterglow/shared-state/was-refused';
import { useEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftField,
  emptyDraft,
  forgetDraft,
  readDraft,
  type Started,
  storeDraft,
} from './draft.ts';
import { type Goal, keepGoal } from './goal.ts';
import { paced } from './paced.ts';
import { questionFor } from './server-question.ts';
import { type StepName, stepOf, steps } from './steps.ts';
import { type SignupFrame, useStepHistory } from './use-step-history.ts';
import { type Problems, problemsIn } from './validate.ts';

/** Milliseconds that each of the server's phases stays readable at least. */
const phasePause = 450;

/** The words of `signup.consent`, as the server counts them. */
const consentEdition = 1;

/** Texts of the server are shown as they are; our own problems are looked up. */
export type FieldErrors = Partial<Record<DraftField, string>>;

export interface Signup {
  draft: Draft;
  step: number;
  goal: Goal | null;
  /** The address came along from another page and is not asked for again. */
  knowsEmail: boolean;
  problems: Problems;
  serverErrors: FieldErrors;
  /** A failure that belongs to no field. */
  failure: string | null;
  status: 'asking' | 'checking' | 'working' | 'done';
  /** All was answered: the account is being made, or is there. */
  isSent: boolean;
  phase: SignupPhase | null;
  /** Counts how often going on was refused because of a field. */
  refusals: number;
  change(part: Partial<Draft>): void;
  check(field: DraftField): void;
  back(): void;
  next(): void;
  /** How far before its first step what was there before lies in the history; 0 when nothing is. */
  wayOut(): number;
}

function start({ reason, profile, ...given }: Dialogs['signup']): Started {
  const stored = readDraft();
  const country = settings.country();
  const draft: Draft = { ...emptyDraft, country, ...stored.draft, ...given };
  // The password is gone after a reload, so nobody starts beyond the step that asks for it.
  const firstGap = steps.findIndex(
    ({ fields }) => Object.keys(problemsIn(fields, draft)).length > 0,
  );
  const reached = firstGap === -1 ? steps.length - 1 : firstGap;
  const answered = given.gender && given.seeks ? 1 : 0;
  return {
    draft,
    step: Math.min(Math.max(stored.step ?? 0, answered), reached),
    knowsEmail: isEmail(given.email ?? '') || stored.knowsEmail === true,
    goal: reason && profile ? { reason, profile } : (stored.goal ?? null),
    attempt: stored.attempt ?? crypto.randomUUID(),
  };
}

/** The course of one sign-up: five steps, checked one by one, then the server's four phases. */
export function useSignup(
  input: Dialogs['signup'],
  frame: SignupFrame = 'page',
  onOut?: () => void,
): Signup {
  const [started, setState] = useState(() => start(input));
  const { draft, goal, knowsEmail } = started;
  const [problems, setProblems] = useState<Problems>({});
  const [serverErrors, setServerErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [status, setStatus] = useState<Signup['status']>('asking');
  const isOver = status === 'done';
  const isSent = isOver || status === 'working';
  const { step, goTo, collapse, wayOut } = useStepHistory(started.step, frame, {
    onStep() {
      stopAsking();
      setProblems({});
    },
    onOut() {
      if (!isSent) onOut?.();
    },
  });
  const [phase, setPhase] = useState<SignupPhase | null>(null);
  const [refusals, setRefusals] = useState(0);
  const language = useLanguage((state) => state.current);
  // One key for one sign-up: pressing again after a lost answer never makes two accounts.
  const attempt = useRef(started.attempt);
  // What the server was asked last; a change or a step back makes its answer one about the past.
  const asked = useRef(0);

  useEffect(() => {
    if (!isOver) storeDraft({ ...started, step, attempt: attempt.current });
  }, [started, step, isOver]);

  // Back from what comes next leads to where one was before, not through answers that were given.
  const end = useRef(collapse);
  end.current = collapse;
  useEffect(() => {
    if (isOver) end.current();
  }, [isOver]);

  // Nothing is sent by a form that is gone from the screen.
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [],
  );

  function stopAsking(): void {
    asked.current += 1;
    setStatus((current) => (current === 'checking' ? 'asking' : current));
  }

  function showServerError(error: ApiError, fallbackStep: number): void {
    const known = error.details.filter((detail) => stepOf(detail.field) >= 0);
    setServerErrors(Object.fromEntries(known.map((detail) => [detail.field, detail.message])));
    if (known.length > 0) setRefusals((count) => count + 1);
    setFailure(known.length > 0 ? null : error.message);
    setStatus('asking');
    setPhase(null);
    // Of several the one that is asked first: nobody is thrown over a step that is wrong, too.
    goTo(known.length > 0 ? Math.min(...known.map(({ field }) => stepOf(field))) : fallbackStep);
  }

  async function send(): Promise<void> {
    setStatus('working');
    const phases = paced(setPhase, phasePause);
    try {
      const user = await signUp(
        {
          // Nothing is left open: the rules of all five steps have passed.
          ...(draft as Draft & Pick<SignupBody, 'gender' | 'seeks' | 'consent'>),
          name: draft.name.trim(),
          email: draft.email.trim(),
          consent_edition: consentEdition,
          language,
          tracking: tracking(),
        },
        { onPhase: phases.show, idempotencyKey: attempt.current },
      );
      await phases.finished();
      forgetDraft();
      setStatus('done');
      session.enter(user);
      if (goal) keepGoal(goal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // After anything but a refusal the same key finds the account that may exist by now.
      if (wasRefused(error)) attempt.current = crypto.randomUUID();
      // The key was that of what stood here before it was changed; this is another sign-up.
      if (error.status === 409) return send();
      showServerError(error, step);
    }
  }

  /**
   * Asks the server about what only it can know: places, and whether name and e-mail are free.
   * Resolves to whether the visitor may go on.
   */
  async function checkWithServer(name: StepName): Promise<boolean> {
    const question = questionFor(name, draft);
    if (!question) return true;
    setStatus('checking');
    asked.current += 1;
    const own = asked.current;
    try {
      await post('/api/signup-check.php', question);
      if (own !== asked.current) return false;
      setStatus('asking');
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own !== asked.current) return false;
      // Only a verdict on the field stops the visitor here; sign-up itself checks everything again.
      if (error.status !== 400) {
        setStatus('asking');
        return true;
      }
      showServerError(error, step);
      return false;
    }
  }

  async function next(): Promise<void> {
    const current = steps[step];
    if (!current || status !== 'asking') return;
    const found = problemsIn(current.fields, draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return setRefusals((count) => count + 1);
    if (!(await checkWithServer(current.name))) return;
    setFailure(null);
    if (step === steps.length - 1) await send();
    else goTo(step + 1);
  }

  return {
    draft,
    step,
    goal,
    knowsEmail,
    problems,
    serverErrors,
    failure,
    status,
    isSent,
    phase,
    refusals,
    change(part) {
      stopAsking();
      setState((state) => ({ ...state, draft: { ...state.draft, ...part } }));
      const fields = Object.keys(part) as DraftField[];
      const without = <T extends object>(from: T): T =>
        Object.fromEntries(
          Object.entries(from).filter(([field]) => !fields.includes(field as DraftField)),
        ) as T;
      setProblems(without);
      setServerErrors(without);
    },
    check(field) {
      if (draft[field] === '') return;
      const found = problemsIn([field], draft);
      setProblems((known) => ({ ...known, ...found }));
    },
    back: () => goTo(step - 1),
    next: () => void next(),
    wayOut,
  };
}
