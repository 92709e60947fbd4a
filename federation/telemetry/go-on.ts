import type { Rollout } from '../registry/registry.ts';
import { type Comparison, compare } from './compare.ts';
import { pairsOf, type Versions } from './pairs.ts';
import { type Measure, measures, type Voice } from './voice.ts';

/** A version that goes to more and more browsers while it is as good as its base. */
export interface Stage extends Versions, Rollout {
  /** Percent of the browsers that have it now. */
  share: number;
}

export interface Verdict {
  kind: 'on' | 'halt' | 'wait';
  /** What led to it, in figures. */
  why: string;
}

/** Pairs that errors, LCP and INP each need at every step. */
export const enough = 150;

/** Milliseconds that a step lasts at least: as long as demotion looks back. */
const shortest = 600_000;

const names: Record<Measure, string> = {
  failed: 'errors',
  'lcp-cold': 'LCP',
  'lcp-warm': 'LCP with kept files',
  inp: 'INP',
};

/** What is needed; either kind of LCP tells of it. */
const needs: [string, Measure[]][] = [
  ['errors', ['failed']],
  ['LCP', ['lcp-cold', 'lcp-warm']],
  ['INP', ['inp']],
];

const inWords = (measure: Measure, { pairs, worse, better }: Comparison) =>
  `${names[measure]} worse in ${worse}, better in ${better} of ${pairs} pairs`;

/**
 * Whether a version may go on to its next step, has to be taken back, or waits. It goes on when each
 * measure has been compared often enough since its last step and none speaks against it, and is taken
 * back as soon as one is more than chance explains, counted from its first step.
 */
export function mayGoOn(voices: Voice[], stage: Stage, now: number): Verdict {
  const [begun, reached] = [Date.parse(stage.begun), Date.parse(stage.reached)];
  const heard = voices.filter(({ at }) => at >= begun);
  const all = measures.map((measure) => {
    const pairs = pairsOf(heard, stage, measure);
    const since = pairs.filter(({ at }) => at >= reached).length;
    return { measure, since, ...compare(pairs, measure) };
  });
  const figures = all.filter(({ pairs }) => pairs > 0);
  const told = figures.map((one) => inWords(one.measure, one)).join('; ') || 'no pairs yet';
  const worse = all.filter(({ isWorse }) => isWorse).map(({ measure }) => names[measure]);
  if (worse.length > 0) return { kind: 'halt', why: `worse than ${stage.base}: ${told}` };
  if (!stage.steps.some((step) => step > stage.share)) {
    return { kind: 'wait', why: `the last step is reached; ${told}` };
  }
  const doubtful = all.filter(({ evidence }) => evidence > 0).map(({ measure }) => names[measure]);
  const lacking = needs.flatMap(([name, of]) => {
    const sum = all.reduce((n, { measure, since }) => n + (of.includes(measure) ? since : 0), 0);
    return sum < enough ? [`${enough - sum} more pairs for ${name}`] : [];
  });
  const early = now < reached + shortest ? ['ten minutes to pass'] : [];
  const open = [...lacking, ...doubtful.map((name) => `${name} to be clear`), ...early];
  if (open.length > 0) return { kind: 'wait', why: `waits for ${open.join(', ')}; ${told}` };
  return { kind: 'on', why: `as good as ${stage.base}: ${told}` };
}
