import { mayGoOn, type Stage, type Verdict } from '../telemetry/go-on.ts';
import type { Measure, Voice } from '../telemetry/voice.ts';

// Under Jest it takes longer to find Math than to compute with it, a few million times.
const { PI, cos, exp, floor, log, round, sin, sqrt } = Math;

/** A rollout as it might happen, in voices of people with all kinds of devices and lines. */
export interface Trial {
  steps: number[];
  /** How many times slower the new version is, and how often each version fails. */
  slower?: { lcp?: number; inp?: number };
  fails?: { version: number; base: number };
  /** Part of the clients whose files were kept; those of the new one never are at first. */
  returning?: number;
  /** Clients behind one address. */
  perAddress?: number;
  random: () => number;
}

export interface End {
  verdict: 'live' | 'halt' | 'wait';
  /** The largest share that it had. */
  share: number;
  /** Clients that were given the new version, sampled or not. */
  given: number;
  why: string;
}

const names = { remote: 'mf-chat', version: 'b'.repeat(12), base: 'a'.repeat(12) };
/** As in the browser: failures all, the rest of one document in ten. */
const sample = 0.1;
/** Seconds between two sampled documents. */
const pace = 4;
/** Sampled documents between two looks, and at most. */
const look = 600;
const most = 60_000;

/** Two numbers that are normally distributed, as one. */
function normal(random: () => number): number {
  return sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
}

/** What one sampled document says; `n` numbers the clients. */
function voicesOf(trial: Trial, { isNew, at, n }: { isNew: boolean; at: number; n: number }) {
  const { random, slower = {}, fails, returning = 0.5, perAddress = 1 } = trial;
  const device = exp(0.5 * normal(random));
  // Evenings are slower than mornings.
  const hour = 1 + 0.3 * sin(at / 13_750_000);
  const isKept = random() < returning && !(isNew && random() < 0.5);
  const lcp = 1400 * device * hour * exp(0.4 * normal(random)) * (isKept ? 0.6 : 1);
  const inp = 60 * device * exp(0.6 * normal(random));
  const part = {
    at,
    remote: names.remote,
    version: isNew ? names.version : names.base,
    client: `c${floor(n / perAddress)}`,
    document: `d${n}`,
  };
  const say = (measure: Measure, value: number): Voice => ({ ...part, measure, value });
  const often = fails?.[isNew ? 'version' : 'base'] ?? 0.005;
  // Ten documents failed or not for each that is sampled.
  const failed = random() < often / (often + (1 - often) * sample);
  return [
    say('failed', failed ? 1 : 0),
    say(isKept ? 'lcp-warm' : 'lcp-cold', round(lcp * (isNew ? (slower.lcp ?? 1) : 1))),
    // Browsers round to eight milliseconds.
    ...(random() < 0.8 ? [say('inp', 8 * round((inp * (isNew ? (slower.inp ?? 1) : 1)) / 8))] : []),
  ];
}

/** Plays a rollout until it is live, is taken back, or nobody comes any more. */
export function playRollout(trial: Trial): End {
  const voices: Voice[] = [];
  const begun = new Date(0).toISOString();
  let stage: Stage = {
    ...names,
    steps: trial.steps,
    share: trial.steps[0] ?? 0,
    begun,
    reached: begun,
  };
  let given = 0;
  let verdict: Verdict = { kind: 'wait', why: '' };
  for (let n = 0; n < most; n += 1) {
    const at = n * pace * 1000;
    const isNew = trial.random() * 100 < stage.share;
    if (isNew) given += 1 / sample;
    voices.push(...voicesOf(trial, { isNew, at, n }));
    if (n % look !== 0) continue;
    verdict = mayGoOn(voices, stage, at);
    if (verdict.kind === 'halt') break;
    if (verdict.kind === 'wait') continue;
    const share = stage.steps.find((step) => step > stage.share) ?? 100;
    stage = { ...stage, share, reached: new Date(at).toISOString() };
    if (share === 100) return { verdict: 'live', share, given, why: verdict.why };
  }
  return {
    verdict: verdict.kind === 'halt' ? 'halt' : 'wait',
    share: stage.share,
    given,
    why: verdict.why,
  };
}
