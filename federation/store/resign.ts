import { Refusal } from '../registry/refusal.ts';
import { type Registry, registry } from '../registry/registry.ts';
import { isPossible, sequenceAboveAll } from '../registry/sequence.ts';
import { signRegistry } from '../registry/signature.ts';
import type { Files } from './files.ts';
import { latestEntry, readEntry, writeLatestEntry } from './history.ts';
import { type KeySource, writerKeys } from './keys.ts';
import { changeRegistry, registryKey } from './registry-file.ts';

interface Signer {
  files: Files;
  keys: KeySource;
  who: string;
  why: string;
}

/** Signs the registry with the present key: one step further, nothing else changed. */
export async function resign({ files, keys, who, why }: Signer, what: string): Promise<void> {
  await changeRegistry(files, writerKeys(keys), { who, why, what }, (current) => ({
    ...current,
    sequence: current.sequence + 1,
  }));
}

/** A registry whoever signed it: the present one, or that of a step in the history. */
export async function readUnverified(files: Files, step?: number): Promise<Registry> {
  const content =
    step === undefined ? (await files.read(registryKey))?.content : await readEntry(files, step);
  const from = step === undefined ? registryKey : `step #${step}`;
  if (!content) throw new Refusal(`there is no ${from}`);
  try {
    const { signature: _, ...unsigned } = JSON.parse(content.toString());
    return registry.parse(unsigned);
  } catch {
    throw new Refusal(`${from} is no registry; name a step of the history that is`);
  }
}

/**
 * Signs a registry whoever signed it before, for when that key is lost or in the wrong hands: the
 * present one, or that of a step. What it says is believed because a person says so. Its number is
 * above all that gateways can have met, whatever number a thief took.
 */
export async function adopt({ files, keys, who, why }: Signer, step?: number): Promise<void> {
  const { pair } = writerKeys(keys);
  await files.alone(async () => {
    const tag = await files.read(registryKey).then((found) => found?.tag);
    const content = await readUnverified(files, step);
    const before = [content.sequence, await latestEntry(files)].filter((n) => isPossible(n));
    const sequence = Math.max(sequenceAboveAll(), ...before.map((n) => n + 1));
    const what = `registry signed anew${step === undefined ? '' : `, as it was at #${step}`}`;
    const change = { at: new Date().toISOString(), who, why, what };
    const signed = signRegistry({ ...content, sequence, change }, pair);
    if (!(await files.replace(registryKey, signed, tag))) {
      throw new Refusal('the registry was changed by somebody else meanwhile');
    }
    await writeLatestEntry(files, sequence, signed);
  });
}
