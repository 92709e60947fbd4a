import type { Rng } from '../random.ts';
import type { Texts } from './data.ts';

export interface Prompt {
  key: string;
  answer: string;
}

/** Up to three questions with an answer; one in five answers none. */
export function pickPrompts(rng: Rng, { answers }: Texts): Prompt[] {
  const count = rng.weighted([
    [0, 2],
    [1, 2],
    [2, 3],
    [3, 3],
  ]);
  const chosen = rng.shuffle(Object.entries(answers)).slice(0, count);
  return chosen.map(([key, list]) => ({ key, answer: rng.pick(list) }));
}
