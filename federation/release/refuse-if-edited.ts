import { inputHash } from '../bundler/input-hash.ts';
import { LostRace } from '../registry/refusal.ts';
import type { Release } from '../registry/release.ts';

/** What was edited or checked out meanwhile would go live under the name of what was there before. */
export function refuseIfEdited({ name, inputs }: Pick<Release, 'name' | 'inputs'>): void {
  if (inputHash(name) === inputs) return;
  throw new LostRace(`the sources of ${name} were changed meanwhile; repeat`);
}
