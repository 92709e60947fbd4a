import { Refusal } from '../registry/refusal.ts';
import { registry } from '../registry/registry.ts';
import { signRegistry } from '../registry/signature.ts';
import type { Files } from './files.ts';
import { latestEntry, writeLatestEntry } from './history.ts';
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

/**
 * Signs the registry whoever signed it before, for when that key is lost. What it says is believed
 * because a person says so.
 */
export async function adopt({ files, keys, who, why }: Signer): Promise<void> {
  const { pair } = writerKeys(keys);
  await files.alone(async () => {
    const found = await files.read(registryKey);
    if (!found) throw new Refusal('there is no registry to sign');
    const { signature: _, ...content } = JSON.parse(found.content.toString());
    const current = registry.parse(content);
    const change = { at: new Date().toISOString(), who, why, what: 'registry signed anew' };
    const sequence = Math.max(current.sequence, await latestEntry(files)) + 1;
    const signed = signRegistry({ ...current, sequence, change }, pair);
    if (!(await files.replace(registryKey, signed, found.tag))) {
      throw new Refusal('the registry was changed by somebody else meanwhile');
    }
    await writeLatestEntry(files, sequence, signed);
  });
}
