import { namedVersions, type Registry } from '../registry/registry.ts';
import { expendable, kept } from '../registry/retention.ts';
import type { Files } from './files.ts';
import { backwards } from './history.ts';
import { finished, storedVersions } from './releases.ts';

/** A version that may be deleted. */
interface Prunable {
  name: string;
  version: string;
  why: 'old' | 'never finished';
}

/** Every registry that can be opened again, or that a tab which is open now may have begun with. */
async function registriesKept(files: Files, now: number): Promise<Registry[]> {
  const found: Registry[] = [];
  for await (const registry of backwards(files)) {
    found.push(registry);
    // It was in effect when that time began; those before were not.
    if (registry.change && Date.parse(registry.change.at) < now - kept) break;
  }
  return found;
}

/**
 * What no browser asks for any more: old versions, which neither a page that is loaded now nor a tab
 * that is still open can be sent to, not even to fall back; and uploads that were never finished.
 */
export async function prunable(
  files: Files,
  registry: Registry,
  now = Date.now(),
): Promise<Prunable[]> {
  const registries = [registry, ...(await registriesKept(files, now))];
  const found: Prunable[] = [];
  for (const [name, versions] of await storedVersions(files)) {
    const channels = registries.flatMap(({ channels }) => channels[name] ?? []);
    const named = new Set(channels.flatMap((channel) => [...namedVersions(channel)]));
    const whole = await finished(files, name, versions);
    for (const version of expendable(whole, named, now)) found.push({ name, version, why: 'old' });
    for (const version of versions.keys()) {
      const complete = whole.some((stored) => stored.version === version);
      if (!complete) found.push({ name, version, why: 'never finished' });
    }
  }
  return found;
}
