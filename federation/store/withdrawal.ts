import { Refusal } from '../registry/refusal.ts';
import type { Change, Registry } from '../registry/registry.ts';
import type { Files } from './files.ts';
import { backwards } from './history.ts';

/** The step by which a version was taken back; undefined when the history does not tell. */
async function withdrawalOf(
  files: Files,
  name: string,
  version: string,
): Promise<Change | undefined> {
  let next: Registry | undefined;
  for await (const registry of backwards(files)) {
    const isWithdrawn = registry.channels[name]?.withdrawn.includes(version);
    if (next && !isWithdrawn) break;
    if (isWithdrawn) next = registry;
  }
  return next?.change ?? undefined;
}

/** Refuses to bring back what somebody took back, and says who did, when and why. */
export async function refuseWithdrawn(files: Files, name: string, version: string): Promise<void> {
  const { at = '', who, why } = (await withdrawalOf(files, name, version)) ?? {};
  const when = at && ` on ${at.slice(0, 16).replace('T', ' ')} UTC by ${who}`;
  const reason = at && (why ? `: "${why}"` : ', without a reason');
  throw new Refusal(
    `${name} ${version} was taken back${when}${reason}; --again releases it nevertheless`,
  );
}
