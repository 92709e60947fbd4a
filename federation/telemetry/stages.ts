import type { Registry } from '../registry/registry.ts';
import type { Stage } from './go-on.ts';

/** Every version that goes on by evidence. */
export function stagesOf({ channels }: Registry): Stage[] {
  return Object.entries(channels).flatMap(([remote, { live, canary }]) =>
    canary?.rollout
      ? [{ remote, version: canary.version, base: live, share: canary.share, ...canary.rollout }]
      : [],
  );
}
