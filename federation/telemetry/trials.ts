import type { Registry } from '../registry/registry.ts';

/** A version that has something to go back to. */
export interface Trial {
  remote: string;
  version: string;
  predecessor: string;
  kind: 'canary' | 'release';
}

/**
 * What may be demoted now: each canary against what is live, and what is live against the one before.
 * Pages report no outcomes of the shell, so whoever speaks against it would meet nobody who speaks for it.
 */
export function trialsOf({ channels }: Registry): Trial[] {
  const { shell: _, ...remotes } = channels;
  return Object.entries(remotes).flatMap(([remote, { live, before, canary }]) => {
    const trials: Trial[] = [];
    if (canary) {
      trials.push({ remote, version: canary.version, predecessor: live, kind: 'canary' });
    }
    const predecessor = before[0];
    if (predecessor) trials.push({ remote, version: live, predecessor, kind: 'release' });
    return trials;
  });
}
