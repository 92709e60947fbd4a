import type { Registry } from '../registry/registry.ts';

/** A version that has something to go back to. */
export interface Trial {
  remote: string;
  version: string;
  predecessor: string;
  kind: 'canary' | 'release';
}

/** What may be demoted now: each canary against what is live, and what is live against the one before. */
export function trialsOf({ channels }: Registry): Trial[] {
  return Object.entries(channels).flatMap(([remote, { live, before, canary }]) => {
    const trials: Trial[] = [];
    if (canary) {
      trials.push({ remote, version: canary.version, predecessor: live, kind: 'canary' });
    }
    const predecessor = before[0];
    if (predecessor) trials.push({ remote, version: live, predecessor, kind: 'release' });
    return trials;
  });
}
