import type { Files } from '../store/files.ts';
import { releaseKey } from '../store/releases.ts';

/** As far as a bill of materials in CycloneDX is compared. */
interface Bill {
  components?: { group?: string; name: string; version: string }[];
}

export const billKey = (name: string, version: string) =>
  releaseKey(name, version, 'bill-of-materials.json');

/** The bill of a stored release; undefined where there is none. */
export async function storedBill(
  files: Files,
  name: string,
  version: string | undefined,
): Promise<string | undefined> {
  const stored = version && (await files.read(billKey(name, version)));
  return stored ? Buffer.from(stored.content).toString() : undefined;
}

/**
 * What somebody else's code a release has that the one before had not, or the other way round, for
 * people: `virtua + 0.41.0`, `virtua 0.41.0 → 0.42.0`, `virtua − 0.42.0`. In the order of names.
 */
export function changedParts(before: string, after: string): string[] {
  const [had, has] = [versionsIn(before), versionsIn(after)];
  return [...new Set([...had.keys(), ...has.keys()])].sort().flatMap((name) => {
    const gone = (had.get(name) ?? []).filter((version) => !has.get(name)?.includes(version));
    const come = (has.get(name) ?? []).filter((version) => !had.get(name)?.includes(version));
    if (gone.length > 0 && come.length > 0) {
      return [`${name} ${gone.join(', ')} → ${come.join(', ')}`];
    }
    return [
      ...gone.map((version) => `${name} − ${version}`),
      ...come.map((version) => `${name} + ${version}`),
    ];
  });
}

/** Of each part its versions: one package may have several of it. */
function versionsIn(text: string): Map<string, string[]> {
  const { components = [] }: Bill = JSON.parse(text);
  const found = new Map<string, string[]>();
  for (const { group, name, version } of components) {
    const whole = group ? `${group}/${name}` : name;
    found.set(whole, [...(found.get(whole) ?? []), version]);
  }
  return found;
}
