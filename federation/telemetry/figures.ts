import type { Voice } from './voice.ts';

/** How a version fares, as people want to read it. */
export interface Figures {
  /** Share of pages in which it failed; successes are one in ten of those there were. */
  errors: number | null;
  /** Milliseconds that three quarters of the pages stay below. */
  lcp: number | null;
  inp: number | null;
  /** Reports they are made of. */
  reports: number;
}

/** Successes are told of one page in so many, failures of each. */
const sampledOf = 10;

/** Fewer reports than this say nothing. */
const fewest = 10;

function threeQuarters(values: number[]): number | null {
  if (values.length < fewest) return null;
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.75) - 1] ?? null;
}

/** The figures of one version, from what pages said of it. */
export function figuresOf(voices: Voice[], version: string): Figures {
  const own = voices.filter((one) => one.version === version);
  const values = (...of: string[]) =>
    own.flatMap(({ measure, value }) => (of.includes(measure) ? [value] : []));
  const outcomes = values('failed');
  const failed = outcomes.filter((value) => value > 0).length;
  const pages = failed + (outcomes.length - failed) * sampledOf;
  return {
    errors: outcomes.length < fewest ? null : failed / pages,
    lcp: threeQuarters(values('lcp-cold', 'lcp-warm')),
    inp: threeQuarters(values('inp')),
    reports: own.length,
  };
}
