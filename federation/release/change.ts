import type { Registry } from '../registry/registry.ts';
import { refuseIfChanged } from '../registry/unchanged.ts';
import { writerKeys } from '../store/keys.ts';
import { changeRegistry, startingPoint } from '../store/registry-file.ts';
import type { Context } from './command.ts';

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
  context: Pick<Context, 'files' | 'keys' | 'who' | 'why' | 'dryRun'>,
  name: string,
  what: string | ((before: Registry, after: Registry) => string),
  step: (current: Registry) => Registry,
): Promise<Step> {
  const { files, who, why, dryRun } = context;
  const keys = writerKeys(context.keys);
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
