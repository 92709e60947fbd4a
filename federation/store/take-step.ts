import type { Registry } from '../registry/registry.ts';
import { refuseIfChanged } from '../registry/steps.ts';
import type { Files } from './files.ts';
import { type KeySource, writerKeys } from './keys.ts';
import { changeRegistry, startingPoint } from './registry-file.ts';

/** Where a step is taken, and who says why. */
export interface Occasion {
  files: Files;
  keys: KeySource;
  who: string;
  why: string;
  /** Says what would be, and writes nothing. */
  dryRun: boolean;
}

/** A registry before and after a step. */
export interface Step {
  before: Registry;
  after: Registry;
}

/** Throws when a step must not be taken, for what the registry would be after it. */
export type Judge = (step: Step) => Promise<void>;

/**
 * Takes a step with some packages and writes it to the history; a dry run only computes it. Refuses
 * with `LostRace` when somebody else changes one of them between looking and writing, and with what
 * `judge` throws.
 */
export async function takeStep(
  occasion: Occasion,
  names: string[],
  what: string | ((before: Registry, after: Registry) => string),
  step: (current: Registry) => Registry,
  judge?: Judge,
): Promise<Step> {
  const { files, who, why, dryRun } = occasion;
  async function judged(current: Registry): Promise<Registry> {
    const after = step(current);
    await judge?.({ before: current, after });
    return after;
  }
  const keys = writerKeys(occasion.keys);
  const { registry: before } = await startingPoint(files, keys.accepted);
  // What is refused is refused before anybody has to wait.
  const expected = await judged(before);
  if (dryRun) return { before, after: expected };
  const text = typeof what === 'string' ? what : what(before, expected);
  const after = await changeRegistry(files, keys, { who, why, what: text }, (current) => {
    for (const name of names) refuseIfChanged(before, current, name);
    return judged(current);
  });
  return { before, after };
}
