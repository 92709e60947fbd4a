import { classify, isLostFile } from '../failures/classify.ts';
import type { Phase } from '../failures/error-class.ts';
import type { Outcome } from '../telemetry/outcome.ts';
import type { Current } from './look-up.ts';
import type { Runtime } from './runtime.ts';
import type { Versions } from './versions.ts';

export interface Failure {
  remote: string;
  version: string;
  error: unknown;
  phase: Phase;
  /** Milliseconds since it was asked for. */
  duration: number;
}

/**
 * What is left to do about a failure: mount another version in its place; load the page anew,
 * because files of this one are gone; or show that the area failed.
 */
export type Remedy = 'another-version' | 'new-page' | 'none';

export interface RemedyParts {
  runtime: Runtime;
  versions: Versions;
  /** Version of the shell that this page began with. */
  shell: string;
  /** What the registry says now. */
  lookUp: () => Promise<Current>;
  report: (outcome: Outcome, error: unknown) => void;
}

/** Reports a failure, moves on to the next version if there is one, and says what is left to do. */
export function remedyFor({ runtime, versions, shell, lookUp, report }: RemedyParts) {
  /**
   * Asks the registry, where files that are gone may have a successor. Remotes of another shell are not
   * taken over: nobody has tried them in this one.
   */
  async function askRegistry(): Promise<'same-shell' | 'other-shell' | 'unreachable'> {
    try {
      const now = await lookUp();
      if (now.shell && now.shell !== shell) return 'other-shell';
      versions.update(now.remotes);
      return 'same-shell';
    } catch {
      return 'unreachable';
    }
  }

  return async ({ remote, version, error, phase, duration }: Failure): Promise<Remedy> => {
    const failure = classify(error, phase);
    const isLost = isLostFile(error);
    const registry = isLost || failure === 'load' ? await askRegistry() : undefined;
    // A page that has lost the network says nothing about the release.
    if (phase === 'run' && registry === 'unreachable') return 'none';
    // Nor does one that is older than the shell: what it lacks may be gone because it is.
    if (registry !== 'other-shell') report({ remote, version, failure, duration }, error);
    if (isLost && phase !== 'load' && registry === 'other-shell') return 'new-page';
    if (!versions.stepDown(remote, version)) {
      return isLost && phase === 'run' ? 'new-page' : 'none';
    }
    runtime.use(remote, versions.current(remote));
    return 'another-version';
  };
}
