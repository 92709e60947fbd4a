import type { KeyObject } from 'node:crypto';
import { LostRace, Refusal } from '../registry/refusal.ts';
import { type Change, emptyRegistry, type Registry } from '../registry/registry.ts';
import { firstSequence } from '../registry/sequence.ts';
import { isSigned, type KeyPair, signRegistry, verifyRegistry } from '../registry/signature.ts';
import type { Files } from './files.ts';
import { latestEntry, writeEntry, writeLatestEntry } from './history.ts';

export const registryKey = 'registry.json';

/** What a writer of the registry needs: the key to sign with, and the keys it believes. */
export interface Keys {
  pair: KeyPair;
  accepted: KeyObject[];
}

/** The registry as it is, verified; undefined when the store has none. */
export async function readRegistry(
  files: Files,
  accepted: KeyObject[],
): Promise<Registry | undefined> {
  const found = await files.read(registryKey);
  return found && verifyRegistry(found.content.toString(), accepted);
}

/**
 * The registry a writer starts from. An unsigned one is taken for none outside production: it was
 * made before registries were signed, or by hand.
 */
export async function startingPoint(files: Files, accepted: KeyObject[]) {
  const found = await files.read(registryKey);
  const text = found?.content.toString() ?? '';
  const usable = found && (isSigned(text) || process.env.NODE_ENV === 'production');
  return {
    tag: found?.tag,
    text: usable ? text : undefined,
    registry: usable
      ? verifyRegistry(text, accepted)
      : { ...emptyRegistry, sequence: firstSequence() },
  };
}

/** The history is longer than the registry knows: an old one was put back, or it was removed. */
function refuseIfBehind(sequence: number | undefined, latest: number): void {
  const removed = !sequence && latest > 0 && process.env.NODE_ENV === 'production';
  if (removed) throw new Refusal(`registry.json is gone; the history's last is #${latest}`);
  if (sequence && sequence < latest) {
    throw new Refusal(`registry.json (#${sequence}) is older than its history (#${latest})`);
  }
}

/** Who changes the registry, why, and what the change is, in words. */
export type Note = Omit<Change, 'at'>;

/**
 * Changes the registry: reads and verifies it, asks `step` for the next one, signs and replaces it,
 * and adds it to the history. Writers take turns, so `step` always sees the latest. When `step`
 * gives back what it got or throws, nothing is written.
 */
export async function changeRegistry(
  files: Files,
  { pair, accepted }: Keys,
  note: Note,
  step: (current: Registry) => Registry | Promise<Registry>,
): Promise<Registry> {
  return files.alone(async () => {
    const { tag, text, registry } = await startingPoint(files, accepted);
    const latest = await latestEntry(files);
    refuseIfBehind(text === undefined ? undefined : registry.sequence, latest);
    // The process that wrote it may have been killed before it could add it to the history.
    if (text !== undefined) await writeEntry(files, registry.sequence, text);
    const next = await step(registry);
    if (next === registry) return registry;
    const stamped = { ...next, change: { ...note, at: new Date().toISOString() } };
    const signed = signRegistry(stamped, pair);
    if (!(await files.replace(registryKey, signed, tag))) {
      throw new LostRace(
        'the registry was changed by somebody else meanwhile; look again, then repeat',
      );
    }
    await writeLatestEntry(files, stamped.sequence, signed);
    return stamped;
  });
}
