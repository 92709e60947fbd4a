import type { Release } from '../../registry/release.ts';
import type { Problem } from '../problem.ts';

/** A slot nobody has is content nobody sees; a slot that goes takes a live remote's content away. */
export function slotProblems(candidate: Release, live: Release[]): Problem[] {
  const rule = 'slots';
  const own = candidate.contract?.offers;
  if (own) {
    return live.flatMap(({ name, manifest }) =>
      (manifest?.slots ?? [])
        .filter((slot) => !own.slots.includes(slot))
        .map((slot) => ({
          rule,
          message: `it has no slot ${slot}, which the live ${name} fills`,
          advice: 'keep the slot, or release the remote without it first',
        })),
    );
  }
  const shell = live.find(({ name }) => name === 'shell')?.contract?.offers;
  if (!shell) return [];
  return (candidate.manifest?.slots ?? [])
    .filter((slot) => !shell.slots.includes(slot))
    .map((slot) => ({
      rule,
      message: `the live shell has no slot ${slot}`,
      advice: `use one of ${shell.slots.join(', ')} in remote.json`,
    }));
}
