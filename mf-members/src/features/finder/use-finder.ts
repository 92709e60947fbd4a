import { useSession } from '@afterglow/shared-state';
import { useSearchParams } from '@afterglow/shared-ui/router';
import { type Answers, answersIn, queryOf, questions, stepIn } from './answers.ts';

/**
 * Answers and place live in the address: Back is the question before, a reload loses nothing. A new
 * answer replaces the entry, going on makes one.
 */
export function useFinder() {
  const [query, setQuery] = useSearchParams();
  const own = useSession((state) => state.user?.profile.interests);
  const answers = answersIn(query);
  const step = stepIn(query);

  function write(next: Answers, at: number, replace: boolean): void {
    const entries = Object.entries(queryOf(next)).map(([key, value]) => [key, String(value)]);
    const place = at >= questions.length ? 'found' : String(at + 1);
    setQuery([['step', place], ...entries] as [string, string][], { replace });
  }

  return {
    step,
    answers,
    /** What stands ticked: the member's own until they chose otherwise. */
    interests: answers.interests ?? own ?? [],
    answer: (changed: Partial<Answers>) => write({ ...answers, ...changed }, step, true),
    goOn: () => write(answers, step + 1, false),
    skip: (undone: Partial<Answers>) => write({ ...answers, ...undone }, step + 1, false),
    restart: () => write(answers, 0, false),
  };
}

export type Finder = ReturnType<typeof useFinder>;
