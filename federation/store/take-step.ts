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

/**
 * Takes a step with one package and writes it to the history; a dry run only computes it. Refuses
 * with `LostRace` when somebody else changes the package between looking and writing.
 */
export async function takeStep(
  occasion: Occasion,
  name: string,
  what: string | ((before: Registry, after: Registry) => string),
  step: (current: Registry) => Registry,
): Promise<Step> {
  const { files, who, why, dryRun } = occasion;
  const keys = writerKeys(occasion.keys);
  const { registry: before } = await startingPoint(files, keys.accepted);
  // What is refused is refused before anybody has to wait.
  const expected = step(before);
  if (dryRun) return { before, after: expected };
  const text = typeof what === 'string' ? what : what(before, expected);
  const after = await changeRegistry(files, keys, { who, why, what: text }, (current) => {
    refuseIfChanged(before, current, name);
    return step(current);
  });
  return { before, after };
}
