import type { KeyObject } from 'node:crypto';
import { Refusal } from '../registry/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { kept } from '../registry/retention.ts';
import { verifyRegistry } from '../registry/signature.ts';
import type { Files } from './files.ts';
import { backwards, readEntry } from './history.ts';

/**
 * The registry a step led to, checked as when it was live. Refuses one whose time is over: its
 * releases may be gone.
 */
export async function registryOfStep(
  files: Files,
  accepted: KeyObject[],
  step: number,
): Promise<Registry> {
  const content = await readEntry(files, step);
  if (!content) throw new Refusal(`there is no step #${step}; status lists them`);
  const registry = verifyRegistry(content.toString(), accepted);
  if (registry.sequence !== step) throw new Refusal(`what is kept as #${step} is another step`);
  const later = await stepAfter(files, step);
  const ended = Date.parse(later?.change?.at ?? '');
  if (ended < Date.now() - kept) throw new Refusal(`#${step} ended more than 90 days ago`);
  return registry;
}

/** The step that followed one; undefined for the last. */
async function stepAfter(files: Files, step: number): Promise<Registry | undefined> {
  let later: Registry | undefined;
  for await (const registry of backwards(files)) {
    if (registry.sequence <= step) break;
    later = registry;
  }
  return later;
}

/** The number of the step that was in effect at a moment. */
export async function stepAt(files: Files, moment: number): Promise<number> {
  for await (const { sequence, change } of backwards(files)) {
    if (change && Date.parse(change.at) <= moment) return sequence;
  }
  throw new Refusal('nothing was released yet at that time');
}
