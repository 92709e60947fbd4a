import { inputPaths } from '../../../federation/bundler/input-hash.ts';
import { root } from '../../setup/paths.mjs';
import type { Stage } from '../stage.ts';
import { gitIn } from './git.ts';
import { changedPackages, writePlan } from './plan.ts';
import { previousRevision } from './previous-revision.ts';
import { releasePrevious } from './release-previous.ts';

/**
 * Releases the previous revision beside the present one, so that e2e/skew can run packages of both
 * together. PREVIOUS_REVISION names another one, for example what is live in production.
 */
export const previousStage: Stage = {
  name: 'previous revision',
  async run() {
    writePlan({ none: 'the previous revision could not be built' });
    const previous = previousRevision(gitIn(root), inputPaths, process.env.PREVIOUS_REVISION);
    if ('none' in previous) {
      writePlan(previous);
      return { passed: 0, failed: 0, details: '', note: `there is none: ${previous.none}` };
    }
    const plan = await releasePrevious(previous.revision);
    writePlan(plan);
    const changed = changedPackages(plan);
    const note = `${plan.revision.slice(0, 12)}, other: ${changed.join(', ') || 'nothing'}`;
    return { passed: 1, failed: 0, details: '', note };
  },
};
